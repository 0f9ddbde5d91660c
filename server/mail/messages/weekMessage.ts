import { sayDayOfYear, sayMoment } from '../../../data/french/sayInParis.ts';
import { countedServiceName } from '../../../data/leads/leadService.ts';
import type { weekOf } from '../../day.ts';
import { addressed } from '../envelope.ts';
import type { Mail, MailIdentity } from '../types.ts';
import { counted } from './counted.ts';
import type { Block } from './letter.ts';
import { dueBlocks, ownerMailFooter } from './morningMessage.ts';

type Week = Awaited<ReturnType<typeof weekOf>>;

const HOUR_MS = 3_600_000;

/** The owner's mail of Monday, whatever the week was: what came, what was answered, where from, and how the site is. */
export function weekMessage(week: Week, identity: MailIdentity, messageId: string): Mail {
  const { from, to, leads, pages, joined, left, due, troubles } = week;
  const letter = {
    title: `Votre semaine du ${sayDayOfYear(from)} au ${sayDayOfYear(to)}`,
    blocks: [
      { kind: 'facts', rows: [['Demandes', leads.total === 0 ? 'aucune' : requests(week)], ...answers(week)] },
      ...(leads.services.length > 0 ? [list('Ce qui est demandé', leads.services)] : []),
      ...(pages.length > 0 ? [list('Les pages qui les ont amenées', pages)] : []),
      { kind: 'facts', rows: [['Abonnés', `${joined} de plus, ${left} de moins`], ...siteRows(week)] },
      ...troubles.map((text): Block => ({ kind: 'paragraph', text })),
      ...(due.total > 0
        ? [{ kind: 'paragraph', text: 'Et ce matin\u00a0:' } satisfies Block, ...dueBlocks(due)]
        : [{ kind: 'paragraph', text: 'Rien n’attend ce matin.' } satisfies Block]),
      { kind: 'link', label: 'Ouvrir « Aujourd’hui »', href: `${identity.baseUrl}/admin/aujourdhui` },
      ownerMailFooter(identity),
    ] satisfies Block[],
  };
  return addressed(letter, { to: identity.notifyTo, identity, messageId });
}

const requests = ({ leads, held }: Week): string =>
  held > 0 ? `${leads.total}, et ${counted(held, 'mise de côté', 'mises de côté')}` : String(leads.total);

function answers({ leads: { total, answered, medianMs } }: Week): [string, string][] {
  if (total === 0) return [];
  const hours =
    medianMs === undefined ? '' : `, la moitié en moins de ${Math.max(1, Math.round(medianMs / HOUR_MS))}\u00a0h`;
  return [['Répondues', `${answered} sur ${total}${hours}`]];
}

const list = (title: string, counts: Week['pages']): Block => ({
  kind: 'facts',
  rows: counts.map(({ name, count }, index): [string, string] => [
    index === 0 ? title : '',
    `${countedServiceName(name) || 'Non précisé'}\u00a0: ${count}`,
  ]),
});

function siteRows({ backups, lastBackup, canary }: Week): [string, string][] {
  return [
    ['Sauvegardes', lastBackup ? `${backups} cette semaine, la dernière le ${sayMoment(lastBackup)}` : 'aucune'],
    ['Contrôle de nuit', canary ? `arrivé au bout le ${sayMoment(new Date(canary))}` : 'pas encore fait'],
  ];
}
