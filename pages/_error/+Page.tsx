import { Static } from '../../components/Static.tsx';
import { NotFoundView } from '../../components/sections/NotFoundView.tsx';

/** Any path the site does not know. */
export function Page() {
  return <Static>{import.meta.env.SSR && <NotFoundView />}</Static>;
}
