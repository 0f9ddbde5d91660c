import { leadById, type NewLead, type StoredLead } from '../../database/leads/leads.ts';
import { addMail } from '../../database/mail/outbox.ts';
import { leadMails } from '../../database/mail/outboxList.ts';
import { noteCanaryRun } from '../../database/settings/canaryRun.ts';
import type { Connection } from '../../database/store.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';

/** Ends a transaction that did all it should and must leave nothing: what it found is all that is kept. */
class Undone extends Error {
  readonly stored: StoredLead;
  readonly finding: string;

  constructor(stored: StoredLead, finding: string) {
    super('undone');
    this.stored = stored;
    this.finding = finding;
  }
}

/** What `noteCanaryRun` keeps of a lead that was stored as it should be. */
export const WELL_STORED = 'well';

/**
 * Stores the site's own request as any other, with its mails, reads back what that made, and undoes it all in the same
 * transaction: no reader ever sees it, a crash leaves nothing, and its number in the series is still free. What stays is
 * the finding, committed to the same file, and a mail without words for the worker.
 * @param store what storing a request does, whoever sent it.
 * @throws Problem 409 for a request that came a second time, or too late.
 */
export async function rehearse(
  { queue, settings, now, mailWaiting }: Services,
  { nonce, lead, store }: { nonce: string; lead: NewLead; store: (connection: Connection) => Promise<StoredLead> },
): Promise<StoredLead> {
  const undone = await queue
    .write(async (connection) => {
      const stored = await store(connection);
      throw new Undone(stored, await find(connection, stored, lead));
    })
    .catch((error: unknown) => {
      if (error instanceof Undone) return error;
      throw error;
    });
  const known = await queue.write(async (connection) => {
    if (!(await noteCanaryRun(connection, nonce, { stored: undone.finding }))) return false;
    if (settings.mail)
      await addMail(connection, { kind: 'canary', host: new URL(settings.baseUrl).hostname, now: now() });
    return true;
  });
  if (!known) throw new Problem(409, 'Cette demande d’essai est déjà arrivée.');
  mailWaiting();
  return undone.stored;
}

/** What is wrong with a lead that has just been stored, as a sentence's end. */
async function find(connection: Connection, { id, held }: StoredLead, lead: NewLead): Promise<string> {
  const row = await leadById(connection, id);
  if (!row || row.name !== lead.name || row.email !== lead.email || row.message !== lead.message)
    return 'elle ne se relit pas comme elle a été envoyée.';
  if (held) return 'le filtre l’a mise de côté, comme il le ferait d’une vraie.';
  if ((await leadMails(connection, id)).length === 0) return 'aucun courriel n’a été préparé.';
  return WELL_STORED;
}
