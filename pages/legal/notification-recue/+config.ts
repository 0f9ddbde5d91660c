import type { Config } from 'vike/types';
import { ContractNoticeReceived } from '../../../components/contract/ContractNoticeReceived.tsx';

/** Target of a notice about a contract once it is stored. */
export default {
  Page: ContractNoticeReceived,
  /** The notice's reference, and when it was received. */
  queryKeys: ['ref', 'le'],
} satisfies Config;
