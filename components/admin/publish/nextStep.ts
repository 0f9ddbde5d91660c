import type { Finding } from '../../../data/api/siteResponses.ts';

/** Whether the owner must resolve a finding before publication; findings about the installation (`check`) do not count. */
export const isNeeded = ({ kind, verdict }: Finding): boolean => kind !== 'check' && verdict !== 'good';

/** Returns the address of the view in which a finding is resolved. */
export const wayOf = ({ field, to }: Finding): string | undefined => (field ? `/reglages?champ=${field}` : to);

const lowered = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** Returns the next task before the site may be published and send mail; undefined when all are done. */
export function nextStep(findings: readonly Finding[]): { text: string; to: string } | undefined {
  const needed = findings.find(isNeeded);
  if (needed) return { text: lowered(needed.title), to: wayOf(needed) ?? '/aujourdhui#mise-en-route' };
  const mail = findings.find(({ code, verdict }) => code === 'mail' && verdict !== 'good');
  return mail && { text: 'le serveur qui envoie vos courriels', to: '/guide/courrier' };
}
