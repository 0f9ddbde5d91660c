import { QuoteThanks } from '../../../components/quote/QuoteThanks.tsx';

/** Where a form post lands once the request is stored. */
export function Page() {
  return <QuoteThanks />;
}
