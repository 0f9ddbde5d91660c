import { randomUUID } from 'node:crypto';
import type { LeadRecord } from '../../data/api/responses.ts';
import { openSmtpSender } from '../mail/smtpSender.ts';
import { startMailer } from '../mail/startMailer.ts';
import type { MailWorker, WorkerParts } from '../mail/worker.ts';
import { type MailServer, mailServer } from './mailServer.ts';
import { lead, type SiteUnderTest, siteUnderTest } from './siteUnderTest.ts';

/** Timeouts of the site's sender: PATIENT for a mail server that responds, HASTY for one that does not. */
const PATIENT = { connect: 3000, greet: 3000, idle: 3000, whole: 6000 };
const HASTY = { connect: 25, greet: 25, idle: 25, whole: 40 };
export const OWNER = 'moi@site.test';

export interface MailWorld {
  site: SiteUnderTest;
  server: MailServer;
  /** Posts a lead and returns its reference. */
  post(over?: Record<string, unknown>): Promise<string>;
  /** Current rows of the outbox. */
  rows(): {
    id: number;
    kind: string;
    state: string;
    attempts: number;
    next_attempt_at: string;
    last_response: string;
  }[];
  start(parts?: Partial<WorkerParts>): MailWorker;
  /** Runs the worker on a clock that skips every wait, until `done` or until `forMs` have passed on it. */
  run(options: {
    forMs: number;
    done?: () => boolean;
    at?: () => void | Promise<void>;
    parts?: Partial<WorkerParts>;
  }): Promise<void>;
}

/** The site with a mail server beside it and an hour that takes a second. */
export async function mailWorld(
  options: Pick<Parameters<typeof siteUnderTest>[0] & object, 'stored'> = {},
): Promise<MailWorld> {
  const server = await mailServer();
  const site = await siteUnderTest({
    environment: {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(server.port),
      SMTP_SECURITY: 'none',
      SMTP_FROM: 'site@site.test',
      NOTIFY_TO: OWNER,
      RATE_LIMIT_PER_MINUTE: '100000',
      TRUST_PROXY: '1',
    },
    expectedLevels: ['warn'],
    ...options,
  });
  const { settings } = site.services;
  const start = (parts: Partial<WorkerParts> = {}) =>
    startMailer(site.services, {
      openSender: () => {
        if (!settings.mail) throw new Error('no mail settings');
        const mute = server.fault() === 'silent' || server.fault() === 'drips';
        return openSmtpSender(settings.mail, mute ? HASTY : PATIENT);
      },
      random: () => 0.5,
      ...parts,
    }) as MailWorker;
  return {
    site,
    start,
    server,
    post: async (over) => (await site.api.post('/api/leads').send(lead(over)).expect(201)).body.reference,
    rows: () =>
      site.raw
        .prepare('SELECT id, kind, state, attempts, next_attempt_at, last_response FROM outbox ORDER BY id')
        .all() as ReturnType<MailWorld['rows']>,
    async run({ forMs, done = () => false, at, parts = {} }) {
      const end = site.clock.time.getTime() + forMs;
      const { promise, resolve } = Promise.withResolvers<void>();
      const sleep = async (ms: number, signal: AbortSignal) => {
        if (signal.aborted) return;
        if (done() || site.clock.time.getTime() >= end) {
          resolve();
          await new Promise((stop) => signal.addEventListener('abort', stop));
          return;
        }
        site.clock.time = new Date(site.clock.time.getTime() + ms);
        await at?.();
      };
      const worker = start({ sleep, ...parts });
      await promise;
      await worker.stop(0);
    },
  };
}

/** A site with a mail server and one lead, number 1, and calls on it. */
export async function replyWorld() {
  const world = await mailWorld();
  await world.post();
  const { api, admin, services } = world.site;
  const call = (method: 'get' | 'post' | 'patch' | 'delete', path = '') =>
    api[method](`/api/admin/leads/1${path}`).set(admin);
  /** Sends a chunk of the bytes of an announced attachment, starting at offset `from`. */
  const part = (id: number, from: number, content: Buffer) =>
    call('post', `/attachments/${id}?from=${from}`).type('application/octet-stream').send(content);
  return {
    ...world,
    api,
    admin,
    services,
    call,
    part,
    record: async (): Promise<LeadRecord> => (await call('get')).body,
    reply: (over: object = {}) =>
      call('post', '/replies').send({
        key: randomUUID(),
        subject: 'Votre demande',
        body: 'Bonjour,\n\nÀ bientôt.',
        attachments: [],
        ...over,
      }),
    /** Attaches a file sent in one part; returns its number. */
    async attach(name: string, content: Buffer): Promise<number> {
      const { body } = await call('post', '/attachments').send({ name, size: content.length }).expect(200);
      const { id } = body.attachments.at(-1);
      await part(id, 0, content).expect(200);
      return id;
    },
  };
}
