import type { Config } from 'vike/types';
import { ContractNoticeReceived } from '../../../components/contract/ContractNoticeReceived.tsx';

/** Where a notice about a contract lands once it is stored. */
export default {
  Page: ContractNoticeReceived,
  /** The notice's reference, and when it was received. */
  queryKeys: ['ref', 'le'],
} satisfies Config;
