import { expect, test } from 'vitest';
import { siteUnderTest } from '../../testing/siteUnderTest.ts';

const LINE = 'Première ligne.\n\n';
const HEAVY = `${LINE}${'*a_ '.repeat(6000)}`;
const DEEP = `${LINE}${'>'.repeat(5000)} a`;

test.each([
  ['24 KB of signs', HEAVY],
  ['a quote of 5,000 quotes', DEEP],
])(
  'an article of %s is previewed as it was typed and not published, with the line that is wrong',
  async (_what, body) => {
    const { api, admin } = await siteUnderTest();
    const preview = (text: string) => api.post('/api/admin/articles/preview').set(admin).send({ body: text });
    const { status, body: shown } = await preview(body);
    expect([status, shown.problems]).toEqual([
      200,
      [{ weight: 'error', field: 'body', line: 3, detail: expect.stringMatching(/signes|niveaux/) }],
    ]);
    expect(shown.text.pieces[0]).toEqual(['p', {}, 'Première ligne.']);
    const { article } = (await api.post('/api/admin/articles').set(admin).send({ title: 'Essai', body }).expect(201))
      .body;
    const refused = await api.post(`/api/admin/articles/${article.id}/publish`).set(admin).send({ version: 1 });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toContainEqual({ field: 'body', detail: expect.stringMatching(/^Ligne 3 : Ce p/) });
    // Twin: without the intricate line the same text is read.
    expect((await preview(LINE)).body.problems).toEqual([]);
  },
);

test.each([
  ['24 KB of signs', HEAVY],
  ['a quote of 5,000 quotes', DEEP],
])('a letter of %s is neither previewed nor saved, and the saved one is kept', async (_what, body) => {
  const { api, admin } = await siteUnderTest();
  const { letter } = (await api.post('/api/admin/letters').set(admin).send({}).expect(201)).body;
  const words = { subject: 'Essai', preheader: '', body };
  const preview = await api
    .post('/api/admin/letter-preview')
    .set(admin)
    .send({ ...words, look: 'light' });
  const change = { ...words, version: letter.version, archive: 'public' };
  const saved = await api.patch(`/api/admin/letters/${letter.id}`).set(admin).send(change);
  for (const response of [preview, saved]) {
    expect([response.status, response.body.errors[0].field]).toEqual([422, 'body']);
    expect(response.body.detail).toMatch(/^Ligne 3 : Ce p/);
  }
  const { body: kept } = await api.get(`/api/admin/letters/${letter.id}`).set(admin);
  expect([kept.letter.version, kept.letter.body]).toEqual([letter.version, letter.body]);
  // Twin: without the intricate line the same text is saved.
  await api
    .patch(`/api/admin/letters/${letter.id}`)
    .set(admin)
    .send({ ...change, body: LINE })
    .expect(200);
});
