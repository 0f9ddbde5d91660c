import { contractNotices, WITHDRAWAL_DAYS } from '../../../data/leads/contractNotices.ts';
import type { PageHead } from '../../../data/pageHead.ts';

export const head: PageHead = {
  title: contractNotices.withdrawal.title,
  description: `Se rétracter en ligne d’une commande dans les ${WITHDRAWAL_DAYS} jours, sans frais et sans motif, avec un accusé de réception daté.`,
  noindex: true,
};
