import type { ContractNotice, Lead } from '../../../data/api/rows.ts';
import { sayMoment } from '../../../data/french/sayInParis.ts';
import { reasonLabels } from '../../../data/leads/spamReasons.ts';
import { addressed } from '../envelope.ts';
import type { Mail, MailIdentity } from '../types.ts';
import type { Block } from './letter.ts';

/** Leads named in one mail; the desk shows them all. */
const NAMED = 50;

interface Summary {
  leads: readonly Lead[];
  notices: readonly ContractNotice[];
  identity: MailIdentity;
  messageId: string;
}

const counted = (count: number, one: string, several: string): string => `${count} ${count > 1 ? several : one}`;

/** The owner's mail about the leads of a burst, those corrected during it, and its contract notices, in place of one each. */
export function burstSummary({ leads, notices, identity, messageId }: Summary): Mail {
  const counts = [
    leads.length > 0 && counted(leads.length, 'demande', 'demandes'),
    notices.length > 0 && counted(notices.length, 'notification de contrat', 'notifications de contrats'),
  ];
  const link = (label: string, page: string): Block => ({ kind: 'link', label, href: `${identity.baseUrl}${page}` });
  const letter = {
    title: `${counts.filter(Boolean).join(' et ')} en une heure`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Vingt vous ont été annoncées une par une\u00a0; celles-ci, arrivées${leads.length > 0 ? ' ou corrigées' : ''} dans la même heure, sont réunies ici. Toutes sont enregistrées.`,
      },
      ...named(leads, (lead) => [lead.name, lead.email, lead.service, sayMoment(new Date(lead.created_at))]),
      ...(leads.length > 0 ? [link('Lire les demandes', '/admin')] : []),
      ...named(notices, (notice) => [notice.name, notice.email, sayMoment(new Date(notice.created_at))]),
      ...(notices.length > 0 ? [link('Lire les notifications', '/admin/contrats')] : []),
    ] satisfies Block[],
  };
  return addressed(letter, { to: identity.notifyTo, identity, messageId });
}

/** The owner's mail, once a day, about what was set aside as suspect. */
export function heldSummary({ leads, identity, messageId }: Summary): Mail {
  const letter = {
    title: `${counted(leads.length, 'demande mise de côté', 'demandes mises de côté')}`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Ces envois ont un trait suspect, et n’ont pas fait l’objet d’une notification. Rien n’est effacé sans vous\u00a0: lisez-les, puis sortez des indésirables ceux qui n’en sont pas.',
      },
      ...named(leads, (lead) => [lead.name, lead.email, ...reasonLabels(lead.quarantine_reasons)]),
      { kind: 'link', label: 'Lire les indésirables', href: `${identity.baseUrl}/admin/indesirables` },
    ] satisfies Block[],
  };
  return addressed(letter, { to: identity.notifyTo, identity, messageId });
}

function named<Row extends { reference: string }>(all: readonly Row[], say: (row: Row) => (string | null)[]): Block[] {
  if (all.length === 0) return [];
  const rows = all.slice(0, NAMED).map((row): [string, string] => [row.reference, say(row).filter(Boolean).join(', ')]);
  const more = all.length - rows.length;
  return [
    { kind: 'facts', rows },
    ...(more > 0
      ? [{ kind: 'paragraph', text: `Et ${counted(more, 'autre', 'autres')}, à lire sur le bureau.` } as const]
      : []),
  ];
}
