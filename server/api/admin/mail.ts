import type { Request, RequestHandler, Response, Router } from 'express';
import { mailCorrection } from '../../../data/api/deskInput.ts';
import { dkimQuery } from '../../../data/api/queries.ts';
import type { DnsFinding, DnsReport, MailOverview } from '../../../data/api/siteResponses.ts';
import { dismissMail } from '../../../database/mail/correctMail.ts';
import { addMail } from '../../../database/mail/outbox.ts';
import { lastSent, notSent, retryMail, retryParked } from '../../../database/mail/outboxList.ts';
import { outboxTotals } from '../../../database/mail/outboxState.ts';
import { correctMailAddress } from '../../../database/people/correctPerson.ts';
import { readMailboxState } from '../../bounces/readMailbox.ts';
import { Problem } from '../../http/problem.ts';
import { examineDomain } from '../../mail/doctor/dnsDoctor.ts';
import { recipientKey } from '../../mail/strangerLimit.ts';
import type { Services } from '../../services.ts';
import { asking, authorOf, idOf, jsonBody, parse, resource } from '../route.ts';

const SHOWN = 50;
const SHOWN_OF_A_KIND = 20;

/** `/api/admin/mail`: the outbox, its last replies, a retry, a test, and the DNS of the sending domain. */
export function mailRoutes(router: Router, services: Services): void {
  const { connection, settings } = services;
  const sending = requireMailServer(services);
  const overview = async (): Promise<MailOverview> => {
    const { mail } = settings;
    const { oldest, ...totals } = await outboxTotals(connection, services.now());
    return {
      success: true,
      server: mail ? { host: `${mail.host}:${mail.port}`, from: mail.from, notify_to: mail.notifyTo } : null,
      ...totals,
      bounces: await bounceMailbox(services),
      pending: await notSent(connection, SHOWN_OF_A_KIND),
      sent: await lastSent(connection, SHOWN),
    };
  };
  const changing =
    (change: (id: number, at: Date, request: Request, response: Response) => Promise<boolean>): RequestHandler =>
    async (request, response) => {
      const id = request.params.id === undefined ? 0 : idOf(request);
      const done = await change(id, services.now(), request, response);
      if (!done) throw new Problem(404, 'Ce courriel n’existe pas, ou est déjà parti.');
      services.mailer?.insist();
      services.live.publish({ kind: 'mail' });
      response.json(await overview());
    };

  resource(router, '/mail', { get: async () => overview() });
  resource(router, '/mail/test', { post: [sending, changing((_id, now) => addTest(services, now))] });
  resource(router, '/mail/retry', { post: changing((_id, at) => retryAll(services, at)) });
  resource(router, '/mail/:id/retry', {
    post: changing((id, at) => services.queue.write((writer) => retryMail(writer, id, at.toISOString()))),
  });
  resource(router, '/mail/dns', { get: [sending, doctor(services)] });
  resource(router, '/mail/:id', {
    patch: [
      ...jsonBody,
      changing((id, _at, request, response) => {
        const { recipient: email } = parse(mailCorrection, request.body);
        const correction = { email, recipientKey, ...authorOf(response, services.now) };
        return services.queue.write((writer) => correctMailAddress(writer, id, correction));
      }),
    ],
    delete: changing((id, _at, _request, response) =>
      services.queue.write((writer) => dismissMail(writer, id, authorOf(response, services.now))),
    ),
  });
}

async function bounceMailbox({ settings, connection }: Services): Promise<MailOverview['bounces']> {
  const { imap } = settings.bounces;
  if (!imap) return null;
  const { readAt, problem, unread } = await readMailboxState(connection);
  return { host: `${imap.host}:${imap.port}`, read_at: readAt, problem: problem?.text ?? null, unread: unread.length };
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
  return asking(dkimQuery, ({ selector }) => domainReport(services, selector));
}

/** Refuses calls that would only wait while no mail server is set. */
export const requireMailServer =
  ({ settings }: Services): RequestHandler =>
  (_request, _response, next) =>
    next(
      settings.mail
        ? undefined
        : new Problem(
            409,
            'Aucun serveur SMTP n’est réglé : renseignez SMTP_HOST, SMTP_FROM et NOTIFY_TO, puis redémarrez.',
          ),
    );

/** Findings of the mail doctor on the domain this site sends from; undefined without a mail server. */
export async function domainReport(
  { settings, dns }: Pick<Services, 'settings' | 'dns'>,
  selector?: string,
): Promise<DnsReport | undefined> {
  const { mail, baseUrl } = settings;
  if (!mail) return undefined;
  const domain = mail.from.split('@').at(-1) ?? '';
  const siteHost = new URL(baseUrl).hostname;
  const bounceDomain = mail.returns?.address?.split('@').at(-1);
  // The site's own signature is checked, unless the query names another.
  const own = selector ?? mail.dkim?.selector;
  const findings = await examineDomain({ domain, dns, selector: own, smtpHost: mail.host, siteHost, bounceDomain });
  return { success: true, domain, findings, fitness: fitnessOf(findings) };
}

/** A letter may be sent whatever the findings on the DNS; its owner is warned before. The MX record concerns incoming mail only. */
function fitnessOf(findings: readonly DnsFinding[]): DnsReport['fitness'] {
  const states = findings.filter(({ record }) => record !== 'MX').map(({ state }) => state);
  if (states.includes('missing')) return 'unfit';
  if (states.includes('weak')) return 'doubtful';
  // The finding on FROM needs no DNS: when the findings on all other records are unknown, the DNS did not respond.
  if (findings.every(({ record, state }) => record === 'FROM' || state === 'unknown')) return 'silent';
  return states.includes('unknown') ? 'unsure' : 'fit';
}
