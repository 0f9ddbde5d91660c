import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { MeasureResult } from '../../../data/register/measureResult.ts';
import { CHOICES, MODELS, RUNS, readQuestions } from '../../../data/register/protocol.ts';
import type { Share } from '../../../data/register/statistics.ts';
import { openDatabase } from '../../../database/file/connection.ts';
import { readMeasure } from '../../../database/settings/settings.ts';
import { migratedDirectory } from '../../../database/testing/migratedDirectory.ts';
import { type FakeModel, measureConfigOf, STAND_IN_KEY, startModels } from '../../testing/modelStandIn.ts';
import { startOwnersCommand } from '../../testing/ownersCommand.ts';

const questions = readQuestions(readFileSync('content/registre.json', 'utf8'));
const ALL = questions.length * MODELS * RUNS;
const CUT_AT = 400;
const LIKE = 0.7;
const fakes: readonly FakeModel[] = [
  { model: 'a', accuracy: 0.9 },
  { model: 'b', accuracy: 0.75 },
  { model: 'c', accuracy: 0.75, repeats: { other: 'b', share: LIKE } },
  { model: 'd', accuracy: 0.6 },
  { model: 'e', accuracy: 0.25 },
];

/** A site that has measured nothing, beside a provider of these models. */
async function prepared() {
  const models = await startModels(fakes, questions);
  onTestFinished(models.close);
  const dataDir = migratedDirectory();
  const config = path.join(dataDir, 'modeles.json');
  const name = (some: readonly FakeModel[]) => writeFileSync(config, measureConfigOf(some, models.address));
  name(fakes);
  const measure = (words: readonly string[] = ['--yes'], key = STAND_IN_KEY) =>
    startOwnersCommand({ DATA_DIR: dataDir, STAND_IN_KEY: key }, 'measure', '--config', config, ...words);
  const folder = path.join(dataDir, 'registre');
  const answersFile = () => path.join(folder, readdirSync(folder).find((file) => file.endsWith('.jsonl')) ?? '');
  /** The first line says what is measured. */
  const stored = () => readFileSync(answersFile(), 'utf8').split('\n').length - 2;
  async function published(): Promise<MeasureResult | null> {
    const connection = openDatabase(dataDir);
    const result = await readMeasure(connection);
    connection.close();
    return result;
  }
  return { models, name, measure, answersFile, stored, published };
}

const holds = ({ low, high }: Share, known: number) => low <= known && known <= high;
/** How often two models that answer alone meet: both right, or on the same of the wrong choices. */
const meeting = (one: number, other: number) => one * other + ((1 - one) * (1 - other)) / (CHOICES - 1);

describe('the measure of the register', () => {
  test('names what it costs at most, and asks nothing without agreement', async () => {
    const { models, measure } = await prepared();
    const { status, stdout, stderr } = await measure([]).ran;
    expect([status, models.asked.size]).toEqual([78, 0]);
    expect(stdout).toContain(`${ALL.toLocaleString('fr-FR').replace(/\s/g, '')} appels restent à faire`);
    // 300 answers of 20 tokens at 10 € a million, and prompts of some hundred tokens at 2 €.
    expect(stdout).toMatch(/Modèle a \(a\) : 300 appels, 0,[12]\d € au plus/);
    expect(stdout).toMatch(/\d+ questions ont une source lue chez un tiers/);
    expect(stderr).toContain('--yes');
  });

  test('stops at a key that is refused, without saying it', async () => {
    const { models, measure, stored } = await prepared();
    const { status, stdout } = await measure(['--yes'], 'clef-secrete').ran;
    expect([status, models.asked.size, stored()]).toEqual([1, 0, 0]);
    expect(stdout).toContain('Modèle a n’a pas répondu (401');
    expect(stdout).not.toContain('clef-secrete');
  });

  test('killed in the middle, it goes on where it stopped: nothing that was stored is asked again, and what is published is what is known', async () => {
    const { models, name, measure, answersFile, stored, published } = await prepared();
    const first = measure();
    await expect.poll(() => models.asked.size, { interval: 5 }).toBeGreaterThan(CUT_AT);
    first.child.kill('SIGKILL');
    await first.ran;
    const kept = stored();
    expect(kept).toBeGreaterThan(CUT_AT - 2);
    expect(await published()).toBeNull();
    // What a cut of the power may leave of a line.
    appendFileSync(answersFile(), '{"question":"indem');
    models.refuseNext(2);
    const { status, stdout } = await measure().ran;
    expect(stdout).toContain(`${ALL - kept} appels restent à faire`);
    expect([status, stored(), models.asked.size]).toEqual([0, ALL, ALL]);
    // At most the call that was under way when it was killed.
    const twice = [...models.asked.values()].filter((times) => times > 1);
    expect([twice.length <= 1, Math.max(...models.asked.values()) <= 2]).toEqual([true, true]);

    const result = await published();
    if (!result) throw new Error('nothing is published');
    const rightOf = (model: string) => questions.filter((one) => models.choiceOf(model, one) === one.answer).length;
    expect(result.models.map(({ accuracy }) => accuracy.count)).toEqual(fakes.map(({ model }) => rightOf(model)));
    for (const [index, { accuracy }] of fakes.entries())
      expect(holds(result.models[index]?.accuracy ?? { count: 0, of: 0, low: 1, high: 0 }, accuracy)).toBe(true);
    for (const { names, agreement, sameWrong, sameWrongByChance } of result.pairs) {
      const [one, other] = names.map((name) => fakes.find(({ model }) => name === `Modèle ${model}`));
      const alone = meeting(one?.accuracy ?? 0, other?.accuracy ?? 0);
      const isCopy = other?.repeats?.other === one?.model;
      expect([names, holds(agreement, isCopy ? LIKE + (1 - LIKE) * alone : alone)]).toEqual([names, true]);
      if (isCopy) expect(sameWrong).toBeGreaterThan(3 * sameWrongByChance);
    }

    // Finished, it asks nothing again; with other models it does not go on.
    const again = await measure().ran;
    expect([again.status, again.stdout]).toEqual([0, expect.stringContaining('finie et publiée')]);
    name([...fakes].reverse());
    const other = await measure().ran;
    expect([other.status, other.stderr]).toEqual([78, expect.stringContaining('d’autres modèles')]);
    expect(models.asked.size).toBe(ALL);
  });

  test('a file that names four models, or no key, is refused in words', async () => {
    const { name, measure } = await prepared();
    name(fakes.slice(1));
    expect((await measure().ran).stderr).toContain('le protocole demande 5 modèles');
    name(fakes);
    expect((await measure(['--yes'], '').ran).stderr).toContain(
      'STAND_IN_KEY : donnez dans l’environnement la clé de Modèle a',
    );
  });
});
