import { QuotePage } from '../../../components/quote/QuotePage.tsx';

/** The quote form as a page of its own: where the buttons lead without script. */
export function Page() {
  return <QuotePage />;
}
