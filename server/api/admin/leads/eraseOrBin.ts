import type { LeadsErased } from '../../../../data/api/answers.ts';
import type { AskedBy } from '../../../../data/api/deskInput.ts';
import { erasedFrom } from '../../../../data/desk/retention.ts';
import { writeJournal } from '../../../../database/accounts/journal.ts';
import { eraseLeads } from '../../../../database/leads/eraseLeads.ts';
import { leadById } from '../../../../database/leads/leads.ts';
import type { Connection } from '../../../../database/store.ts';
import { binAll } from '../../../jobs/deletions.ts';
import type { Services } from '../../../services.ts';
import type { Author } from '../authorOf.ts';
import { noteErasure } from '../people/noteErasure.ts';

/**
 * Puts leads into the bin, or erases them at once, with a proof of it, when the person they are about asked for it.
 * @returns how many of each, and from when what is in the bin is gone for good (null: nothing is in it).
 */
export async function eraseOrBin(
  services: Services,
  ids: readonly number[],
  askedBy: AskedBy,
  { actor, at }: Author,
): Promise<Omit<LeadsErased, 'success'>> {
  const { queue, live } = services;
  const eraseNow = async (writer: Connection): Promise<number> => {
    const addresses: string[] = [];
    for (const id of ids) addresses.push((await leadById(writer, id))?.email ?? '');
    const leads = await eraseLeads(writer, ids);
    if (leads === 0) return 0;
    await noteErasure(services, writer, { counts: { leads }, addresses: addresses.filter(Boolean), actor });
    await writeJournal(writer, { action: 'leads-erased', account: actor, amount: leads, at });
    return leads;
  };
  const erased = askedBy === 'person' ? await queue.write(eraseNow) : 0;
  const binned = askedBy === 'owner' ? await binAll(services, 'lead', ids, actor) : 0;
  if (erased > 0) await queue.forgetErased();
  live.publish({ kind: 'leads-changed' });
  if (binned > 0) live.publish({ kind: 'upkeep' });
  return { erased, binned, erased_from: binned > 0 ? erasedFrom(at) : null };
}
