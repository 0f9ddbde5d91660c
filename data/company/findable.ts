import { shownClaims } from '../offer/claims.ts';
import type { Content } from '../settings/content.ts';
import { legalIdentity } from '../settings/legalIdentity.ts';
import { isToFill } from './toComplete.ts';

interface IncompleteField {
  /** Path of the setting: `site.owner.siren`. */
  field: string;
  value: string;
}

/**
 * Returns the settings that the owner must still fill in: texts that begin with « à compléter » or « à documenter », empty lists, and
 * social accounts with only the network's home page as address. Empty when the site may be published.
 */
export function incompleteFields(content: Content): IncompleteField[] {
  const notes = Object.fromEntries(shownClaims(content).map(({ code, note }) => [code, { note }]));
  return incompleteIn({ site: content.site, identity: legalIdentity(content), claims: notes });
}

/** Returns the fields to fill in of one part of the content; `path` is the part's path. */
export function incompleteIn(of: object, path = ''): IncompleteField[] {
  return Object.entries(of).flatMap(([key, value]: [string, unknown]) => {
    const field = path ? `${path}.${key}` : key;
    if (typeof value === 'string') return isIncomplete(field, value) ? [{ field, value }] : [];
    if (Array.isArray(value) && value.length === 0 && !NEED_NOTHING.has(field)) return [{ field, value: '' }];
    return value && typeof value === 'object' ? incompleteIn(value, field) : [];
  });
}

/** Settings that may stay empty: a business may use no social network. */
const NEED_NOTHING = new Set(['site.social']);

function isIncomplete(field: string, value: string): boolean {
  if (isToFill(value)) return true;
  return field.startsWith('site.social.') && value.startsWith('https://') && new URL(value).pathname === '/';
}

const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/** Whether the site's address can be reached from the internet; the address of a private machine cannot. */
const isPublicAddress = (base: string): boolean => base !== '' && !LOCAL.test(new URL(base).hostname);

/** Whether the site may be published: every text is written, and every claim documented or withdrawn. Social accounts are optional. */
export const isReady = (content: Content): boolean =>
  incompleteFields(content).every(({ field }) => field.startsWith('site.social.'));

/** Whether search engines may list the pages of the site at its address (docs/decisions/0048-who-signs.md). */
export const isFindable = (content: Content, base: string): boolean =>
  !isPublicAddress(base) || (content.site.publication === 'online' && isReady(content));
