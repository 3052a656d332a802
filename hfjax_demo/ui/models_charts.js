/* The Models tab's charts, drawn as SVG in the page's own colours and at its own width: memory over time, and a bar for each
   of the last answers. Texts arrive ready to read (see models_status.py); here they only get their place. */
(() => {
  "use strict";

  const { svg: draw } = window.hfjax;
  const GAP_S = 60; // nobody looked meanwhile, so nothing is known of the time between
  const MARGIN = { top: 18, right: 2, bottom: 20, left: 46 };
  const MEMORY_HEIGHT = 148;
  const BARS_HEIGHT = 76;
  const LABEL_HEIGHT = 18;

  const round = (value) => Math.round(value * 10) / 10;

  /* 1, 2 or 5 times a power of ten, so that `most` steps or fewer reach the top. */
  const step = (top, most) => {
    const rough = top / most;
    const power = 10 ** Math.floor(Math.log10(rough));
    return [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough);
  };

  const bytes = (count, top) => {
    if (count === 0) return "0";
    return top >= 1e9 ? `${round(count / 1e9)} GB` : `${Math.round(count / 1e6)} MB`;
  };

  const ago = (seconds) => {
    if (seconds < 10) return "just now";
    if (seconds < 60) return `${Math.round(seconds)} s ago`;
    if (seconds < 3600) return `${Math.round(seconds / 60)} min ago`;
    return seconds < 86400 ? `${Math.round(seconds / 3600)} h ago` : `${Math.round(seconds / 86400)} d ago`;
  };

  const size = (count) => (count >= 999.5e6 ? `${(count / 1e9).toFixed(1)} GB` : `${Math.round(count / 1e6)} MB`);

  /* Steps of the time axis, in seconds, and what their marks say. */
  const TIMES = [15, 60, 300, 600, 1800, 3600, 7200, 21600, 86400];
  const timeMark = (seconds) => (seconds < 60 ? `${seconds} s` : seconds < 7200 ? `${seconds / 60} min` : `${seconds / 3600} h`);

  /* -- memory over time ---------------------------------------------------------------------------------------- */

  const stretches = (samples) => {
    const found = [];
    for (const sample of samples) {
      const last = found[found.length - 1];
      if (last && sample[0] - last[last.length - 1][0] <= GAP_S) last.push(sample);
      else found.push([sample]);
    }
    return found;
  };

  const path = (points) => points.map(([x, y], place) => `${place ? "L" : "M"}${round(x)} ${round(y)}`).join("");

  const memory = (element) => {
    let device = null;
    let now = 0;
    let chosen = null; // the moment under the pointer, or that the arrow keys went to
    const note = document.createElement("div");
    note.className = "readout";
    note.setAttribute("aria-live", "polite");

    const samples = () => {
      const kept = device.history.filter((sample) => sample[0] <= now);
      return [...kept, [now, device.used, device.models]];
    };

    const scales = () => {
      const width = element.clientWidth;
      const all = samples();
      const start = Math.min(all[0][0], now - 60);
      const top = 1.06 * Math.max(device.budget, ...all.map((sample) => sample[1]), 1);
      const right = width - MARGIN.right;
      const bottom = MEMORY_HEIGHT - MARGIN.bottom;
      return {
        all, start, top, width, right, bottom,
        x: (at) => MARGIN.left + ((at - start) / (now - start)) * (right - MARGIN.left),
        y: (count) => bottom - (count / top) * (bottom - MARGIN.top),
      };
    };

    const area = (points, scale, which, name) => {
      const line = points.map((sample) => [scale.x(sample[0]), scale.y(sample[which])]);
      const [first, last] = [line[0], line[line.length - 1]];
      return [
        draw("path", { class: name, d: `${path(line)}L${round(last[0])} ${scale.bottom}L${round(first[0])} ${scale.bottom}Z` }),
        draw("path", { class: `${name}-line`, d: path(line.length > 1 ? line : [first, first]) }),
      ];
    };

    const axes = (scale) => {
      const parts = [];
      const rise = step(scale.top, 3);
      for (let count = 0; count <= scale.top; count += rise) {
        const y = round(scale.y(count));
        parts.push(draw("line", { class: "grid", x1: MARGIN.left, x2: scale.right, y1: y, y2: y }));
        parts.push(draw("text", { x: MARGIN.left - 8, y: y + 4, "text-anchor": "end" }, bytes(count, scale.top)));
      }
      const span = now - scale.start;
      const apart = TIMES.find((size) => span / size <= 4.5) || TIMES[TIMES.length - 1];
      for (let back = 0; back <= span; back += apart) {
        const x = round(scale.x(now - back));
        const text = back ? `−${timeMark(back)}` : "now";
        if (x - MARGIN.left < 16) break; // it would stand below the other axis
        parts.push(draw("text", { x, y: MEMORY_HEIGHT - 4, "text-anchor": back ? "middle" : "end" }, text));
      }
      return parts;
    };

    const budget = (scale) => {
      const y = round(scale.y(device.budget));
      return [
        draw("line", { class: "budget", x1: MARGIN.left, x2: scale.right, y1: y, y2: y }),
        draw("text", { class: "budget-text", x: scale.right, y: y - 5, "text-anchor": "end" }, `model budget ${device.texts.budget}`),
      ];
    };

    const mark = (scale) => {
      if (chosen === null) {
        note.hidden = true;
        return [];
      }
      const sample = scale.all.reduce((best, one) => (Math.abs(one[0] - chosen) < Math.abs(best[0] - chosen) ? one : best));
      const x = round(scale.x(sample[0]));
      note.hidden = false;
      note.textContent = `${ago(now - sample[0])}: ${size(sample[1])} used, ${size(sample[2])} by models`;
      const half = note.offsetWidth / 2;
      note.style.left = `${Math.min(Math.max(x, half), scale.width - half)}px`;
      return [
        draw("line", { class: "cross", x1: x, x2: x, y1: MARGIN.top, y2: scale.bottom }),
        draw("circle", { class: "others-dot", cx: x, cy: scale.y(sample[1]), r: 3.5 }),
        draw("circle", { class: "models-dot", cx: x, cy: scale.y(sample[2]), r: 3.5 }),
      ];
    };

    const redraw = () => {
      if (!device || !element.clientWidth) return;
      const scale = scales();
      const areas = stretches(scale.all).flatMap((points) => [
        ...area(points, scale, 1, "others"),
        ...area(points, scale, 2, "models"),
      ]);
      const image = draw(
        "svg",
        { width: scale.width, height: MEMORY_HEIGHT, "aria-hidden": "true" },
        ...axes(scale),
        ...areas,
        ...budget(scale),
      );
      if (!note.isConnected) element.append(note);
      image.append(...mark(scale));
      const before = element.querySelector("svg");
      if (before) before.replaceWith(image);
      else element.prepend(image);
    };

    const look = (at) => {
      chosen = at;
      redraw();
    };
    element.addEventListener("pointermove", (event) => {
      if (!device) return;
      const scale = scales();
      const share = (event.clientX - element.getBoundingClientRect().left - MARGIN.left) / (scale.right - MARGIN.left);
      look(scale.start + Math.min(Math.max(share, 0), 1) * (now - scale.start));
    });
    element.addEventListener("pointerleave", () => look(null));
    element.addEventListener("blur", () => look(null));
    element.addEventListener("keydown", (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
      if (by === undefined || !device) return;
      event.preventDefault();
      const times = samples().map((sample) => sample[0]);
      const at = chosen === null ? times.length - 1 : times.findIndex((time) => time >= chosen);
      look(times[Math.min(Math.max((at < 0 ? times.length - 1 : at) + by, 0), times.length - 1)]);
    });

    return {
      redraw,
      show(newDevice, newNow) {
        device = newDevice;
        now = newNow;
        const highest = Math.max(...samples().map((sample) => sample[1]));
        const said =
          `Memory over the last ${Math.max(1, Math.round((now - samples()[0][0]) / 60))} minutes: ${device.texts.used} used, ` +
          `${device.texts.models} by models; peak ${size(highest)}. Model budget: ${device.texts.budget}.`;
        if (element.getAttribute("aria-label") !== said) element.setAttribute("aria-label", said);
        redraw();
      },
    };
  };

  /* -- a bar for each of the last answers ---------------------------------------------------------------------- */

  /* Neighbours of one model share a name below them, as far as there is room for it. */
  const groups = (bars) => {
    const found = [];
    bars.forEach((bar, place) => {
      const last = found[found.length - 1];
      if (last && last.model === bar.model) last.end = place + 1;
      else found.push({ model: bar.model, start: place, end: place + 1 });
    });
    return found;
  };

  const shortened = (text, width) => {
    const room = Math.floor(width / 6.2); // characters of 11 pixels
    if (text.length <= room) return text;
    return room >= 4 ? `${text.slice(0, room - 1).trimEnd()}…` : "";
  };

  const bars = (element, { bars: items, unit }) => {
    const width = element.clientWidth;
    const most = Math.max(...items.map((bar) => bar.value), 1e-9);
    const left = MARGIN.left;
    const apart = Math.min((width - left) / items.length, 28);
    const height = BARS_HEIGHT - 8;
    const y = (value) => 8 + height - (value / most) * height;
    const label = items.reduce((best, bar) => (bar.value > best.value ? bar : best)).text;
    const image = draw(
      "svg",
      {
        width,
        height: BARS_HEIGHT + LABEL_HEIGHT,
        role: "img",
        "aria-label": `${unit}, last ${items.length}, oldest first:  ${items.map((bar) => `${bar.model} ${bar.text}`).join(", ")}`,
      },
      draw("line", { class: "grid", x1: left, x2: width, y1: 8, y2: 8 }),
      draw("text", { x: left - 8, y: 12, "text-anchor": "end" }, label),
      draw("text", { x: left - 8, y: BARS_HEIGHT + 4, "text-anchor": "end" }, "0"),
      ...items.map((bar, place) => {
        const gap = apart > 8 ? 3 : 1;
        const shape = draw("rect", {
          class: place === items.length - 1 ? "bar newest" : "bar",
          x: round(left + place * apart + gap / 2),
          width: round(apart - gap),
          y: round(y(bar.value)),
          height: round(Math.max(BARS_HEIGHT - y(bar.value), 1)),
          rx: 2,
        });
        shape.append(draw("title", {}, `${bar.model}: ${bar.text} ${unit}, ${new Date(bar.at * 1000).toLocaleTimeString()}`));
        return shape;
      }),
      draw("line", { class: "grid", x1: left, x2: width, y1: BARS_HEIGHT, y2: BARS_HEIGHT }),
      ...groups(items).flatMap(({ model, start, end }) => {
        const from = left + start * apart;
        const room = (end === items.length ? width : left + end * apart) - from;
        const text = shortened(model, room - 6);
        const tick = start ? [draw("line", { class: "grid", x1: round(from), x2: round(from), y1: BARS_HEIGHT, y2: BARS_HEIGHT + LABEL_HEIGHT })] : [];
        return [...tick, draw("text", { x: round(from + (start ? 5 : 1)), y: BARS_HEIGHT + 14 }, text)];
      }),
    );
    element.replaceChildren(image);
  };

  window.hfjax.charts = { memory, bars, ago };
})();
