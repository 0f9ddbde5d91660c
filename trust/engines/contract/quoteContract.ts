import { expect, test } from 'vitest';
import { at, later, NOW, together, type World } from './world.ts';

const made = { actor: 'alix', now: NOW, host: 'site.test' };
const acceptance = { name: 'Camille', address: null, terms: true, early_start: false, waiver: false };

export function quoteContract({ read, write, beside, store }: World): void {
  const lines = [{ text: 'Étude', quantity: 1, unit_price: 120 }];
  async function draft(lead: number, over: object = {}): Promise<number> {
    const person = (await read.leadById(lead))?.person_id ?? 0;
    return beside.addQuote({
      ...{ lead_id: lead, person_id: person, replaces_id: null, quality: 'consumer', client: 'Éloïse', lines },
      ...{ scope: '', delay: '48 h', words: '', total_cents: 12_000, deposit_cents: 6000, valid_until: '2026-04-01' },
      ...{ email: 'a@exemple.fr', nonce: 'n', author: 'alix', at: at() },
      ...over,
    });
  }
  const send = (id: number) =>
    beside.sendQuote(id, {
      ...{ ...made, freeze: (number: string) => ({ document: '{}', text: `${number}\n` }), tokenHash: `h${id}` },
      ...{ email: 'a@exemple.fr', due: NOW, followUpOn: '2026-03-07' },
    });
  const accept = (id: number) => beside.acceptQuote(id, { ...made, how: 'online', acceptance, at: at() });

  test('numbers follow each other without a hole, though a sending was undone and many are sent at once', async () => {
    const { id: lead } = await store();
    const ids = await Promise.all(Array.from({ length: 8 }, () => draft(lead)));
    const undone = beside(async (writer) => {
      await (await import('../../testing/storeFunctions.ts')).nextQuoteNumber(writer, NOW);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const sent = await Promise.all(ids.map(send));
    const numbers = sent.map((quote) => quote?.number).sort();
    expect(numbers).toEqual(Array.from({ length: 8 }, (_, n) => `D-2026-${String(n + 1).padStart(4, '0')}`));
    expect(await send(ids[0] ?? 0)).toBeUndefined();
  });

  test('accepted by many at once, a quote has one acceptance and each of its mails once', async () => {
    const { id: lead } = await store();
    const id = await draft(lead);
    await send(id);
    const outcomes = await together(20, () => accept(id));
    expect(outcomes.filter((outcome) => outcome?.became === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome?.became === 'before')).toHaveLength(19);
    const mails = (await read.leadMails(lead)).map(({ kind }) => kind);
    expect(mails.filter((kind) => kind === 'quote-accepted' || kind === 'quote-answer')).toHaveLength(2);
    expect(await beside.declineQuote(id, { ...made, reason: null })).toMatchObject({ became: 'closed' });
    expect(await read.leadById(lead)).toMatchObject({ status: 'gagne', amount_cents: 12_000, follow_up_on: null });
  });

  test('after its last day a quote is expired, and found so; words are found without accents', async () => {
    const { id: lead } = await store();
    const id = await draft(lead, { valid_until: '2026-03-01' });
    await send(id);
    expect(await accept(id)).toMatchObject({ became: 'closed' });
    const list = (filter: object) => read.listQuotes({ limit: 10, ...filter }, NOW);
    expect((await list({ status: 'expired', search: 'eloise' })).quotes).toMatchObject([{ id, status: 'expired' }]);
    expect((await list({ status: 'sent' })).total).toBe(0);
  });

  test('an erasure keeps what the law has kept, and says how much; a night forgets it ten years later', async () => {
    const { id: lead } = await store();
    const person = (await read.leadById(lead))?.person_id ?? 0;
    const [kept, small, open] = [await draft(lead), await draft(lead, { total_cents: 11_999 }), await draft(lead)];
    for (const id of [kept, small, open]) await send(id);
    for (const id of [kept, small]) await accept(id);
    const erased = await write.erasePerson(person, false);
    expect(erased?.counts).toMatchObject({ leads: 1, quotes: 2, kept_quotes: 1 });
    expect(await read.quoteById(kept)).toMatchObject({ text: expect.stringContaining('D-2026') });
    expect(await read.quoteById(open)).toBeUndefined();
    expect(await write.forgetQuotes('2036-03-01')).toBe(0);
    expect(await write.forgetQuotes('2036-03-06')).toBe(1);
    expect(await read.quoteById(kept)).toBeUndefined();
  });

  test('in the bin a request leaves its quotes where they are, and finds them when it comes back', async () => {
    const { id: lead } = await store();
    const id = await draft(lead);
    await send(id);
    await write.putInBin('lead', lead, { actor: 'alix', at: at() });
    expect(await accept(id)).toMatchObject({ became: 'done' });
    expect(await write.forgetQuotes('2026-03-02')).toBe(0);
    const [binned = 0] = await read.binnedLeads([lead]);
    await write.takeBack(binned, { actor: 'alix', at: at(1) });
    expect(await read.deskQuotes(lead, later(2))).toMatchObject([{ id, status: 'accepted' }]);
  });
}
