import styled from '@emotion/styled';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type RefObject, useEffect, useId, useState } from 'react';
import type { Picture } from '../../../data/api/media.ts';
import { pictureLimits } from '../../../data/media/pictures.ts';
import { color, media, radius, type } from '../../theme.ts';
import { PictureToSend } from './PictureToSend.tsx';

const Drop = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 4px 16px;
  min-height: 96px;
  padding: 18px 24px;
  border: 1px dashed ${color.field};
  border-radius: ${radius.control};
  background: ${color.sheet};
  cursor: pointer;
  & svg { grid-row: span 2; color: ${color.link}; }
  & strong { ${type.label} align-self: end; }
  & span { align-self: start; font-size: 15px; color: ${color['ink-2']}; }
  &:hover { border-color: ${color.link}; background: ${color.wash}; }
  &[data-over='true'] { border-color: ${color.link}; background: ${color.wash}; }
  & input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
  &:has(:focus-visible) { outline: 3px solid ${color.link}; outline-offset: 2px; }
  ${media.phone} { padding: 16px; }
`;
const Waiting = styled.ul`
  display: grid;
  gap: 16px;
  margin-top: 16px;
`;
const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

interface Chosen {
  key: number;
  file: File;
}
/** Moves the focus to the description of the first picture. */
const beginAt = (list: HTMLElement | null) => list?.querySelector('textarea')?.focus();
let chosenSoFar = 0;
const pictures = (files: Iterable<File>) => [...files].filter(({ type: kind }) => kind.startsWith('image/'));

interface Props {
  /** Element onto which pictures can be dropped or pasted: the whole view. */
  around: RefObject<HTMLElement | null>;
  onAdded?: (picture: Picture) => void;
}

/** Adds pictures that were chosen, dropped anywhere in the view, or pasted; each gets a description before its upload. */
export function AddPictures({ around, onAdded }: Props) {
  const [waiting, setWaiting] = useState<readonly Chosen[]>([]);
  const [over, setOver] = useState(false);
  const note = useId();
  const [add] = useState(
    () => (files: Iterable<File>) =>
      setWaiting((now) => [...now, ...[...files].map((file) => ({ key: ++chosenSoFar, file }))]),
  );
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = pictures(clipboardData?.files ?? []);
      if (files.length > 0) add(files);
    };
    const drag = (event: Event) => {
      event.preventDefault();
      setOver(event.type === 'dragover');
      const { dataTransfer } = event as unknown as DragEvent;
      if (event.type === 'drop') add(dataTransfer.files);
    };
    const view = around.current;
    document.addEventListener('paste', paste);
    for (const kind of ['dragover', 'dragleave', 'drop']) view?.addEventListener(kind, drag);
    return () => {
      document.removeEventListener('paste', paste);
      for (const kind of ['dragover', 'dragleave', 'drop']) view?.removeEventListener(kind, drag);
    };
  }, [around, add]);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Empties the input, so that the same file can be chosen again after it was removed.
    currentTarget.value = '';
    add(files);
  };
  const gone = (key: number) => setWaiting((now) => now.filter((one) => one.key !== key));
  return (
    <div>
      <Drop data-over={over}>
        <ImagePlus size={28} strokeWidth={1.5} aria-hidden="true" />
        <strong>Ajouter des images</strong>
        <span id={note}>
          {`Choisissez, déposez ou collez. JPEG, PNG, WebP ou AVIF, ${pictureLimits.bytes / 1024 / 1024} Mo au plus chacune. Lieu, date et appareil de la prise de vue sont retirés.`}
        </span>
        <input type="file" multiple accept={TYPES} aria-describedby={note} onChange={choose} />
      </Drop>
      {waiting.length > 0 && (
        <Waiting ref={beginAt} aria-label="Images à envoyer">
          {waiting.map(({ key, file }) => (
            <PictureToSend
              key={key}
              file={file}
              onGone={() => gone(key)}
              onAdded={(picture) => {
                gone(key);
                onAdded?.(picture);
              }}
            />
          ))}
        </Waiting>
      )}
    </div>
  );
}
