import { fold } from '../french/spellings.ts';

/** States of an imported subscriber; empty: simply subscribed. */
export const importedStates = ['', 'left', 'stopped', 'pending'] as const;
export type ImportedState = (typeof importedStates)[number];

/** Matches titles of columns that other programs fill only for people who left, with a yes or a date. */
const DEPARTED = /unsub|desinscri|desabonn|opt.?out|bl(ac|oc)k.?list|email.?disabled|^deleted.?at$/;
const UNREACHED = /^(undeliverab|bounced)/;
const DAY = /^\d{1,4}[-/.]\d|^\d{8}/;

/** Words for a state in exports of listmonk, Ghost, Mailchimp, Brevo, Buttondown, Mailtrain and this site, without case and accents. */
const WORDS: readonly (readonly [RegExp, ImportedState])[] = [
  [/^(non?.?)?unsubscribed|^unsub|^desinscri|^desabonn|^left$|^parti|opt(ed)?.?out|^removed|^not subscribed/, 'left'],
  [/bl(ac|oc)klist|^blocked|^bloque|^stopped|^arret|^cleaned|^bounce|^disabled|^complain|^spam|^undeliver/, 'stopped'],
  [/^pending|^unconfirmed|^unactivated|^a confirmer|^en attente|^not confirmed/, 'pending'],
];
const YES = /^(true|vrai|oui|yes|1)$/;
const NO = /^(false|faux|non|no|0)$/;
const AFFIRMS = /subscribed|abonne|^(is.?)?acti(f|ve)$|opt.?in/;

const titleState = (name: string): ImportedState =>
  DEPARTED.test(name) ? 'left' : UNREACHED.test(name) ? 'stopped' : '';

/**
 * Reads the state from a cell and its column's title: `status` `blocklisted`, `subscribed_to_emails` `false`, `Unsubscription date`
 * `2024-05-01`.
 */
export function importedState(title: string, cell: string): ImportedState {
  const [name, value] = [fold(title).trim(), fold(cell).trim()];
  const filled = titleState(name);
  if (YES.test(value) || DAY.test(value)) return filled;
  if (NO.test(value)) return AFFIRMS.test(name) && filled === '' ? 'left' : '';
  return WORDS.find(([words]) => words.test(value))?.[1] ?? '';
}

/** Returns the state of a line: from the chosen state column, else from any column that is filled only for people who left. */
export function lineState(titles: readonly string[], cells: readonly string[], column: number): ImportedState {
  const stateAt = (index: number) => importedState(titles[index] ?? '', cells[index] ?? '');
  const others = titles.flatMap((title, index) => (titleState(fold(title).trim()) ? [stateAt(index)] : []));
  return stateAt(column) || (others.find(Boolean) ?? '');
}
