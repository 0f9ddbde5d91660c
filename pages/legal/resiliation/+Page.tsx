import { TerminationPage } from '../../../components/legal/TerminationPage.tsx';

/** Where a subscriber ends the monthly pack online. */
export function Page() {
  return <TerminationPage />;
}
