/* What sampling leaves of a place's candidates, computed from the 20 likeliest, the whole of the others' probability, and the
   entropy. In the order of text/sampling.py: repetition penalty, temperature, top-k, top-p, min-p, each on what the one before
   left; ties with a threshold are kept. */
(() => {
  "use strict";

  /* `token` is as inside.py tells it; `settings` has temperature, top_k, top_p, min_p and repetition_penalty. Returns `drawn`, the
     probability of each candidate of token.top, `by`, the name of the filter that left it out or "", `rest`, what all other
     tokens have together, `others`, whether any of them can be drawn, and `exact`, whether all of this is certain.

     Of the others no more is known than their probability r and, from the entropy, the mean of their logarithms m. Over a
     temperature t, they weigh Σ pᵝ with β = 1/t, which is at least r·exp((β-1)·m) (Jensen), the more exactly the closer t is to 1.
     That is what is taken; the numbers are certain where nothing depends on it. */
  const filtered = (token, settings) => {
    const { temperature, top_k: topK, top_p: topP, min_p: minP, repetition_penalty: penalty } = settings;
    const known = token.top.map(([, logprob, seen]) => {
      if (logprob === null) return -Infinity;
      if (penalty === 1 || !seen) return logprob;
      const logit = logprob + token.z;
      return (logit > 0 ? logit / penalty : logit * penalty) - token.z;
    });
    const nothing = { drawn: known.map(() => 0), by: known.map(() => ""), rest: 0, others: false, exact: true };
    if (!known.length) return nothing;
    const highest = Math.max(...known);
    if (temperature <= 0) {
      const first = known.indexOf(highest);
      return { ...nothing, drawn: known.map((_, place) => Number(place === first)), by: known.map((_, place) => (place === first ? "" : "temperature")) };
    }
    const plain = token.top.map(([, logprob]) => (logprob === null ? 0 : Math.exp(logprob)));
    const r = Math.max(0, 1 - plain.reduce((sum, p) => sum + p, 0));
    const hasRest = r > 2e-4; // less is what rounding leaves
    const beta = 1 / temperature;
    let rest = 0;
    if (hasRest) {
      const told = plain.reduce((sum, p) => sum - (p > 0 ? p * Math.log(p) : 0), 0);
      const lowest = Math.log(plain[plain.length - 1]);
      const mean = Math.min(-(token.h - told) / r, lowest);
      rest = Math.exp(Math.log(r) + (beta - 1) * mean - beta * highest);
    }
    const weights = known.map((logprob) => Math.exp(beta * (logprob - highest)));
    const by = known.map(() => "");
    const order = known.map((_, place) => place).sort((a, b) => known[b] - known[a]);
    let exact = !hasRest || (temperature === 1 && penalty === 1);
    const kept = () => order.filter((place) => !by[place]);
    const leave = (place, name) => {
      by[place] = by[place] || name;
    };

    if (topK > 0 && topK <= order.length) {
      const least = known[order[topK - 1]];
      for (const place of order) if (known[place] < least) leave(place, "top-k");
      rest = 0;
      exact = penalty === 1 || !hasRest;
    } else if (topK > 0 && hasRest) exact = false; // some of the others are left out; who knows what they weigh
    if (topP < 1) {
      const wanted = topP * (kept().reduce((sum, place) => sum + weights[place], 0) + rest);
      let sum = 0;
      let least = null;
      for (const place of kept()) {
        sum += weights[place];
        if (sum >= wanted * (1 - 1e-6)) {
          least = known[place];
          break;
        }
      }
      if (least !== null) {
        for (const place of order) if (known[place] < least) leave(place, "top-p");
        rest = 0;
      } else {
        rest = Math.min(rest, wanted - sum);
        exact = false;
      }
    }
    if (minP > 0) {
      for (const place of order) if (weights[place] < minP) leave(place, "min-p");
      if (rest > 0) {
        if (weights[order[order.length - 1]] < minP) {
          rest = 0; // the others are less likely still
          exact = exact || (penalty === 1 && topP >= 1 && !(topK > 0));
        } else exact = false;
      }
    }
    const total = kept().reduce((sum, place) => sum + weights[place], 0) + rest;
    return {
      drawn: weights.map((weight, place) => (by[place] ? 0 : weight / total)),
      by,
      rest: rest / total,
      others: rest > 0,
      exact,
    };
  };

  window.hfjax.filtered = filtered;
})();
