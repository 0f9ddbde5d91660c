import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import type { PictureList, Picture as PictureRow } from '../../../data/api/media.ts';
import { color, focusRing, radius } from '../../theme.ts';
import { Picture } from '../../ui/Picture.tsx';
import { TextButton } from '../../ui/TextLink.tsx';
import { MEDIA, useList } from '../deskQueries.ts';
import { DeskDialog } from '../list/DeskDialog.tsx';
import { Loading, MoreRows } from '../list/ListState.tsx';
import { AddPictures } from './AddPictures.tsx';
import { PictureCard } from './PictureCard.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(130px, 1fr));
  gap: 12px;
  margin-top: 16px;
  & button:has(img) { display: block; width: 100%; border-radius: ${radius.control}; background: ${color.sunk}; overflow: hidden; ${focusRing(color.link)} }
  & img { width: 100%; height: 110px; object-fit: contain; }
`;

interface Props {
  onPick: (picture: PictureRow) => void;
  onClose: () => void;
}

/** Dialog that chooses a picture for a text or setting: from the library, or a new one. Pictures can be described and removed here too. */
export function PicturePicker({ onPick, onClose }: Props) {
  const [one, open] = useState<number>();
  const around = useRef<HTMLDivElement>(null);
  const query = useList<PictureList>(MEDIA);
  const pictures = query.data?.pages.flatMap((page) => page.pictures) ?? [];
  const opened = pictures.find(({ id }) => id === one);
  if (opened)
    return (
      <DeskDialog title={opened.name} onClose={onClose}>
        <PictureCard picture={opened} onClose={() => open(undefined)} />
      </DeskDialog>
    );
  return (
    <DeskDialog title="Choisir une image" onClose={onClose}>
      <div ref={around}>
        <AddPictures around={around} onAdded={onPick} />
        {query.isPending && <Loading>Chargement des images...</Loading>}
        <Grid aria-label="Images de la bibliothèque">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <button type="button" onClick={() => onPick(picture)}>
                <Picture picture={picture} alt={picture.alt} sizes="160px" />
              </button>
              <TextButton
                type="button"
                aria-label={`Décrire ou supprimer ${picture.name}`}
                onClick={() => open(picture.id)}
              >
                Décrire…
              </TextButton>
            </li>
          ))}
        </Grid>
        <MoreRows shown={pictures.length} total={query.total} query={query} />
      </div>
    </DeskDialog>
  );
}
