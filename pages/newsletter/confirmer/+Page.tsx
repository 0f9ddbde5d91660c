import { ConfirmView } from '../../../components/newsletter/LinkViews.tsx';

/** The link of the confirmation mail. */
export function Page() {
  return <ConfirmView />;
}
