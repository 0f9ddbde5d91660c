import styled from '@emotion/styled';
import { useRef } from 'react';
import type { PicturePage } from '../../../data/api/mediaAnswers.ts';
import { MEDIA } from '../deskQueries.ts';
import { EmptyState } from '../list/EmptyState.tsx';
import { Rows, View } from '../list/View.tsx';
import { usePages } from '../usePages.ts';
import { AddPictures } from './AddPictures.tsx';
import { PictureCard } from './PictureCard.tsx';

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
      <View
        title="Images"
        intro="Pour vos articles et votre portrait. Chacune est redessinée en trois largeurs et deux formats, et décrite pour qui ne la voit pas."
      >
        <AddPictures around={view} />
        <Rows query={query} rows={pictures} of="des images" empty={<EmptyState title="Aucune image pour le moment" />}>
          <Grid aria-label="Images">
            {pictures.map((picture) => (
              <PictureCard key={picture.id} picture={picture} />
            ))}
          </Grid>
        </Rows>
      </View>
    </div>
  );
}
