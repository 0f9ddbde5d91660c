import { expect, test } from 'vitest';
import { at, type World } from './world.ts';

const LONG = `${'lorem ipsum '.repeat(300)}aiguille`;

/** Leads to search, by number. */
const LEADS = [
  { name: 'Élodie Besançon', description: 'Une étude à 100 %, SIRET 123' },
  { name: 'Hector Œuvrard', company: 'Cœur_de_Lion', description: 'coeur\nà l’ouvrage' },
  { name: 'Straße Ångström', email: 'a_b@exemple.fr', description: 'C:\\dossier\\plan' },
  { name: 'Иван Ёлкин', description: 'Ελλας, İstanbul, naïve façade, Sø\u00adren Łukasz, ılgaz' },
  { name: 'O’Brien "Bob" 🦊', description: LONG },
  { name: 'Zoe Li', service: 'Pitch deck', phone: '+33 6 12 34 56 78' },
] as const;

/** Searches, and the numbers of the leads that match. */
const ANSWERS: [search: string, ids: number[]][] = [
  ['besancon', [1]],
  ['BESANÇON étude', [1]],
  ['besançon hector', []],
  ['elodie', [1]],
  ['100 %', [1]],
  ['1%0', []],
  ['siret_123', []],
  ['a_b', [3]],
  ['cœur', [2]],
  ['coeur', [2]],
  ['oeuvrard', [2]],
  ['oeu', [2]],
  ['cœu', [2]],
  ['ŒUVRARD', [2]],
  ['_de_', [2]],
  ['%%%', []],
  ['strasse', [3]],
  ['soren lukasz', [4]],
  ['ilgaz', [4]],
  ['étude à 20', [1]],
  ['STRAßE', [3]],
  ['angstrom', [3]],
  ['\\dossier\\', [3]],
  ['иван', [4]],
  ['ИВАН', [4]],
  ['istanbul', [4]],
  ['naive FACADE', [4]],
  ['"bob"', [5]],
  ['o’brien', [5]],
  ["o'brien", [5]],
  ["l'ouvrage", [2]],
  ['aiguille', [5]],
  ['ipsum aiguille', [5]],
  ['li', [6, 2]],
  ['zo li', [6]],
  ['qz', []],
  ['pitch deck', [6]],
  ['06 12 34 56 78', [6]],
  ['0612', [6]],
  ['3456', [6]],
  ['34-56.78', [6]],
  ['+33 (0)6 12', [6]],
  ['612345678', [6]],
  ['9999', []],
  ['dev-2026-000', [6, 5, 4, 3, 2, 1]],
  ['exemple.fr', [6, 5, 4, 3, 2, 1]],
  ['   ', [6, 5, 4, 3, 2, 1]],
];

export function searchContract({ read, write, store, found }: World): void {
  test('words are found anywhere, whatever case and accents, and nothing else is', async () => {
    for (const lead of LEADS) await store(lead);
    const answers: [string, number[]][] = [];
    for (const [search] of ANSWERS) answers.push([search, await found(search)]);
    expect(answers).toEqual(ANSWERS);
  });

  test('a lead is found from the instant it is stored, by what it says now, until it is erased', async () => {
    const { id } = await store({ idempotencyKey: 'form', description: 'une première version' });
    const { leads, total } = await read.listLeads({ search: 'premiere', quarantine: false, limit: 9 });
    expect([leads.map((lead) => lead.id), total]).toEqual([[id], 1]);
    await found('premiere');
    await store({ idempotencyKey: 'form', description: 'une seconde version' });
    expect([await found('premiere'), await found('seconde')]).toEqual([[], [id]]);
    await write.eraseLeads([id]);
    expect(await found('seconde')).toEqual([]);
  });

  test('words and facts narrow a list page by page', async () => {
    for (let n = 0; n < 9; n += 1) await store({ name: n % 3 ? 'Odile' : 'Pascal' });
    await write.changeLead(5, { status: 'gagne' }, { actor: 'alix', at: at() });
    const page = async (query: object) => {
      const { leads, total, next } = await read.listLeads({ quarantine: false, limit: 3, search: 'ODILE', ...query });
      return [leads.map(({ id }) => id), total, next];
    };
    expect(await page({})).toEqual([[9, 8, 6], 6, 6]);
    expect(await page({ before: 6 })).toEqual([[5, 3, 2], 6, null]);
    expect(await page({ status: 'gagne' })).toEqual([[5], 1, null]);
  });
}
