import type { Config } from 'vike/types';
import { TerminationPage } from '../../../components/contract/ContractNoticePage.tsx';
import { contractNotices } from '../../../data/leads/contractNotices.ts';
import { formAddresses } from '../../../data/problem.ts';

/** Page where a subscriber ends the monthly pack online. */
export default {
  Page: TerminationPage,
  paths: formAddresses(contractNotices.termination.path),
  queryKeys: ['champs'],
} satisfies Config;
