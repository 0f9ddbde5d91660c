import type { Request, RequestHandler, Response, Router } from 'express';
import type { ContractNoticeStored } from '../../data/api/responses.ts';
import { type ContractNoticeBody, contractNoticeForm } from '../../data/api/visitorInput.ts';
import { contractNoticeKind, contractNotices, RECEIVED_PATH } from '../../data/leads/contractNotices.ts';
import { addContractNotice } from '../../database/people/contractNotices.ts';
import { redirect } from '../http/problem.ts';
import { networkOfClient } from '../limits/clientNetwork.ts';
import { limitBy } from '../limits/limitBy.ts';
import { queueContractNoticeMails } from '../mail/queueLeadMails.ts';
import type { Services } from '../services.ts';
import { formContext } from './formContext.ts';
import { isFormPost, jsonOrFormBody, parse, resource } from './route.ts';

/** `/api/contract-notices`: anyone terminates or withdraws from a contract; the response is sent once the notice is on disk. */
export function contractNoticeRoutes(router: Router, services: Services): void {
  const create: RequestHandler = async (request, response) => {
    const body = parse(contractNoticeForm, request.body);
    const { reference, created_at } = await storeContractNotice(services, { request, response }, body);
    if (isFormPost(request)) return redirect(response, 303, receivedPage(reference, created_at));
    response.status(201).json({ success: true, reference, received_at: created_at } satisfies ContractNoticeStored);
  };
  resource(router, '/contract-notices', { post: [limitBy(services, 'form', 'later'), ...jsonOrFormBody, create] });
}

/**
 * Stores a notice and queues its two mails in one transaction, even beyond the day's budget: the law requires the notice and its receipt.
 */
async function storeContractNotice(
  services: Services,
  { request, response }: { request: Request; response: Response },
  body: ContractNoticeBody,
) {
  const { queue, now, settings, mailWaiting, live, fingerprint, writes } = services;
  const { idempotencyKey } = formContext(request);
  const spent = await writes.spend(response, 'notices', body, idempotencyKey);
  const originKey = fingerprint('origin', networkOfClient(request));
  const storing = queue.write(async (connection) => {
    const at = now();
    const stored = await addContractNotice(connection, { ...body, idempotencyKey }, at, spent.refused);
    const host = new URL(settings.baseUrl).hostname;
    if (stored.isNew) await queueContractNoticeMails(connection, stored.notice, { originKey, host, now: at });
    return stored;
  });
  const { notice, isNew } = await spent.ifNew(storing, (stored) => stored.isNew);
  if (isNew) {
    mailWaiting();
    live.publish({ kind: 'contract-notice' });
  }
  return notice;
}

/** Address of the page shown once a notice is stored. */
const receivedPage = (reference: string, at: string): string =>
  `${RECEIVED_PATH}?${new URLSearchParams({ ref: reference, le: at })}`;

/** Page with the form of a notice, to which a refused form returns. */
export const contractNoticeList = ({ body }: Request): string =>
  contractNotices[contractNoticeKind((body as { kind?: unknown } | undefined)?.kind) ?? 'termination'].path;
