import type { Lead } from '../../../data/api/rows.ts';
import { serviceName } from '../../../data/leads/leadService.ts';
import type { dueToday } from '../../day.ts';
import { addressed } from '../envelope.ts';
import type { Mail, MailIdentity } from '../types.ts';
import { counted } from './counted.ts';
import type { Block } from './letter.ts';

type Due = Awaited<ReturnType<typeof dueToday>>;

/** What waits this morning, in the order of the desk's first view. */
export function dueBlocks({ day, contracts, parked }: Due): Block[] {
  const { follow_ups, overdue, due_today, unanswered } = day;
  return [
    ...group(counted(follow_ups.retard, 'relance en retard', 'relances en retard'), overdue, follow_ups.retard),
    ...group(counted(follow_ups.aujourdhui, 'relance du jour', 'relances du jour'), due_today, follow_ups.aujourdhui),
    ...group(
      `${unanswered.total_is_exact ? '' : 'Plus de '}${counted(unanswered.total, 'demande attend', 'demandes attendent')} une réponse`,
      unanswered.leads,
      unanswered.total,
    ),
    ...said(contracts, 'résiliation ou rétractation à classer', 'résiliations ou rétractations à classer'),
    ...said(
      parked,
      'courriel n’est pas parti et attend votre avis',
      'courriels ne sont pas partis et attendent votre avis',
    ),
  ];
}

/** The owner's mail of a morning when something is due. @returns undefined when nothing is any more. */
export function morningMessage(due: Due, identity: MailIdentity, messageId: string): Mail | undefined {
  if (due.total === 0) return undefined;
  const letter = {
    title: `Ce matin\u00a0: ${counted(due.total, 'chose à faire', 'choses à faire')}`,
    blocks: [
      ...dueBlocks(due),
      { kind: 'link', label: 'Ouvrir « Aujourd’hui »', href: `${identity.baseUrl}/admin/aujourdhui` },
      ownerMailFooter(identity),
    ] satisfies Block[],
  };
  return addressed(letter, { to: identity.notifyTo, identity, messageId });
}

/** Where mails by the clock are switched off. */
export const ownerMailFooter = ({ baseUrl }: MailIdentity): Block => ({
  kind: 'small',
  text: 'Ce courriel s’arrête d’un geste, dans l’état du site\u00a0:',
  href: `${baseUrl}/admin/etat`,
});

function said(count: number, one: string, several: string): Block[] {
  return count > 0 ? [{ kind: 'paragraph', text: `${counted(count, one, several)}.` }] : [];
}

function group(title: string, leads: readonly Lead[], total: number): Block[] {
  if (total === 0) return [];
  const more = total - leads.length;
  return [
    { kind: 'paragraph', text: `${title}${more > 0 ? `, dont\u00a0:` : '\u00a0:'}` },
    {
      kind: 'facts',
      rows: leads.map((lead): [string, string] => [
        lead.reference,
        [lead.name, lead.company, serviceName(lead)].filter(Boolean).join(', '),
      ]),
    },
  ];
}
