import type { Request, RequestHandler, Router } from 'express';
import type { ContractNoticeStored } from '../../data/api/answers.ts';
import { type ContractNoticeBody, contractNoticeForm } from '../../data/api/contractNoticeInput.ts';
import { contractNoticeKind, contractNotices, RECEIVED_PATH } from '../../data/leads/contractNotices.ts';
import { addContractNotice } from '../../database/people/contractNotices.ts';
import { redirect } from '../http/redirect.ts';
import { queueContractNoticeMails } from '../mail/queueContractNoticeMails.ts';
import { networkOf } from '../security/clientNetwork.ts';
import type { Services } from '../services.ts';
import type { PublicWrites } from './publicWrites.ts';
import { isFormPost, jsonOrFormBody } from './requests/body.ts';
import { formContext } from './requests/formContext.ts';
import { parse } from './requests/parse.ts';
import { resource } from './resource.ts';

/** `/api/contract-notices`: anyone ends a contract or withdraws from it; the answer leaves once that is on disk. */
export function contractNoticeRoutes(router: Router, services: Services, { limit, cap }: PublicWrites): void {
  const create: RequestHandler = async (request, response) => {
    const body = parse(contractNoticeForm, request.body);
    const { reference, created_at } = await storeContractNotice(services, request, body);
    if (isFormPost(request)) return redirect(response, 303, receivedPage(reference, created_at));
    response.status(201).json({ success: true, reference, received_at: created_at } satisfies ContractNoticeStored);
  };
  resource(router, '/contract-notices', { post: [limit, ...jsonOrFormBody, cap, create] });
}

/** Stores a notice with both of its mails in one transaction. */
export async function storeContractNotice(services: Services, request: Request, body: ContractNoticeBody) {
  const { queue, now, settings, mailWaiting, live, fingerprint } = services;
  const { idempotencyKey } = formContext(request);
  const originKey = fingerprint('origin', networkOf(request.ip ?? ''));
  const { notice, isNew } = await queue.write(async (connection) => {
    const at = now();
    const stored = await addContractNotice(connection, { ...body, idempotencyKey }, at);
    const host = new URL(settings.baseUrl).hostname;
    if (stored.isNew) await queueContractNoticeMails(connection, stored.notice, { originKey, host, now: at });
    return stored;
  });
  if (isNew) {
    mailWaiting();
    live.publish({ kind: 'contract-notice' });
  }
  return notice;
}

/** Where somebody lands whose notice is stored. */
export const receivedPage = (reference: string, at: string): string =>
  `${RECEIVED_PATH}?${new URLSearchParams({ ref: reference, le: at })}`;

/** Where the form of a notice stands: a person goes back to it. */
export const contractNoticePage = ({ body }: Request): string =>
  contractNotices[contractNoticeKind((body as { kind?: unknown } | undefined)?.kind) ?? 'termination'].path;
