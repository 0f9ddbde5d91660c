import { fold } from '../french/spellings.ts';

/** States a file gives for a subscriber who is not simply on its list. */
export const importedStates = ['', 'left', 'stopped', 'pending'] as const;
export type ImportedState = (typeof importedStates)[number];

/** Words of listmonk, Ghost, Mailchimp, Brevo, Buttondown, Mailtrain and this site's own export, without case and accents. */
const WORDS: readonly (readonly [RegExp, ImportedState])[] = [
  [/^(non?.?)?unsubscribed|^unsub|^desinscri|^desabonn|^left$|^parti|opt(ed)?.?out|^removed|^not subscribed/, 'left'],
  [/bl(ac|oc)klist|^blocked|^bloque|^stopped|^arret|^cleaned|^bounce|^disabled|^complain|^spam|^undeliver/, 'stopped'],
  [/^pending|^unconfirmed|^unactivated|^a confirmer|^en attente|^not confirmed/, 'pending'],
];
const YES = /^(true|vrai|oui|yes|1)$/;
const NO = /^(false|faux|non|no|0)$/;
const DENIES = /bl(ac|oc)klist|unsub|desinscri|desabonn|disabled|opt.?out/;
const AFFIRMS = /subscribed|abonne|actif|active|opt.?in/;

/** The state in a cell under its title: `status` `blocklisted`, `subscribed_to_emails` `false`, `Blocklisted` `yes`. */
export function importedState(title: string, cell: string): ImportedState {
  const [name, said] = [fold(title).trim(), fold(cell).trim()];
  if (YES.test(said)) return DENIES.test(name) ? 'left' : '';
  if (NO.test(said)) return AFFIRMS.test(name) && !DENIES.test(name) ? 'left' : '';
  return WORDS.find(([words]) => words.test(said))?.[1] ?? '';
}
