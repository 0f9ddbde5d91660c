import type { Lead } from '../../../data/api/rows.ts';
import { sayMoment } from '../../../data/french/sayInParis.ts';
import { reasonLabels } from '../../../data/leads/spamReasons.ts';
import { addressed } from '../envelope.ts';
import type { Mail, MailIdentity } from '../types.ts';
import type { Block } from './letter.ts';

/** Leads named in one mail; the desk shows them all. */
const NAMED = 50;

interface Summary {
  leads: readonly Lead[];
  identity: MailIdentity;
  messageId: string;
}

const counted = (count: number, one: string, several: string): string => `${count} ${count > 1 ? several : one}`;

/** The owner's mail about the leads of a burst, and those corrected during it, in place of one each. */
export function leadSummary({ leads, identity, messageId }: Summary): Mail {
  const letter = {
    title: `${counted(leads.length, 'demande', 'demandes')} en une heure`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Vingt demandes vous ont été annoncées une par une\u00a0; celles-ci, arrivées ou corrigées dans la même heure, sont réunies ici. Toutes sont enregistrées.',
      },
      ...named(leads, (lead) => [lead.name, lead.email, lead.service, sayMoment(new Date(lead.created_at))]),
      { kind: 'link', label: 'Lire les demandes', href: `${identity.baseUrl}/admin` },
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

function named(leads: readonly Lead[], say: (lead: Lead) => (string | null)[]): Block[] {
  const rows = leads
    .slice(0, NAMED)
    .map((lead): [string, string] => [lead.reference, say(lead).filter(Boolean).join(', ')]);
  const more = leads.length - rows.length;
  return [
    { kind: 'facts', rows },
    ...(more > 0
      ? [{ kind: 'paragraph', text: `Et ${counted(more, 'autre', 'autres')}, à lire sur le bureau.` } as const]
      : []),
  ];
}
