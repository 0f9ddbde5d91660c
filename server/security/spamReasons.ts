import { codesOf } from '../../data/choices.ts';
import { quarantineReasons, type SpamReason } from '../../data/leads/leadWords.ts';
import { disposableDomains } from '../../data/leads/spamReasons.ts';

/** Data a verdict rests on. An absent hint is never a reason (docs/product/contract.md, HTTP). */
export interface Suspect {
  name: string;
  email: string;
  company: string;
  message: string;
  honeypot: string;
  /** Milliseconds the form had been shown, as its signed token proves. */
  shownFor: number | 'forged' | undefined;
}

const FASTEST_PERSON_MS = 2000;
const MOST_LINKS = 3;
const LINK = /https?:\/\/|\bwww\./gi;
/** A full address in a name is spam; « Paul (www.paul.fr) » is a name with a site. */
const ADDRESS = /https?:\/\//i;
const MARKUP = /<a\s[^>]{0,200}href|\[(?:url|link)[=\]]/i;
/** Phrases no client writes: whole ones, so that a single word of a trade never matches. */
const PITCHES =
  /(?<!\p{L})(?:viagra|cialis|porn(?:hub)?|(?:online|en ligne) casinos?|casinos? (?:online|en ligne|bonus)|guest post(?:s|ing)?|backlinks?|buy followers|seo (?:services?|packages?|experts?)|first page of google|rank(?:ing)? (?:your|higher)|crypto ?investments?|double your (?:bitcoin|money)|forex signals?|payday loans?|loan offer)(?!\p{L})/iu;
const LETTERS = /\p{L}/gu;
const LATIN_LETTERS = /\p{Script=Latin}/gu;

const checks: Record<SpamReason, (suspect: Suspect) => boolean> = {
  'budget-du-jour': () => false,
  honeypot: ({ honeypot }) => honeypot.trim() !== '',
  'jeton-invalide': ({ shownFor }) => shownFor === 'forged',
  // A negative time is no sign of a program: the site's clock was set back meanwhile.
  'trop-rapide': ({ shownFor }) => typeof shownFor === 'number' && shownFor >= 0 && shownFor < FASTEST_PERSON_MS,
  liens: ({ name, message }) => ADDRESS.test(name) || count(LINK, name) > 1 || count(LINK, message) > MOST_LINKS,
  contenu: ({ name, company, message }) =>
    PITCHES.test(`${name}\n${company}\n${message}`) || MARKUP.test(message) || isForeignScript(message),
  'domaine-jetable': ({ email }) => isDisposable(email),
};

/** Reasons to keep a lead in quarantine, in the order of `quarantineReasons`; empty for an ordinary lead. */
export const spamReasons = (suspect: Suspect): SpamReason[] =>
  codesOf(quarantineReasons).filter((reason) => checks[reason](suspect));

const count = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** A visitor may quote a foreign name; a text mostly in another script is not written to a French site. */
function isForeignScript(message: string): boolean {
  const letters = count(LETTERS, message);
  return letters >= 20 && count(LATIN_LETTERS, message) < letters / 2;
}

function isDisposable(address: string): boolean {
  const labels = address
    .slice(address.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.some((_, index) => disposableDomains.has(labels.slice(index).join('.')));
}
