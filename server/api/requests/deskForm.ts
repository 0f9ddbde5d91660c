import type { Request } from 'express';
import { DESK_VIEWS, FACTORS_ASKED, FIRST_VIEW } from '../../../data/desk/deskViews.ts';
import { isFormPost } from './body.ts';

const pageOf = (request: Request): URL | undefined => {
  const from = request.get('referer') ?? '';
  return URL.canParse(from) ? new URL(from) : undefined;
};

/** The view of the desk whose sign-in form was sent before its script was there. */
export function deskPageOf(request: Request): string {
  const path = pageOf(request)?.pathname ?? '';
  return DESK_VIEWS.test(path) ? path : '/admin';
}

/** The second factors that this form's page asked for, as its address names them: `passkey-code`. */
export function factorsAsked(request: Request): string | undefined {
  const ways = pageOf(request)?.searchParams.get(FACTORS_ASKED) ?? '';
  return /^(?:passkey|code|passkey-code)$/.test(ways) ? ways : undefined;
}

/** Where a sign-in form that opened a session leads; undefined for what a script sent, which goes on by itself. */
export function pageEntered(request: Request): string | undefined {
  if (!isFormPost(request)) return undefined;
  const page = deskPageOf(request);
  return page === '/admin' ? FIRST_VIEW : page;
}
