import type { RequestHandler, Router } from 'express';
import type { DnsReport, MailOverview } from '../../../data/api/answers.ts';
import { dkimQuery } from '../../../data/api/queries.ts';
import { addMail, retryParked } from '../../../database/mail/outbox.ts';
import { lastSent, notSent, retryMail } from '../../../database/mail/outboxList.ts';
import { outboxTotals } from '../../../database/mail/outboxState.ts';
import { Problem } from '../../http/problem.ts';
import { examineDomain } from '../../mail/dnsDoctor.ts';
import type { Services } from '../../services.ts';
import { parseQuery } from '../requests/parseQuery.ts';
import { resource } from '../resource.ts';
import { idOf } from './idOf.ts';

const SHOWN = 50;

/** `/api/admin/mail`: the outbox, its last answers, a try, a test, and what the DNS says of the sending domain. */
export function mailRoutes(router: Router, services: Services): void {
  const { connection, settings } = services;
  const sending: RequestHandler = (_request, _response, next) =>
    next(
      settings.mail
        ? undefined
        : new Problem(
            409,
            'Aucun serveur SMTP n’est réglé : renseignez SMTP_HOST, SMTP_FROM et NOTIFY_TO, puis redémarrez.',
          ),
    );
  const overview = async (): Promise<MailOverview> => {
    const { mail } = settings;
    return {
      success: true,
      server: mail ? { host: `${mail.host}:${mail.port}`, from: mail.from, notify_to: mail.notifyTo } : null,
      ...(await outboxTotals(connection, services.now())),
      pending: await notSent(connection, SHOWN),
      sent: await lastSent(connection, SHOWN),
    };
  };
  const changing =
    (change: (id: number, at: Date) => Promise<boolean>): RequestHandler =>
    async (request, response) => {
      const done = await change(request.params.id === undefined ? 0 : idOf(request), services.now());
      if (!done) throw new Problem(404, 'Ce courriel n’existe pas, ou est déjà parti.');
      services.mailer?.insist();
      services.live.publish({ kind: 'mail' });
      response.json(await overview());
    };

  resource(router, '/mail', { get: [async (_request, response) => void response.json(await overview())] });
  resource(router, '/mail/test', { post: [sending, changing((_id, now) => addTest(services, now))] });
  resource(router, '/mail/retry', { post: [changing((_id, at) => retryAll(services, at))] });
  resource(router, '/mail/:id/retry', {
    post: [changing((id, at) => services.queue.write((writer) => retryMail(writer, id, at.toISOString())))],
  });
  resource(router, '/mail/dns', { get: [sending, doctor(services)] });
}

async function addTest({ queue, settings }: Services, now: Date): Promise<boolean> {
  const host = new URL(settings.baseUrl).hostname;
  await queue.write((writer) => addMail(writer, { kind: 'test', host, now }));
  return true;
}

async function retryAll({ queue }: Services, at: Date): Promise<boolean> {
  await queue.write((writer) => retryParked(writer, at.toISOString()));
  return true;
}

function doctor(services: Services): RequestHandler {
  return async (request, response) => {
    const asked = parseQuery(dkimQuery, request).selector;
    const domain = services.settings.mail?.from.split('@').at(-1) ?? '';
    const findings = await examineDomain(domain, services.dns, asked);
    response.json({ success: true, domain, findings } satisfies DnsReport);
  };
}
