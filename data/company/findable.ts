import type { Content } from '../settings/content.ts';
import { incompleteFields } from './incompleteFields.ts';

const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/** Whether strangers may reach an address; a machine of one's own is no place to be found. */
const isPublicAddress = (base: string): boolean => base !== '' && !LOCAL.test(new URL(base).hostname);

/** Whether nothing is left that only the owner can write, document or withdraw. Accounts of networks are no condition. */
export const isReady = (content: Content): boolean =>
  incompleteFields(content).every(({ field }) => field.startsWith('site.social.'));

/** Whether search engines may show the pages at this address (docs/decisions/0048-who-signs.md). */
export const isFindable = (content: Content, base: string): boolean =>
  !isPublicAddress(base) || (content.site.publication === 'online' && isReady(content));
