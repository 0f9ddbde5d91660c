import type { Config } from 'vike/types';
import { WithdrawalPage } from '../../../components/contract/ContractNoticePage.tsx';
import { contractNotices, WITHDRAWAL_DAYS } from '../../../data/leads/contractNotices.ts';
import { formAddresses } from '../../../data/problem.ts';

/** Page where a consumer withdraws from a contract online. */
export default {
  Page: WithdrawalPage,
  head: {
    title: contractNotices.withdrawal.title,
    description: `Se rétracter en ligne d’une commande dans les ${WITHDRAWAL_DAYS} jours, sans frais et sans motif, avec un accusé de réception daté.`,
    noindex: true,
  },
  paths: formAddresses(contractNotices.withdrawal.path),
  queryKeys: ['champs'],
} satisfies Config;
