import { eraseLeads } from '../../database/leads/eraseLeads.ts';
import { leadById } from '../../database/leads/leads.ts';
import { NoAnswer, type PostedJson, postJson } from '../http/postJson.ts';
import type { Services } from '../services.ts';
import { CANARY_HEADER, canaryLead, canaryMark } from './canaryMark.ts';

/** `well`, or how far it came and why no further, as a sentence's end. */
export type CanaryVerdict = { state: 'well' } | { state: 'unreachable' | 'failed'; problem: string };

const failed = (problem: string): CanaryVerdict => ({ state: 'failed', problem });

/** Sends the site a request of its own at an address, like a visitor, and asks the mail server whether it would take a mail. */
export async function runCanary(services: Services, address: string, signal: AbortSignal): Promise<CanaryVerdict> {
  const time = String(services.now().getTime());
  const headers = { [CANARY_HEADER]: canaryMark(services, time) };
  let answer: PostedJson;
  try {
    // Patient: a person would wait as long.
    answer = await postJson(`${address}/api/leads`, JSON.stringify(canaryLead), { headers, signal, wholeMs: 20_000 });
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return { state: 'unreachable', problem: `${address} ne répond pas (${error.message}).` };
  }
  const arrived = answer.headers.get(CANARY_HEADER) === services.fingerprint('canary-seen', time);
  if (answer.status === 409 && arrived) return failed(JSON.parse(answer.text).detail);
  if (answer.status !== 201) return failed(`${address} a répondu ${answer.status}.`);
  if (arrived) return askMailServer(services);
  await eraseStray(services, JSON.parse(answer.text).id);
  return failed(
    `${address} a répondu, mais rien n’est arrivé ici : un autre site est peut-être à cette adresse, ou un relais retire l’en-tête X-Canary.`,
  );
}

/** What stands before the site took its mark away: it was stored like any other. */
async function eraseStray({ connection, queue }: Services, id: unknown): Promise<void> {
  if (!Number.isSafeInteger(id) || (await leadById(connection, Number(id)))?.email !== canaryLead.email) return;
  await queue.write((writer) => eraseLeads(writer, [Number(id)]));
}

async function askMailServer({ mailer }: Services): Promise<CanaryVerdict> {
  try {
    await mailer?.probe();
    return { state: 'well' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return failed(`elle est enregistrée, mais le serveur de messagerie ne suit pas : « ${reason} ».`);
  }
}
