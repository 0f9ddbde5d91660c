import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CHOICES, type Question } from '../../data/register/protocol.ts';

/** A model whose accuracy and whose errors are known beforehand. */
export interface FakeModel {
  /** As the configuration names it to the provider. */
  model: string;
  /** The share of all questions it knows the answer to: of those that it answers by itself, where it repeats another. */
  accuracy: number;
  /** Whose answer it repeats, right or wrong, and for which share of the questions. */
  repeats?: { other: string; share: number };
}

export interface ModelStandIn {
  /** What `baseUrl` names. */
  address: string;
  /** How often each model was asked each prompt. */
  asked: ReadonlyMap<string, number>;
  /** Answers this many next calls with 429. */
  refuseNext(calls: number): void;
  /** The choice a model gives to a question in every run, from 0. */
  choiceOf(model: string, question: Question): number;
  close(): Promise<void>;
}

export const STAND_IN_KEY = 'clef-du-test';

/** A number from 0 to 1 that a text always gives: FNV-1a, mixed as MurmurHash3 ends. */
function drawn(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A provider of OpenAI's form on this machine, over these questions. */
export async function startModels(fakes: readonly FakeModel[], questions: readonly Question[]): Promise<ModelStandIn> {
  const asked = new Map<string, number>();
  let refusals = 0;
  /** Among all questions, in an order of the model's own. */
  const placeOf = (name: string, { id }: Question) =>
    questions.filter((other) => drawn(`${name} knows ${other.id}`) < drawn(`${name} knows ${id}`)).length;
  const choiceOf = (name: string, question: Question): number => {
    const { accuracy = 0, repeats } = fakes.find(({ model }) => model === name) ?? {};
    if (repeats && drawn(`${name} repeats ${question.id}`) < repeats.share) return choiceOf(repeats.other, question);
    if (placeOf(name, question) < accuracy * questions.length) return question.answer;
    return (question.answer + 1 + Math.floor(drawn(`${name} errs ${question.id}`) * (CHOICES - 1))) % CHOICES;
  };
  const answer = (name: string, prompt: string): string => {
    const question = questions.find((one) => prompt.includes(`\n${one.question}\n`));
    const choice = question?.choices[choiceOf(name, question)];
    return (
      prompt
        .split('\n')
        .find((line) => line.slice(3) === choice)
        ?.slice(0, 1) ?? '?'
    );
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const send = (status: number, content: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' })
        .end(JSON.stringify(content));
    if (request.headers.authorization !== `Bearer ${STAND_IN_KEY}`) {
      send(401, { error: { message: `Unknown key ${request.headers.authorization}` } });
      return;
    }
    if (refusals > 0) {
      refusals--;
      send(429, { error: { message: 'Slow down' } });
      return;
    }
    const { model, messages } = JSON.parse(body) as { model: string; messages: { content: string }[] };
    const prompt = messages[0]?.content ?? '';
    asked.set(`${model} ${prompt}`, (asked.get(`${model} ${prompt}`) ?? 0) + 1);
    send(200, {
      ...{ id: 'answer', object: 'chat.completion', created: 0, model },
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: answer(model, prompt) } }],
      usage: { prompt_tokens: 100, completion_tokens: 2, total_tokens: 102 },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    refuseNext: (calls) => {
      refusals = calls;
    },
    choiceOf,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The file that names these models to `measure`. */
export const measureConfigOf = (fakes: readonly FakeModel[], address: string): string =>
  JSON.stringify({
    currency: '€',
    models: fakes.map(({ model }) => ({
      ...{ name: `Modèle ${model}`, model, baseUrl: address, keyVariable: 'STAND_IN_KEY' },
      ...{ inputPrice: 2, outputPrice: 10, outputTokens: 20 },
    })),
  });
