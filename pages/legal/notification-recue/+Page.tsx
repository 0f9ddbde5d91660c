import { ContractNoticeReceived } from '../../../components/contract/ContractNoticeReceived.tsx';

/** Where a notice about a contract lands once it is stored. */
export function Page() {
  return <ContractNoticeReceived />;
}
