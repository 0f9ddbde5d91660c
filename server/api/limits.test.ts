import { describe, expect, test } from 'vitest';
import { eachAnswer } from '../../data/leads/leadAnswers.ts';
import { messageOf } from '../../data/leads/leadMessage.ts';
import { priorities, timelines } from '../../data/leads/leadWords.ts';
import { contractNoticeLimits, leadLimits } from '../../data/leads/limits.ts';
import { serviceChoices } from '../../data/offer/services.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import { siteUnderTest } from '../testing/siteUnderTest.ts';

/** Fills a field with the character that takes most room: three bytes in UTF-8, nine once escaped in a form post. */
const full = (limit: number) => '€'.repeat(limit);
const host = `${'a'.repeat(63)}.${'b'.repeat(63)}.fr`;
const email = `${'é'.repeat(64)}@${'ç'.repeat(leadLimits.email - 65 - host.length - 1)}.${host}`;
const longest = (codes: readonly { code: string }[]) => full(Math.max(...codes.map(({ code }) => code.length)));
/** Longest text of a textarea: every other character a line break. */
const paragraphs = (limit: number) => '€\n'.repeat(limit / 2 - 1).concat('€€');

const fields = {
  firstName: full(leadLimits.firstName),
  lastName: full(leadLimits.lastName),
  email,
  company: full(leadLimits.company),
  phone: full(leadLimits.phone),
  service: longest(serviceChoices(content)),
  timeline: longest(timelines(content)),
  priority: longest(priorities),
};
/** The longest context sent with a form's fields. */
const hints = { idempotencyKey: 'k'.repeat(36), token: 't'.repeat(100), reponse_complementaire: '' };

describe('the longest form a browser lets through', () => {
  test.each([
    ['letters', full(leadLimits.description)],
    ['line breaks, sent as two characters each', paragraphs(leadLimits.description).replaceAll('\n', '\r\n')],
  ])('is stored when it is posted without script, in %s', async (_of, projectDescription) => {
    const { api, raw } = await siteUnderTest();
    const { status } = await api
      .post('/api/leads')
      .type('form')
      .send({ ...fields, ...hints, projectDescription });
    expect(status).toBe(303);
    const stored = raw.prepare('SELECT name, email, description FROM leads').get();
    expect(stored).toMatchObject({ name: `${fields.firstName} ${fields.lastName}`, email });
    expect(String((stored as { description: string }).description)).toContain(
      projectDescription.replaceAll('\r\n', '\n'),
    );
  });

  test('is stored when the dialog sends it', async () => {
    const { api } = await siteUnderTest();
    const { phone, timeline, priority, firstName, lastName, company, service } = fields;
    const description = full(leadLimits.description);
    const message = messageOf({ ...eachAnswer(() => ''), phone, description, timeline, priority });
    const body = { name: `${firstName} ${lastName}`, email, company, service, message };
    expect((await api.post('/api/leads').send(body)).status).toBe(201);
  });

  test('is stored when it ends the monthly pack', async () => {
    const { api } = await siteUnderTest();
    const { firstName, lastName } = fields;
    const { contract, wishedEnd } = contractNoticeLimits;
    const notice = {
      kind: 'termination',
      firstName,
      lastName,
      email,
      contract: full(contract),
      wishedEnd: full(wishedEnd),
    };
    const { status, headers } = await api
      .post('/api/contract-notices')
      .type('form')
      .send({ ...notice, ...hints });
    expect([status, headers.location]).toEqual([303, expect.stringContaining('/legal/notification-recue?ref=RES-')]);
  });

  test.each(Object.keys(leadLimits).filter((name) => name in fields && name !== 'email' && name !== 'service'))(
    'twin: one more character in %s is refused by name',
    async (field) => {
      const { api } = await siteUnderTest();
      const name = field as keyof typeof fields;
      const long = { ...fields, projectDescription: 'Un marché', [name]: full(leadLimits[name] + 1) };
      const { status, body } = await api.post('/api/leads').type('form').send(long);
      expect([status, body.errors[0].field]).toEqual([422, field]);
    },
  );
});
