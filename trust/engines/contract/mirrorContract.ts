import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { guessReading, linesOf, readImport } from '../../../components/admin/newsletter/importFile.ts';
import { importCheck } from '../../../data/api/people.ts';
import { stopReasons } from '../../../data/desk/bounceWords.ts';
import { subscriberStates } from '../../../data/people/personWords.ts';
import { personOf } from '../../../database/people/people.ts';
import { eachSubscriber } from '../../../database/people/subscribers.ts';
import { build, run } from '../../../database/store.ts';
import { importRows } from '../../../server/api/admin/importSubscribers.ts';
import { type Columns, csvStyles, subscriberColumns, tableText } from '../../../server/exportTables.ts';
import type { Opened } from '../../testing/engines.ts';

const MANY = 1000;
/** Some five hours apart, from winter into summer. */
const at = (n: number) => new Date(Date.UTC(2024, 0, 1) + n * 18_020_000).toISOString();
const NOW = new Date('2026-11-27T12:00:00Z');

const fileOf = <Row>(columns: Columns<Row>, rows: AsyncIterable<Row[]>) =>
  buffer(tableText(columns, rows, csvStyles.excel));

/** Exports that their own import reads again; `open` opens a database that holds nothing. */
export function mirrorContract(open: () => Promise<Opened>): void {
  test('a thousand subscribers in every state are the same after an export and an import into a fresh site', async () => {
    const export_ = ({ connection }: Opened) => fileOf(subscriberColumns, eachSubscriber(connection, {}));
    const first = await open();
    await first.queue.write(async (writer) => {
      for (let n = 0; n < MANY; n += 1) {
        const status = subscriberStates[n % 4]?.code ?? 'pending';
        const email = `abonné.${n}@exemple.fr`;
        const since = n % 7 === 0 ? null : at(n);
        const values = {
          ...{ email, status, token_nonce: `${n}`, person_id: await personOf(writer, email) },
          ...{ consent_text_version: n % 3 ? 'v2' : null, consent_at: at(n), consent_source: '=SOMME(A1)' },
          ...{ confirmation_sent_at: since, confirmation_mail_id: since && `<${n}@exemple.fr>` },
          confirmed_at: status === 'pending' ? null : since,
          left_at: status === 'left' ? at(n + 1) : null,
          ...(status === 'stopped' && {
            stopped_at: at(n + 2),
            stop_reason: stopReasons[n % 3]?.code ?? null,
            stop_answer: `550 5.1.1; "unknown", '=1`,
          }),
          imported_at: n % 5 ? null : at(n),
          imported_by: n % 5 ? null : 'alix',
          created_at: at(n),
          updated_at: at(n),
        };
        await run(writer, build.insertInto('newsletter_subscribers').values(values));
      }
    });
    const text = await export_(first);

    const table = await readImport(new File([Uint8Array.from(text)], 'abonnes.csv'));
    const rows = linesOf(table, guessReading(table)).map(({ number, verdict, ...row }) => row);
    const fresh = await open();
    const verdicts: string[] = [];
    for (let from = 0; from < MANY; from += 100) {
      const piece = importCheck.parse({ rows: rows.slice(from, from + 100) });
      const site = { fingerprints: () => ['none'], now: () => NOW };
      const more = { actor: 'alix', at: NOW.toISOString() };
      verdicts.push(...(await fresh.queue.write((writer) => importRows(site, writer, { ...piece, ...more }))));
    }
    expect(new Set(verdicts)).toEqual(new Set(['new', 'kept']));
    expect((await export_(fresh)).toString().split('\r\n')).toEqual(text.toString().split('\r\n'));
  });
}
