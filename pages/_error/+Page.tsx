import { NotFoundView } from '../../components/sections/NotFoundView.tsx';

/** Any path the site does not know. */
export function Page() {
  return <NotFoundView />;
}
