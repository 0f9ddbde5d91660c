import styled from '@emotion/styled';
import { useRef } from 'react';
import type { PicturePage } from '../../../data/api/mediaAnswers.ts';
import { DeskTitle } from '../desk/DeskTitle.tsx';
import { EmptyState } from '../list/EmptyState.tsx';
import { Intro } from '../list/Intro.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { MoreRows } from '../list/MoreRows.tsx';
import { usePages } from '../usePages.ts';
import { AddPictures } from './AddPictures.tsx';
import { PictureCard } from './PictureCard.tsx';
import { MEDIA } from './sendPicture.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: 40px 32px;
  margin-top: 40px;
`;

/** The library of pictures, newest first. */
export function MediaView() {
  const view = useRef<HTMLDivElement>(null);
  const query = usePages<PicturePage>(MEDIA);
  const pictures = query.data?.pages.flatMap((page) => page.pictures) ?? [];
  return (
    <div ref={view}>
      <DeskTitle>Images</DeskTitle>
      <Intro>
        Pour vos articles et votre portrait. Chacune est redessinée en trois largeurs et deux formats, et décrite pour
        qui ne la voit pas.
      </Intro>
      <AddPictures around={view} />
      {query.isPending ? (
        <Loading>Chargement des images...</Loading>
      ) : query.isError && pictures.length === 0 ? (
        <Failed error={query.error} onRetry={query.refetch} />
      ) : pictures.length === 0 ? (
        <EmptyState title="Aucune image pour le moment" />
      ) : (
        <>
          <Grid aria-label="Images">
            {pictures.map((picture) => (
              <PictureCard key={picture.id} picture={picture} />
            ))}
          </Grid>
          <MoreRows shown={pictures.length} total={query.total} query={query} />
        </>
      )}
    </div>
  );
}
