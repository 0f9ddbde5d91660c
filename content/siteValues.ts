import { fillText } from '../data/articles/fillText.ts';
import type { WrittenText } from '../data/articles/types.ts';
import { accessibility } from '../data/company/legal.ts';
import { SOFT_BOUNCE_DAYS } from '../data/desk/bounceWords.ts';
import * as session from '../data/desk/deskLimits.ts';
import { attachmentLimits } from '../data/desk/deskLimits.ts';
import * as retention from '../data/desk/retention.ts';
import { dayInProse } from '../data/french/frenchDates.ts';
import { typo } from '../data/french/typo.ts';
import { replySoonHours } from '../data/leads/followUps.ts';
import { correctionLimits } from '../data/leads/limits.ts';
import { pictureLimits } from '../data/media/pictures.ts';
import { shownClaims } from '../data/offer/claims.ts';
import type { Content } from '../data/settings/content.ts';
import { legalIdentity } from '../data/settings/legalIdentity.ts';
import { vatWords } from '../data/settings/vatWords.ts';

type Value = string | number | readonly string[];

const MEGABYTE = 1024 ** 2;

/** Returns the items, or a list with the placeholder `none` if there are no items. */
const orNone = (items: readonly string[], none: string): readonly string[] => (items.length > 0 ? items : [none]);

/** Flattens an object into paths: `host.name`, `models.0.publisher`. */
function paths(value: unknown, path: string): [string, Value][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, path ? `${path}.${key}` : key));
}

/**
 * Values that legal texts and the guide name instead of typed words, `:valeur[terms.replyHours]`: settings by their
 * own names, values derived from them, and the retention periods of the code.
 */
export function siteValues(content: Content): Readonly<Record<string, Value>> {
  const identity = legalIdentity(content);
  const { site, terms, delays, pack } = content;
  return {
    ...Object.fromEntries(
      paths({ site, terms, delays, pack, identity, vat: vatWords(content), retention, session }, ''),
    ),
    'terms.balance': 100 - terms.deposit,
    'terms.answerSoonHours': replySoonHours(content),
    'retention.SOFT_BOUNCE_DAYS': SOFT_BOUNCE_DAYS,
    'files.corrections': correctionLimits.times,
    'files.attachmentMegabytes': attachmentLimits.bytes / MEGABYTE,
    'files.megabytes': pictureLimits.bytes / MEGABYTE,
    'files.megapixels': pictureLimits.pixels / 1e6,
    'accessibility.day': dayInProse(accessibility.updated),
    'lists.claims': orNone(
      shownClaims(content).map(({ claim, note }) => `${claim}. ${note}.`),
      'aucun chiffre à ce jour.',
    ),
    'lists.ai': orNone(
      identity.processors.ai.map(({ name, transfer, contract }) =>
        contract ? `${name} : ${transfer} ; ${contract}.` : `${name} : ${transfer}.`,
      ),
      '« à compléter : liste des fournisseurs d’IA ». Je vous la donne avec le devis, avant tout envoi.',
    ),
  };
}

/** Fills the named values of a legal text or guide page from the current content. */
export function siteText(text: WrittenText, content: Content): WrittenText {
  const values = siteValues(content);
  return fillText(text, {
    value(name) {
      const value = values[name] ?? '';
      return typeof value === 'object' ? value.map((item) => typo(item)) : typo(String(value));
    },
  });
}
