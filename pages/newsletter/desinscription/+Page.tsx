import { UnsubscribeView } from '../../../components/newsletter/LinkViews.tsx';

/** The unsubscribe link of every letter. */
export function Page() {
  return <UnsubscribeView />;
}
