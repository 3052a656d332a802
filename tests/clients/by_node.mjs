// What people's JavaScript clients do with a server, one line of JSON for each act: `node by_node.mjs CLIENT SERVER MODEL`.
// The acts are those of by_python.py. Packages are found beside this file, where the test copies it to.

import Anthropic from "@anthropic-ai/sdk";
import { betaZodOutputFormat, betaZodTool } from "@anthropic-ai/sdk/helpers/beta/zod";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, isStepCount, Output, streamText, tool } from "ai";
import OpenAI from "openai";
import { zodFunction, zodResponseFormat, zodTextFormat } from "openai/helpers/zod";
import { z } from "zod";

const QUESTION = "Will it rain?";
const ASK = [{ role: "user", content: QUESTION }];
const City = z.enum(["Oslo", "Rome"]);
const Place = z.object({ city: City });
const Report = z.object({ city: City, rainy: z.boolean() });
let asked = [];

function weather({ city }) {
  asked.push(city);
  return "rain";
}

async function pieces(stream, textOf) {
  const texts = [];
  for await (const piece of stream) texts.push(textOf(piece));
  return texts;
}

function openai_chat(url, model) {
  const { completions } = new OpenAI({ baseURL: `${url}/v1`, apiKey: "none", maxRetries: 0 }).chat;
  const about = { model, messages: ASK };
  const tools = [zodFunction({ name: "weather", parameters: Place, function: weather })];
  const form = { response_format: zodResponseFormat(Report, "report") };
  return {
    chat: async () => (await completions.create(about)).choices[0].message.content,
    stream: async () =>
      pieces(await completions.create({ ...about, stream: true }), (piece) => piece.choices[0]?.delta.content ?? ""),
    tools: () => completions.runTools({ ...about, tools }).finalContent(),
    "tools, streamed": () => completions.runTools({ ...about, tools, stream: true }).finalContent(),
    schema: async () => (await completions.parse({ ...about, ...form })).choices[0].message.parsed,
    both: async () => JSON.parse(await completions.runTools({ ...about, ...form, tools }).finalContent()),
  };
}

function openai_responses(url, model) {
  const { responses } = new OpenAI({ baseURL: `${url}/v1`, apiKey: "none", maxRetries: 0 });
  const tools = [{ type: "function", name: "weather", parameters: z.toJSONSchema(Place), strict: true }];
  const form = { text: { format: zodTextFormat(Report, "report") } };
  async function round(more) {
    const input = [...ASK];
    const first = await responses.parse({ model, input, tools, ...more });
    for (const item of first.output) {
      input.push(item);
      if (item.type === "function_call")
        input.push({ type: "function_call_output", call_id: item.call_id, output: weather(JSON.parse(item.arguments)) });
    }
    return responses.parse({ model, input, tools, ...more });
  }
  return {
    chat: async () => (await responses.create({ model, input: QUESTION })).output_text,
    stream: async () =>
      pieces(await responses.create({ model, input: QUESTION, stream: true }), (event) =>
        event.type === "response.output_text.delta" ? event.delta : "",
      ),
    tools: async () => (await round({})).output_text,
    schema: async () => (await responses.parse({ model, input: QUESTION, ...form })).output_parsed,
    both: async () => (await round(form)).output_parsed,
  };
}

function anthropic(url, model) {
  const client = new Anthropic({ baseURL: url, apiKey: "none", maxRetries: 0 });
  const about = { model, max_tokens: 200, messages: ASK };
  const tools = [betaZodTool({ name: "weather", description: "The weather.", inputSchema: Place, run: weather })];
  const run = (more) => client.beta.messages.toolRunner({ ...about, tools, ...more });
  return {
    chat: async () => (await client.messages.create(about)).content[0].text,
    stream: () => pieces(client.messages.stream(about), (event) => event.delta?.text ?? ""),
    tools: async () => (await run({})).content.at(-1).text,
    "tools, streamed": async () => {
      let last;
      for await (const stream of run({ stream: true })) last = await stream.finalMessage();
      return last.content.at(-1).text;
    },
    schema: async () =>
      (await client.messages.parse({ ...about, output_config: { format: zodOutputFormat(Report) } })).parsed_output,
    both: async () => JSON.parse((await run({ output_config: { format: betaZodOutputFormat(Report) } })).content.at(-1).text),
  };
}

function vercel(model) {
  const about = { model, prompt: QUESTION, maxRetries: 0 };
  const told = { ...about, onError: ({ error }) => { throw error; } };
  const tools = { weather: tool({ description: "The weather.", inputSchema: Place, execute: weather }) };
  const run = { ...about, tools, stopWhen: isStepCount(4) };
  const output = Output.object({ schema: Report });
  return {
    chat: async () => (await generateText(about)).text,
    stream: () => pieces(streamText(told).textStream, (text) => text),
    tools: async () => (await generateText(run)).text,
    "tools, streamed": async () => await streamText({ ...run, ...told }).text,
    schema: async () => (await generateText({ ...about, output })).output,
    both: async () => (await generateText({ ...run, output })).output,
    "both, streamed": async () => await streamText({ ...run, ...told, output }).output,
  };
}

const CLIENTS = {
  openai_chat,
  openai_responses,
  anthropic,
  vercel_compatible: (url, model) =>
    vercel(createOpenAICompatible({ name: "here", baseURL: `${url}/v1`, supportsStructuredOutputs: true })(model)),
  vercel_openai_chat: (url, model) => vercel(createOpenAI({ baseURL: `${url}/v1`, apiKey: "none" }).chat(model)),
  vercel_openai_responses: (url, model) => vercel(createOpenAI({ baseURL: `${url}/v1`, apiKey: "none" })(model)),
  vercel_anthropic: (url, model) => vercel(createAnthropic({ baseURL: `${url}/v1`, apiKey: "none" })(model)),
};

const [name, url, model] = process.argv.slice(2);
for (const [act, run] of Object.entries(CLIENTS[name](url, model))) {
  asked = [];
  let result;
  try {
    result = await run();
  } catch (error) {
    result = { failed: `${error}`.slice(0, 2000) };
  }
  console.log(JSON.stringify({ act, result, asked }));
}
