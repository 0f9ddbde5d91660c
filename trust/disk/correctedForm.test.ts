import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { correctionLimits } from '../../data/leads/limits.ts';
import { caller, leadCall, pause } from '../testing/call.ts';
import { amount, report } from '../testing/form.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

const words = (n: number) => `Mots numéro ${n}.`;

/** The form's nth words. */
function formCall(form: string, n: number) {
  const call = leadCall(form);
  return { ...call, body: JSON.stringify({ ...JSON.parse(String(call.body)), message: words(n) }) };
}

/** What a form shows now, and what its history says it showed before, oldest first. */
function saidIn(dataDir: string, form: string): string[] {
  const database = new Database(path.join(dataDir, 'site.db'), { readonly: true });
  try {
    const lead = database.prepare('SELECT id, message FROM leads WHERE name = ?').all(form) as {
      id: number;
      message: string;
    }[];
    expect(lead).toHaveLength(1);
    const before = database
      .prepare(`SELECT detail ->> '$.message' FROM lead_events WHERE lead_id = ? AND kind = 'corrige' ORDER BY id`)
      .pluck()
      .all(lead[0]?.id) as string[];
    return [...before, lead[0]?.message ?? ''];
  } finally {
    database.close();
  }
}

test('every word of a form that is corrected again and again is shown or in its history, though the site is killed', async () => {
  const rounds = amount(3, 50);
  let corrections = 0;
  let refused = 0;
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServerProcess();
    const call = caller(server.port, 8);
    const acknowledged = new Map<string, number>();
    const kill = () => void pause(Math.random() * 300).then(() => server.signal('SIGKILL'));
    const person = async (who: number) => {
      for (let form = 0; ; form += 1)
        for (let n = 0; n <= correctionLimits.times + 1; n += 1) {
          const name = `${who}-${form}`;
          const answer = await call(formCall(name, n)).catch(() => undefined);
          if (answer === undefined) return;
          expect([n, answer.status]).toEqual([n, n > correctionLimits.times ? 422 : 201]);
          if (answer.status === 201) acknowledged.set(name, n);
          else {
            refused += 1;
            // Amid the forms of the others, however slow the machine is.
            kill();
          }
        }
    };
    await Promise.all([server.ended, ...Array.from({ length: 8 }, (_, who) => person(who))]);
    for (const [name, last] of acknowledged) {
      const said = saidIn(server.dataDir, name);
      expect(said).toEqual(said.map((_, n) => words(n)));
      expect(said.length).toBeGreaterThan(last);
      corrections += last;
    }
  }
  expect(refused).toBeGreaterThan(0);
  report(
    'D16',
    `${corrections} acknowledged corrections over ${rounds} kill -9: every one shown or in the history; ${refused} beyond the fifth refused aloud`,
  );
}, 600_000);

test('twin: where the history is not written, earlier words are gone', async () => {
  const server = await startServerProcess({ twins: ['no-history'] });
  const call = caller(server.port);
  for (let n = 0; n < 3; n += 1) await call(formCall('un', n));
  server.signal('SIGKILL');
  await server.ended;
  expect(saidIn(server.dataDir, 'un')).toEqual([words(2)]);
});
