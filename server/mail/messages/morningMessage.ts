import type { Lead } from '../../../data/api/rows.ts';
import { sayDayOfYear, sayMoment } from '../../../data/french/timeInParis.ts';
import { countedServiceName, serviceName } from '../../../data/leads/leadService.ts';
import type { dueToday, weekOf } from '../../day.ts';
import { addressed } from '../envelope.ts';
import type { Mail, MailIdentity } from '../types.ts';
import { type Block, counted } from './mailLayout.ts';

type Due = Awaited<ReturnType<typeof dueToday>>;

/** Words of the morning mail for each count of today's tasks, in the order of the desk's first view. */
const REMINDERS: Record<keyof Due['counts'], (count: number, day: Due['day']) => Block[]> = {
  overdue: (count, day) => group(counted(count, 'relance en retard', 'relances en retard'), day.overdue, count),
  dueToday: (count, day) => group(counted(count, 'relance du jour', 'relances du jour'), day.due_today, count),
  unanswered: (count, { unanswered: { leads, total_is_exact } }) =>
    group(
      `${total_is_exact ? '' : 'Plus de '}${counted(count, 'demande attend', 'demandes attendent')} une réponse`,
      leads,
      count,
    ),
  deposits: (count) => countLine(count, 'devis accepté attend son acompte', 'devis acceptés attendent leur acompte'),
  silentQuotes: (count) =>
    countLine(count, 'devis sans réponse depuis cinq jours', 'devis sans réponse depuis cinq jours'),
  endingQuotes: (count) =>
    countLine(count, 'devis expire dans trois jours au plus', 'devis expirent dans trois jours au plus'),
  contracts: (count) =>
    countLine(count, 'résiliation ou rétractation à classer', 'résiliations ou rétractations à classer'),
  parked: (count) =>
    countLine(
      count,
      'courriel n’est pas parti et attend votre avis',
      'courriels ne sont pas partis et attendent votre avis',
    ),
};

const dueBlocks = ({ counts, day }: Due): Block[] =>
  (Object.keys(REMINDERS) as (keyof Due['counts'])[]).flatMap((name) =>
    counts[name] > 0 ? REMINDERS[name](counts[name], day) : [],
  );

/**
 * Owner's morning mail when something is due.
 * @returns undefined when no task is due any more.
 */
export function morningMessage(due: Due, identity: MailIdentity, messageId: string): Mail | undefined {
  if (due.total === 0) return undefined;
  const layout = {
    title: `Ce matin\u00a0: ${counted(due.total, 'chose à faire', 'choses à faire')}`,
    blocks: [
      ...dueBlocks(due),
      { kind: 'link', label: 'Ouvrir « Aujourd’hui »', href: `${identity.baseUrl}/admin/aujourdhui` },
      ownerMailFooter(identity),
    ] satisfies Block[],
  };
  return addressed(layout, { to: identity.notifyTo, identity, messageId });
}

/** Link to the settings that switch scheduled mails off. */
const ownerMailFooter = ({ baseUrl }: MailIdentity): Block => ({
  kind: 'small',
  text: 'Ce courriel s’arrête d’un geste, dans l’état du site\u00a0:',
  href: `${baseUrl}/admin/etat`,
});

const countLine = (count: number, one: string, several: string): Block[] => [
  { kind: 'paragraph', text: `${counted(count, one, several)}.` },
];

function group(title: string, leads: readonly Lead[], total: number): Block[] {
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

type Week = Awaited<ReturnType<typeof weekOf>>;

const HOUR_MS = 3_600_000;

/** Owner's weekly mail on Monday: requests, replies, sources, and the site's state. */
export function weekMessage(week: Week, identity: MailIdentity, messageId: string): Mail {
  const { from, to, leads, pages, joined, left, due, troubles } = week;
  const layout = {
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
  return addressed(layout, { to: identity.notifyTo, identity, messageId });
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

/** The mail an owner sends to himself to test the mail settings. */
export function testMessage(identity: MailIdentity, messageId: string): Mail {
  return addressed(
    {
      title: `Courriel d’essai de ${identity.content.site.brand}`,
      blocks: [
        {
          kind: 'paragraph',
          text: 'Ce courriel est parti du site avec les réglages SMTP en place\u00a0: ils fonctionnent.',
        },
        {
          kind: 'paragraph',
          text: 'S’il est arrivé dans les indésirables, vérifiez les enregistrements SPF, DKIM et DMARC du domaine d’envoi.',
        },
      ],
    },
    { to: identity.notifyTo, identity, messageId },
  );
}
