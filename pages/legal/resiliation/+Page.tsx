import { ContractNoticePage } from '../../../components/contract/ContractNoticePage.tsx';

/** Where a subscriber ends the monthly pack online. */
export function Page() {
  return <ContractNoticePage kind="termination" />;
}
