import { expect, test } from 'vitest';
import { settingsGroups } from '../../../data/api/settings/groups.ts';
import type { SettingsResponse } from '../../../data/api/settings/settingsResponses.ts';
import { incompleteFields } from '../../../data/company/findable.ts';
import { dayInParis } from '../../../data/french/timeInParis.ts';
import { unchangedContent as content } from '../../../data/settings/unchangedContent.ts';
import { renewSession, type SiteUnderTest, siteUnderTest } from '../../testing/siteUnderTest.ts';

async function desk(expectedLevels: readonly string[] = []) {
  const world = await siteUnderTest({ expectedLevels });
  const { api, admin } = world;
  const read = async () => (await api.get('/api/admin/settings').set(admin)).body as SettingsResponse;
  const save = (group: string, version: number, values: object) =>
    api.put(`/api/admin/settings/${group}`).set(admin).send({ version, values });
  const takeBack = (id: number) => api.post(`/api/admin/settings/changes/${id}/take-back`).set(admin).send({});
  return { ...world, read, save, takeBack };
}
const fieldOf = (answer: SettingsResponse, name: string) => {
  const found = answer.groups.flatMap(({ fields }) => fields).find((field) => field.name === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
const journal = ({ raw }: SiteUnderTest) =>
  raw.prepare(`SELECT action, account FROM journal WHERE kind = 'settings'`).all();

test('every field has its label, its place, its value and what the source says; those to fill in are named as doctor names them', async () => {
  const answer = await (await desk()).read();
  const fields = answer.groups.flatMap((group) => group.fields);
  expect(fields.every(({ label, where, changed }) => label && where && !changed)).toBe(true);
  expect(fields.filter(({ value, source }) => value === undefined || source === undefined)).toEqual([]);
  // French typography: no line begins or ends with a guillemet, which would be parted from its word.
  expect(fields.filter(({ help = '', where }) => /« | »/.test(help + where))).toEqual([]);
  const missing = new Set(fields.filter(({ incomplete }) => incomplete).map(({ name }) => name));
  const named = new Set(incompleteFields(content).map(({ field }) => field.replace(/^(site\.social)\..*/, '$1')));
  expect(missing).toEqual(named);
});

test('a saved value is on the site at once; before, after, who and when are kept; taken back, the source’s value returns', async () => {
  const world = await desk();
  const currentContent = () => world.services.content.current();
  const saved = await world.save('brand', 0, { 'site.brand': '  Kerébel   & Filles ' });
  expect([saved.status, currentContent().site.brand]).toEqual([200, 'Kerébel & Filles']);
  const [change] = (saved.body as SettingsResponse).changes;
  expect(change).toMatchObject({
    group: 'brand',
    actor: 'admin',
    at: world.clock.time.toISOString(),
    fields: [{ name: 'site.brand', before: null, after: 'Kerébel & Filles' }],
  });
  const back = await world.takeBack(change?.id ?? 0);
  expect([back.status, currentContent().site.brand, fieldOf(back.body, 'site.brand').changed]).toEqual([
    200,
    'Cinq & Un',
    false,
  ]);
  const [again, once] = (back.body as SettingsResponse).changes;
  expect([once?.revertible, again?.revertible]).toEqual([false, true]);
  expect(again?.fields[0]).toMatchObject({ before: 'Kerébel & Filles', after: null });
  expect((await world.takeBack(change?.id ?? 0)).body.changes).toHaveLength(2);
  expect(journal(world)).toEqual([
    { action: 'settings-changed', account: 'admin' },
    { action: 'settings-taken-back', account: 'admin' },
  ]);
});

test('a save over another account’s newer one gets 409 and changes nothing; an older change is taken back over a newer one', async () => {
  const { save, takeBack, read } = await desk();
  const price = async () => fieldOf(await read(), 'offers.strategie.price').value;
  await save('offers', 0, { 'offers.strategie.price': 81 });
  const refused = await save('offers', 0, { 'offers.strategie.price': 82 });
  expect([refused.status, refused.body.detail, await price()]).toEqual([409, expect.stringContaining('Relisez'), 81]);
  await save('offers', 1, { 'offers.strategie.price': 83.5 });
  const [second, first] = (await read()).changes;
  expect((await takeBack(second?.id ?? 0)).status).toBe(200);
  expect(await price()).toBe(81);
  await takeBack(first?.id ?? 0);
  expect(await price()).toBe(content.offers.strategie.price);
});

test('an unchanged value is not stored: the same words, an empty field to fill in, null', async () => {
  const { save, raw, read } = await desk();
  const lead = fieldOf(await read(), 'hero.lead').source;
  await save('hero', 0, { 'hero.lead': lead, 'hero.title.0': null });
  await save('contact', 0, { 'site.email': null });
  expect(raw.prepare('SELECT count(*) FROM changed_settings').pluck().get()).toBe(0);
});

test('a figure taken off the pages is no longer to be documented, and no line of the source says it', async () => {
  const { save, read } = await desk();
  const isIncomplete = async () => fieldOf(await read(), 'claims.automationReturn.note').incomplete;
  const line = async () => fieldOf(await read(), 'offers.automatisation.line').value;
  expect([await isIncomplete(), await line()]).toEqual([true, expect.stringContaining('340')]);
  await save('claims', 0, { 'claimPlaces.automationReturn': 'withdrawn' });
  expect([await isIncomplete(), await line()]).toEqual([false, 'Audit de vos processus et plan d’automatisation.']);
  await save('claims', 1, { 'claimPlaces.automationReturn': null });
  expect([await isIncomplete(), await line()]).toEqual([true, expect.stringContaining('340')]);
});

test('a question whose words stay keeps following the prices, beside one of the owner’s own', async () => {
  const { save, read, raw, services } = await desk();
  const items = fieldOf(await read(), 'faq.items').value as { question: string; answer: string }[];
  const mine = { question: 'Et le samedi ?', answer: 'Aussi.' };
  const pack = items.find(({ question }) => question.includes('pack'));
  expect((await save('faq', 0, { 'faq.items': [mine, pack] })).status).toBe(200);
  const stored = raw.prepare(`SELECT fields FROM changed_settings WHERE subject = 'faq'`).pluck().get();
  expect(JSON.parse(String(stored))).toEqual({ 'faq.items': [mine, 'pack'] });
  await save('offers', 0, { 'pack.price': 333 });
  expect(services.content.current().pack.price).toBe(333);
  const [, shown] = fieldOf(await read(), 'faq.items').value as typeof items;
  expect(shown?.answer).toContain('333');
});

test('a value that may not be is refused with its field and a French sentence, and nothing is stored', async () => {
  const { save, raw } = await desk();
  const refused: [string, object, string][] = [
    ['brand', { 'site.brand': ' ' }, 'site.brand'],
    ['offers', { 'offers.strategie.price': -1 }, 'offers.strategie.price'],
    ['offers', { 'offers.strategie.price': 10.001 }, 'offers.strategie.price'],
    ['offers', { 'offers.strategie.delay': 'jamais' }, 'offers.strategie.delay'],
    ['social', { 'site.social': [{ name: 'X', url: 'javascript:alert(1)' }] }, 'site.social.0.url'],
    ['signatory', { 'site.owner.portrait': '//ailleurs.test/x.png' }, 'site.owner.portrait'],
    ['terms', { 'delays.express': 72 }, 'delays.express'],
    ['legal', { 'site.brand': 'Autre' }, 'site.brand'],
    ['legal', { 'identity.siren': '123 456 789' }, 'identity.siren'],
    ['legal', { 'identity.siren': '732 829 320 00074' }, 'identity.siren'],
    ['faq', { 'faq.items': [] }, 'faq.items'],
    ['looks', { 'site.looks.accent': '#FFD400' }, 'site.looks.accent'],
    ['looks', { 'site.looks.accent': 'red;}body{display:none' }, 'site.looks.accent'],
    ['looks', { 'site.looks.logo': '/media/0123456789abcdef0123456789abcdef-480.webp' }, 'site.looks.logo'],
    ['looks', { 'site.looks.logo': '/logo.svg' }, 'site.looks.logo'],
    ['looks', { 'site.looks.logoPlace': 'ailleurs' }, 'site.looks.logoPlace'],
  ];
  for (const [group, values, field] of refused) {
    const { status, body } = await save(group, 0, values);
    expect([status, body.errors?.[0]?.field], `${group} ${JSON.stringify(values)}`).toEqual([422, field]);
  }
  expect((await save('nulle-part', 0, {})).status).toBe(404);
  expect(raw.prepare('SELECT count(*) FROM setting_changes').pluck().get()).toBe(0);
});

test('a colour too light to be read is refused with its ratio, one that is read is in the icon of the site at once', async () => {
  const { save, api } = await desk();
  const { body } = await save('looks', 0, { 'site.looks.accent': '#ffd400' });
  expect(body.errors[0].detail).toMatch(/1,\d+ pour 1 sur fond clair/);
  expect((await save('looks', 0, { 'site.looks.accent': '#0a6b5e' })).status).toBe(200);
  expect((await api.get('/favicon.svg')).body.toString()).toContain('.l{stroke:#0A6B5E}');
});

test('strangers and other sites may neither read nor change them', async () => {
  // Expects a warning in the log, for the attempt from another site's page.
  const { api, admin, services } = await desk(['warn']);
  expect((await api.get('/api/admin/settings')).status).toBe(401);
  const put = api.put('/api/admin/settings/brand').send({ version: 0, values: { 'site.brand': 'Volée' } });
  expect((await put.set({ ...admin, Origin: 'https://ailleurs.test' })).status).toBe(403);
  expect(services.content.current().site.brand).toBe('Cinq & Un');
});

test('a legal document that says what was changed is dated that day, and no other', async () => {
  const world = await desk();
  const { save, services } = world;
  const dated = () => Object.entries(services.content.current().settings.legal ?? {});
  // The date of a legal page is the later one of the source's and the change's.
  world.clock.time = new Date('2020-05-05T10:00:00Z');
  await renewSession(world);
  expect((await save('contact', 0, { 'site.phone': '06 12 34 56 78' })).status).toBe(200);
  expect(dated()).toEqual([]);
  world.clock.time = new Date('2041-05-05T10:00:00Z');
  await renewSession(world);
  const today = dayInParis(world.clock.time);
  await save('legal', 0, {
    'identity.processors.ai': [{ name: 'Une société', transfer: 'aucun transfert', contract: 'accord signé' }],
  });
  expect(dated()).toEqual([['politique-confidentialite', today]]);
  await save('claims', 0, { 'claimPlaces.precision': 'withdrawn' });
  expect(dated()).toEqual([
    ['mentions-legales', today],
    ['politique-confidentialite', today],
  ]);
  await save('contact', 1, { 'site.email': 'bonjour@exemple.fr' });
  expect(dated()).toHaveLength(Object.keys(content.legal).length);
});

test('a code of a group and a name of a field are used once', () => {
  const names = settingsGroups.flatMap(({ fields }) => Object.keys(fields));
  expect(new Set(names).size).toBe(names.length);
});
