import { addMail } from '../../database/mail/outbox.ts';
import { waitsUntouched } from '../../database/mail/outboxState.ts';
import type { Connection } from '../../database/store.ts';
import type { PlaceState } from './copyState.ts';

/** One try that fails is tried again five minutes later; the second is told. */
const TOLD_AT = 2;

interface Change {
  before: PlaceState;
  after: PlaceState;
  at: Date;
  /** The part of the Message-ID after the @. */
  host: string;
}

/** Queues a mail to the owner when copies elsewhere begin to fail. To be run inside the write queue. */
export async function tellOfCopies(connection: Connection, { before, after, at, host }: Change): Promise<void> {
  const fails = before.failures < TOLD_AT && after.failures >= TOLD_AT;
  const drillFails = !before.drillLook?.problem && !!after.drillLook?.problem;
  if ((fails || drillFails) && !(await waitsUntouched(connection, 'upkeep', null)))
    await addMail(connection, { kind: 'upkeep', host, now: at });
}
