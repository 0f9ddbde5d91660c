import { randomBytes } from 'node:crypto';
import { beginCanaryRun, canaryMailResponse, endCanaryRun, readCanaryRun } from '../../database/settings/canaryRun.ts';
import { NoAnswer, type PostedJson, postJson } from '../http/postJson.ts';
import { systemSleep } from '../mail/systemSleep.ts';
import type { Services } from '../services.ts';
import { canaryLead } from './canaryLead.ts';
import { WELL_STORED } from './rehearse.ts';

export interface CanaryParts {
  post(url: string, body: string): Promise<PostedJson>;
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  signal: AbortSignal;
}

/** `well`, or how far it came and why no further, as a sentence's end. */
export type CanaryVerdict = { state: 'well' } | { state: 'unreachable' | 'failed'; problem: string };

const MAIL_PATIENCE_MS = 60_000;
const LOOK_MS = 500;

/** Patient: a person would wait as long. */
export const systemParts = (signal: AbortSignal): CanaryParts => ({
  post: (url, body) => postJson(url, body, { signal, wholeMs: 20_000 }),
  sleep: systemSleep,
  signal,
});

/** Sends the site a request of its own at an address, follows it to the disk, the outbox and the mail server, and takes it away. */
export async function runCanary(services: Services, address: string, parts: CanaryParts): Promise<CanaryVerdict> {
  const { queue } = services;
  const nonce = randomBytes(16).toString('base64url');
  await queue.write((writer) => beginCanaryRun(writer, nonce));
  try {
    return await follow(services, { nonce, address, parts });
  } finally {
    await queue.write(endCanaryRun);
  }
}

interface Run {
  nonce: string;
  address: string;
  parts: CanaryParts;
}

async function follow(services: Services, { nonce, address, parts }: Run): Promise<CanaryVerdict> {
  const { connection, settings } = services;
  let answer: PostedJson;
  try {
    answer = await parts.post(`${address}/api/leads`, JSON.stringify(canaryLead(services, nonce)));
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return { state: 'unreachable', problem: `${address} ne répond pas (${error.message}).` };
  }
  if (answer.status !== 201) return failed(`${address} a répondu ${answer.status}.`);
  const run = await readCanaryRun(connection);
  if (run?.nonce !== nonce || run.stored === null)
    return failed(`${address} a répondu, mais rien n’est arrivé ici : un autre site est peut-être à cette adresse.`);
  if (run.stored !== WELL_STORED) return failed(run.stored);
  return settings.mail ? followMail(services, parts) : { state: 'well' };
}

const failed = (problem: string): CanaryVerdict => ({ state: 'failed', problem });

async function followMail({ connection }: Services, { sleep, signal }: CanaryParts): Promise<CanaryVerdict> {
  for (let waited = 0; waited < MAIL_PATIENCE_MS; waited += LOOK_MS) {
    if ((await readCanaryRun(connection))?.mailed) return { state: 'well' };
    await sleep(LOOK_MS, signal);
    if (signal.aborted) break;
  }
  const response = await canaryMailResponse(connection);
  return failed(
    response
      ? `elle est enregistrée, mais le serveur de messagerie ne suit pas : « ${response} ».`
      : `elle est enregistrée, mais aucun courriel n’est parti en ${MAIL_PATIENCE_MS / 1000} s.`,
  );
}
