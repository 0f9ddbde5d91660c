import type { Request, RequestHandler, Router } from 'express';
import { type LeadBody, leadBody, leadForm } from '../../data/api/leadInput.ts';
import { leadQuery } from '../../data/api/queries.ts';
import type { LeadList, LeadStored } from '../../data/api/responses.ts';
import { wallTimeInParis } from '../../data/french/timeInParis.ts';
import { messageOf, withMessage } from '../../data/leads/leadMessage.ts';
import type { SpamReason } from '../../data/leads/leadWords.ts';
import { correctionLimits } from '../../data/leads/limits.ts';
import type { Content } from '../../data/settings/content.ts';
import { TooManyCorrections } from '../../database/leads/correctLead.ts';
import { listLeads } from '../../database/leads/leadList.ts';
import { addLead, leadById, type NewLead, releaseLead } from '../../database/leads/leads.ts';
import type { Connection } from '../../database/store.ts';
import { Problem, redirect } from '../http/problem.ts';
import { networkOfClient } from '../limits/clientNetwork.ts';
import { limitBy } from '../limits/limitBy.ts';
import { queueCorrectionMail, queueLeadMails, queueReleasedMails } from '../mail/queueLeadMails.ts';
import { requireAdmin, sessionOf } from '../security/signIn/session.ts';
import { spamReasons } from '../security/spamReasons.ts';
import type { Services } from '../services.ts';
import { formContext } from './formContext.ts';
import {
  asking,
  cursorOf,
  isFormPost,
  jsonOrFormBody,
  leadFilterOf,
  listQuery,
  listResponse,
  parse,
  resource,
} from './route.ts';

/** `/api/leads`: anyone posts, the admin lists and releases. */
export function leadRoutes(router: Router, services: Services): void {
  const admin = requireAdmin(services);
  resource(router, '/leads', {
    get: [admin, list(services)],
    post: [limitBy(services, 'form', 'later'), ...jsonOrFormBody, create(services)],
  });
  resource(router, '/leads/:id/release', { post: [admin, release(services)] });
}

function create(services: Services): RequestHandler {
  const { queue, live, now, settings, mailWaiting, fingerprint, writes } = services;
  const host = new URL(settings.baseUrl).hostname;
  return async (request, response) => {
    const lead = readLead(request, services);
    const spent = await writes.spend(response, 'requests', lead, lead.idempotencyKey);
    if (spent.isBeyond) lead.quarantineReasons = [...lead.quarantineReasons, 'budget-du-jour'];
    const originKey = fingerprint('origin', networkOfClient(request));
    const store = async (connection: Connection) => {
      const at = now();
      const stored = await addLead(connection, lead, at, spent.refused);
      const mail = { leadId: stored.id, host, now: at };
      if (stored.outcome === 'stored')
        await queueLeadMails(connection, { ...mail, email: lead.email, originKey, reasons: lead.quarantineReasons });
      if (stored.outcome === 'corrected' && !stored.held) await queueCorrectionMail(connection, mail);
      return stored;
    };
    const storing = queue.write(store, { beside: 'others' }).catch((error: unknown) => {
      throw error instanceof TooManyCorrections ? notCorrected(error, services.content.current()) : error;
    });
    const { id, reference, at, held, outcome } = await spent.ifNew(storing, (stored) => stored.outcome !== 'replayed');
    if (outcome !== 'replayed') mailWaiting();
    if (outcome === 'stored') live.publish({ kind: 'lead', id, held });
    if (outcome === 'corrected') live.publish({ kind: 'lead-changed', id });
    if (isFormPost(request))
      return redirect(response, 303, `/devis/merci?ref=${reference}&le=${wallTimeInParis(new Date(at))}`);
    response.status(201).json({ success: true, id, reference } satisfies LeadStored);
  };
}

/** Problem for a form corrected too often: without an error its visitor would believe that the last words were stored. */
function notCorrected({ reason }: TooManyCorrections, { site }: Content): Problem {
  const limit =
    reason === 'times'
      ? `a déjà été corrigée ${correctionLimits.times} fois`
      : `dépasse ${correctionLimits.bytes / 1024} Kio avec ses corrections`;
  return new Problem(
    422,
    `Cette demande est bien enregistrée, mais ${limit} : ces derniers mots ne le sont pas. Rechargez la page et envoyez-les dans une nouvelle demande, ou écrivez-moi à ${site.email}.`,
    { formError: 'corrections' },
  );
}

/** Time within which a form without a key, with the same words and from the same network, counts as the same form sent twice. */
const SAME_WORDS_MS = 10 * 60_000;

/**
 * Idempotency key of a form sent without script: made of its words, its sender and the reasons of quarantine, so that a quarantined form
 * never hides a later honest one with the same words.
 */
const keyOfWords = ({ fingerprint }: Services, request: Request, body: LeadBody, reasons: readonly SpamReason[]) =>
  fingerprint(
    'form',
    JSON.stringify([networkOfClient(request), { ...body, email: body.email.toLowerCase() }, reasons]),
  );

function readLead(request: Request, services: Services): NewLead {
  const body = parse(isFormPost(request) ? leadForm : leadBody, request.body);
  const context = formContext(request);
  const {
    firstName,
    firstPage = null,
    formPage = null,
    opener = null,
    referrerHost = null,
    utm,
    idempotencyKey,
  } = context;
  const quarantineReasons = spamReasons({
    ...body,
    company: body.company ?? '',
    message: messageOf(body) ?? '',
    honeypot: context.honeypot ?? '',
    shownFor: context.token ? services.formToken.shownFor(context.token) : undefined,
  });
  const isKeyless = idempotencyKey === null && isFormPost(request);
  return {
    ...body,
    ...(isKeyless
      ? { idempotencyKey: keyOfWords(services, request, body, quarantineReasons), keyLastsMs: SAME_WORDS_MS }
      : { idempotencyKey }),
    firstName,
    firstPage,
    formPage,
    opener,
    referrerHost,
    utm: utm && Object.keys(utm).length > 0 ? JSON.stringify(utm) : null,
    quarantineReasons,
  };
}

function list({ reader, now }: Services): RequestHandler {
  return asking(listQuery(leadQuery), async (query) => {
    const page = listResponse(await listLeads(reader, { ...leadFilterOf(query, now), ...cursorOf(query) }));
    return { ...page, leads: page.leads.map(withMessage) } satisfies LeadList;
  });
}

/** Releases a lead from quarantine, and queues the mails of a normal lead. */
function release({ queue, now, settings, mailWaiting }: Services): RequestHandler {
  const host = new URL(settings.baseUrl).hostname;
  return async (request, response) => {
    const id = Number(request.params.id);
    const { username } = sessionOf(response);
    const lead = await queue.write(async (connection) => {
      const at = now();
      if (!Number.isSafeInteger(id)) return undefined;
      const released = await releaseLead(connection, id, username, at);
      const lead = await leadById(connection, id);
      if (lead && released) await queueReleasedMails(connection, { leadId: id, email: lead.email, host, now: at });
      return lead;
    });
    if (!lead) throw new Problem(404, 'Ce lead n’existe pas.');
    mailWaiting();
    return { success: true, lead: withMessage(lead) };
  };
}
