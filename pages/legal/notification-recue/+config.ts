import type { Config } from 'vike/types';
import { ContractNoticeReceived } from '../../../components/contract/ContractNoticeReceived.tsx';

/** Page to which the form of a contract notice is redirected once the notice is stored. */
export default {
  Page: ContractNoticeReceived,
  /** Query parameters: reference of the notice, and time it was received. */
  queryKeys: ['ref', 'le'],
} satisfies Config;
