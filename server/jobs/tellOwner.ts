import { noteAnnounced } from '../../database/leads/binList.ts';
import { addMail } from '../../database/mail/outbox.ts';
import { waitsUntouched } from '../../database/mail/outboxState.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';
import type { ClockDoubt } from './clock.ts';

const TOLD = 'upkeep-told';
/** What still waits for the owner's word is said again. */
const REMIND_MS = 7 * 86_400_000;

interface Told {
  at: string;
  doubt: boolean;
}

interface Night {
  at: Date;
  doubt: ClockDoubt | undefined;
  /** The part of the Message-ID after the @. */
  host: string;
}

/**
 * Queues one mail when the owner must know something: what entered the bin since the last one, a clock in doubt. To be run inside the write queue, after the night's work.
 */
export async function tellOwner(connection: Connection, { at, doubt, host }: Night): Promise<void> {
  const before = JSON.parse((await readSetting(connection, TOLD)) ?? 'null') as Told | null;
  const isInDoubt = doubt !== undefined;
  const since = before ? Math.abs(at.getTime() - Date.parse(before.at)) : 0;
  const binned = (await noteAnnounced(connection, at.toISOString())) > 0;
  const tells = binned || (isInDoubt && (!before?.doubt || since > REMIND_MS));
  if (tells && !(await waitsUntouched(connection, 'upkeep', null)))
    await addMail(connection, { kind: 'upkeep', host, now: at });
  const told: Told = { at: tells ? at.toISOString() : (before?.at ?? at.toISOString()), doubt: isInDoubt };
  await writeSetting(connection, TOLD, JSON.stringify(told));
}
