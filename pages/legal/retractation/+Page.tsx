import { ContractNoticePage } from '../../../components/contract/ContractNoticePage.tsx';

/** Where a consumer withdraws from a contract online. */
export function Page() {
  return <ContractNoticePage kind="withdrawal" />;
}
