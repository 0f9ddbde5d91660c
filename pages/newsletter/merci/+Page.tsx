import { SubscribedView } from '../../../components/newsletter/SubscribedView.tsx';

/** Where the newsletter form lands without script. */
export function Page() {
  return <SubscribedView />;
}
