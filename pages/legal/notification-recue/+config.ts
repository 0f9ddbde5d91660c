import type { Config } from 'vike/types';
import { ContractNoticeReceived } from '../../../components/contract/ContractNoticeReceived.tsx';

/** Target of a notice about a contract once it is stored. */
export default {
  Page: ContractNoticeReceived,
  /** Reference of the notice, and time it was received. */
  queryKeys: ['ref', 'le'],
} satisfies Config;
