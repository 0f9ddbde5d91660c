import { type BudgetKind, budgetKinds } from '../limits/publicWrites.ts';
import type { Services } from '../services.ts';

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
export async function budgetTrouble({ writes }: Pick<Services, 'writes'>, share: number): Promise<string | undefined> {
  const used = await writes.used();
  const kinds = budgetKinds.filter((kind) => used[kind] >= share);
  if (kinds.length === 0) return undefined;
  const names = kinds.map((kind) => NAMES[kind]).join(', ');
  const amount = share < 1 ? 'Plus de la moitié' : 'Toute la place';
  const place = share < 1 ? ' de la place' : '';
  const effects = kinds.map((kind) => BEYOND[kind]).join(' ; ');
  return `${amount}${place} prévue pour une journée est utilisée par ${names}. Rien n’est refusé : ${share < 1 ? 'au-delà, ' : ''}${effects}. Si ces envois sont légitimes, augmentez RATE_LIMIT_PER_MINUTE, dont ce budget découle.`;
}
