import { onTestFinished } from 'vitest';
import type { LetterRecord } from '../../data/api/letters.ts';
import { addSubscriber, confirmSubscriber } from '../../database/people/subscribers.ts';
import { startLetters } from '../letters/startLetters.ts';
import { startMailer } from '../mail/startMailer.ts';
import { type MailServer, mailServer } from './mailServer.ts';
import { type SiteUnderTest, siteUnderTest } from './siteUnderTest.ts';

export const LETTER = {
  subject: 'Ce que le marché dit vraiment',
  preheader: 'Trois signaux à lire',
  body: 'Bonjour,\n\nVoici **trois** [signaux](/blog/article-1).',
};

export interface LetterWorld {
  site: SiteUnderTest;
  server: MailServer;
  /** Confirmed subscribers, `s1@exemple.fr` and so on; returns their ids. */
  subscribe(amount: number, source?: string, after?: number): Promise<number[]>;
  draft(words?: Partial<typeof LETTER>): Promise<LetterRecord['letter']>;
  /** Posts to a letter's address (`schedule`, `pause` …) as the owner. */
  act(id: number, what: string, body?: object): Promise<{ status: number; body: LetterRecord }>;
  read(id: number): Promise<LetterRecord['letter']>;
  send(id: number, version?: number): Promise<void>;
}

/** A site under test that sends 100,000 letters an hour to a mail server beside it, on the real clock. */
export async function letterWorld(environment: Record<string, string> = {}): Promise<LetterWorld> {
  const server = await mailServer();
  const site = await siteUnderTest({
    environment: {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(server.port),
      SMTP_SECURITY: 'none',
      SMTP_FROM: 'site@site.test',
      NOTIFY_TO: 'moi@site.test',
      ...environment,
    },
    expectedLevels: ['warn'],
  });
  const { services, api, admin } = site;
  services.now = () => new Date();
  const letters = startLetters(services, { random: () => 0.5 });
  const mailer = startMailer(services);
  services.letters = letters;
  services.mailer = mailer;
  onTestFinished(async () => {
    await Promise.all([letters?.stop(0), mailer?.stop(0)]);
  });
  await api.patch('/api/admin/letter-pace').set(admin).send({ an_hour: 100_000 }).expect(200);
  const act: LetterWorld['act'] = (id, what, body = {}) =>
    api.post(`/api/admin/letters/${id}/${what}`).set(admin).send(body);
  return {
    site,
    server,
    act,
    async subscribe(amount, source = '/', after = 0) {
      const now = new Date();
      return await services.queue.write(async (writer) => {
        const ids: number[] = [];
        for (let n = 1; n <= amount; n += 1) {
          const email = `s${after + n}@exemple.fr`;
          const added = await addSubscriber(writer, { email, nonce: 'n', consentTextVersion: '1', source, now });
          await confirmSubscriber(writer, added?.id ?? 0, now);
          ids.push(added?.id ?? 0);
        }
        return ids;
      });
    },
    async draft(words = {}) {
      const { letter } = (await api.post('/api/admin/letters').set(admin).send({}).expect(201)).body as LetterRecord;
      const change = { version: letter.version, archive: letter.archive, ...LETTER, ...words };
      return (await api.patch(`/api/admin/letters/${letter.id}`).set(admin).send(change).expect(200)).body.letter;
    },
    read: async (id) => (await api.get(`/api/admin/letters/${id}`).set(admin).expect(200)).body.letter,
    async send(id, version = 2) {
      const { status } = await act(id, 'schedule', { version, at: null });
      if (status !== 200) throw new Error(`the letter does not leave: ${status}`);
    },
  };
}
