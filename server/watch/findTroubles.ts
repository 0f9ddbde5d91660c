import { codesOf } from '../../data/choices.ts';
import { type TroubleKind, troubleKinds } from '../../data/desk/troubleKinds.ts';
import { sayMoment } from '../../data/french/sayInParis.ts';
import { readOutage } from '../../database/mail/outage.ts';
import { canaryTrouble } from '../canary/canaryState.ts';
import { type BudgetKind, budgetKinds } from '../limits/publicWrites.ts';
import { copyTrouble } from '../offsite/copyState.ts';
import type { Services } from '../services.ts';
import { backupTrouble } from './backupTrouble.ts';
import { bouncesTrouble } from './bouncesTrouble.ts';
import { diskTrouble } from './diskTrouble.ts';

const NAMES: Record<BudgetKind, string> = {
  requests: 'les demandes',
  subscriptions: 'les inscriptions à la lettre',
  notices: 'les notifications de contrats',
};
const BEYOND: Record<BudgetKind, string> = {
  requests:
    'les demandes qui suivent sont enregistrées et mises de côté, avec la raison « Budget du jour dépassé », sans accusé de réception tant que vous ne les en sortez pas ; celles de qui n’a presque rien envoyé passent encore',
  subscriptions: 'les inscriptions qui suivent sont enregistrées, et leur confirmation part le lendemain',
  notices: 'les notifications qui suivent sont enregistrées et accusées comme les autres : la loi le demande',
};

/** Budgets of the day that are used to a share (1 is all of it), as a sentence. */
async function budgetTrouble({ writes }: Pick<Services, 'writes'>, share: number): Promise<string | undefined> {
  const used = await writes.used();
  const kinds = budgetKinds.filter((kind) => used[kind] >= share);
  if (kinds.length === 0) return undefined;
  const names = kinds.map((kind) => NAMES[kind]).join(', ');
  const amount = share < 1 ? 'Plus de la moitié' : 'Toute la place';
  const place = share < 1 ? ' de la place' : '';
  const effects = kinds.map((kind) => BEYOND[kind]).join(' ; ');
  return `${amount}${place} prévue pour une journée est utilisée par ${names}. Rien n’est refusé : ${share < 1 ? 'au-delà, ' : ''}${effects}. Si ces envois sont légitimes, augmentez RATE_LIMIT_PER_MINUTE, dont ce budget découle.`;
}

/** A server that restarts is no news. */
const PATIENCE_MS = 10 * 60_000;

/** A mail server that has taken nothing for ten minutes, as a sentence. */
async function mailTrouble({
  connection,
  settings,
  now,
}: Pick<Services, 'connection' | 'settings' | 'now'>): Promise<string | undefined> {
  const outage = settings.mail && (await readOutage(connection));
  if (!outage || now().getTime() - Date.parse(outage.since) < PATIENCE_MS) return undefined;
  return `Le serveur de messagerie ne prend plus aucun courriel depuis le ${sayMoment(new Date(outage.since))} : « ${outage.response} ». Les courriels attendent, rien n’est perdu ; l’adresse, le port, le compte et le mot de passe SMTP sont à vérifier.`;
}

/** Something that is wrong with the site, in words for its owner. */
export interface Trouble {
  kind: TroubleKind;
  text: string;
}

const LOOKS: Record<TroubleKind, (services: Services) => string | undefined | Promise<string | undefined>> = {
  canary: ({ connection }) => canaryTrouble(connection),
  backup: backupTrouble,
  copies: ({ connection, now }) => copyTrouble(connection, now()),
  disk: diskTrouble,
  mail: mailTrouble,
  bounces: bouncesTrouble,
  budget: (services) => budgetTrouble(services, 0.5),
  'budget-spent': (services) => budgetTrouble(services, 1),
};

/** Everything that is wrong now; empty when all is well. */
export async function findTroubles(services: Services): Promise<Trouble[]> {
  const found = await Promise.all(
    codesOf(troubleKinds).map(async (kind) => ({ kind, text: await LOOKS[kind](services) })),
  );
  return found.flatMap(({ kind, text }) => (text === undefined ? [] : [{ kind, text }]));
}
