import { SubscribedView } from '../../../components/newsletter/LinkViews.tsx';

/** Where the newsletter form lands without script. */
export function Page() {
  return <SubscribedView />;
}
