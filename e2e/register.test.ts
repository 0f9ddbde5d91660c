import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type FakeModel,
  type ModelStandIn,
  measureConfigOf,
  STAND_IN_KEY,
  startModels,
} from '../bin/testing/modelStandIn.ts';
import { startOwnersCommand } from '../bin/testing/ownersCommand.ts';
import { readQuestions } from '../data/register/protocol.ts';
import { sideways } from './every/perception.ts';
import { SCHEMES, violations } from './every/violations.ts';
import { openPage } from './testing/openPage.ts';
import { type Site, startSite } from './testing/site.ts';
import { plain } from './testing/wide.ts';

const questions = readQuestions(readFileSync('content/registre.json', 'utf8'));
const fakes: readonly FakeModel[] = [
  { model: 'a', accuracy: 0.9 },
  { model: 'b', accuracy: 0.75 },
  { model: 'c', accuracy: 0.75, repeats: { other: 'b', share: 0.7 } },
  { model: 'd', accuracy: 0.6 },
  { model: 'e', accuracy: 0.25 },
];

let site: Site;
let models: ModelStandIn;
beforeAll(async () => {
  site = await startSite();
  models = await startModels(fakes, questions);
});
afterAll(async () => {
  await models?.close();
  await site?.stop();
});

const address = () => `${site.base}/registre`;
const words = async (page: Page) => plain(await page.locator('article').innerText());
test('without a measure the page says so and gives no figure; a question opens on its answer and source without script', async () => {
  const page = await openPage(address(), { javaScriptEnabled: false });
  expect(await words(page)).toContain('Rien n’a encore été mesuré');
  expect(await page.locator('article table').count()).toBe(0);
  expect(await page.locator('details').count()).toBe(questions.length);
  const [first] = questions;
  const row = page.locator('details').first();
  await row.locator('summary').click();
  // It opens with a transition.
  const opened = async () => plain(await row.innerText());
  await expect.poll(opened).toContain(`${first?.choices[first.answer]} : réponse attendue`);
  expect(await row.getByRole('link').getAttribute('href')).toBe(first?.source.url);
});

test('a measure that is finished beside the running site is on its page: what it found is what the models are', async () => {
  const config = path.join(site.dataDir, 'modeles.json');
  writeFileSync(config, measureConfigOf(fakes, models.address));
  const settings = { DATA_DIR: site.dataDir, STAND_IN_KEY };
  const { status, stdout } = await startOwnersCommand(settings, 'measure', '--config', config, '--yes').ran;
  expect([status, stdout]).toEqual([0, expect.stringContaining('/registre')]);
  await expect.poll(async () => (await fetch(address())).text()).toContain('Exactitude de chaque modèle');

  const page = await openPage(address(), { own: true });
  expect(await words(page)).not.toContain('Rien n’a encore été mesuré');
  const rows = async (caption: string) =>
    (await page.getByRole('table', { name: caption }).locator('tbody tr').allInnerTexts()).map(plain);
  const accuracies = await rows('Exactitude de chaque modèle');
  for (const [index, { model }] of fakes.entries()) {
    const right = questions.filter((question) => models.choiceOf(model, question) === question.answer).length;
    expect(accuracies[index]).toMatch(new RegExp(`Modèle ${model}\\s+${right} %`));
  }
  const shared = (one: string, other: string) =>
    questions.filter((question) => {
      const choice = models.choiceOf(one, question);
      return choice !== question.answer && choice === models.choiceOf(other, question);
    }).length;
  const errors = await rows('Erreurs communes, à côté du hasard');
  expect(errors.length).toBe(10);
  expect(errors.find((row) => row.startsWith('Modèle b et Modèle c'))).toMatch(new RegExp(`\\s${shared('b', 'c')}\\s`));
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(sideways), `${width} px`).toBeLessThanOrEqual(0);
    expect.soft(await violations(page, SCHEMES), `${width} px`).toEqual([]);
  }
});
