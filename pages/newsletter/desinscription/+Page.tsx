import { UnsubscribeView } from '../../../components/newsletter/UnsubscribeView.tsx';

/** The unsubscribe link of every letter. */
export function Page() {
  return <UnsubscribeView />;
}
