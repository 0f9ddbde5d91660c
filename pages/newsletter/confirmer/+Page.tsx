import { ConfirmView } from '../../../components/newsletter/ConfirmView.tsx';

/** The link of the confirmation mail. */
export function Page() {
  return <ConfirmView />;
}
