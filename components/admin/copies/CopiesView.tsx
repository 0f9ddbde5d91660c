import { DeskTitle } from '../desk/DeskTitle.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { ViewTitle } from '../list/ViewTitle.tsx';
import { useSiteState } from '../site/siteStateQuery.ts';
import { CopyPlaces } from './CopyPlaces.tsx';
import { LocalBackups } from './LocalBackups.tsx';

/** « Copies »: the backups of this server, and those kept elsewhere. */
export function CopiesView() {
  const { data, isPending, error, refetch } = useSiteState();
  return (
    <>
      <DeskTitle>Copies</DeskTitle>
      {data ? (
        <section>
          <ViewTitle>Sauvegardes de ce serveur</ViewTitle>
          <LocalBackups backups={data.backups} />
        </section>
      ) : isPending ? (
        <Loading>Chargement des copies...</Loading>
      ) : (
        <Failed error={error} onRetry={refetch} />
      )}
      <CopyPlaces />
    </>
  );
}
