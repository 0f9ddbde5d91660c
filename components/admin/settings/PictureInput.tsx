import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type PictureFiles, pictureAddress } from '../../../data/media/pictures.ts';
import { color, radius, type } from '../../theme.ts';
import { Act } from '../list/Act.tsx';
import { PicturePicker } from '../media/PicturePicker.tsx';

/** Returns the narrowest width of the picture that covers a square of this side; the widest if none does. */
export const squareWidth = ({ widths, width, height }: PictureFiles, side: number): number =>
  widths.find((one) => Math.min(one, (one * height) / width) >= side) ?? width;

const Box = styled.fieldset`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: 16px;
  align-items: center;
  & > legend { padding: 0; margin-bottom: 8px; ${type.label} }
  & > img, & > span { width: 112px; height: 112px; border-radius: ${radius.document}; background: ${color.sunk}; object-fit: cover; }
  & > img[data-whole='true'] { padding: 8px; background: ${color['doc-paper']}; object-fit: contain; }
  & > span { display: grid; place-items: center; padding: 8px; font-size: 14px; text-align: center; color: ${color['ink-2']}; }
  & > div { display: flex; flex-wrap: wrap; gap: 10px; }
`;
/** Side in pixels of the largest square in which the picture is shown, 168 CSS pixels on a screen with two pixels for each. */
const SIDE = 2 * 168;

interface Props {
  label: string;
  /** Address of the picture on the site; empty: none. */
  value: string;
  /** Whether the picture is shown whole in a small size; otherwise cropped to a square. */
  whole: boolean;
  describedBy: string | undefined;
  onChange: (address: string) => void;
}

/** Field for a picture of the library, shown as on the site. */
export function PictureInput({ label, value, whole, describedBy, onChange }: Props) {
  const [picking, pick] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  return (
    <Box aria-describedby={describedBy}>
      <legend>{label}</legend>
      {value ? <img src={value} width={112} height={112} alt="" data-whole={whole} /> : <span>Aucune image</span>}
      <div>
        <Act ref={choose} onClick={() => pick(true)}>
          {value ? 'Changer d’image' : 'Choisir une image'}
        </Act>
        {value && (
          <Act
            onClick={() => {
              choose.current?.focus();
              onChange('');
            }}
          >
            Retirer l’image
          </Act>
        )}
      </div>
      {picking &&
        // Rendered outside the settings' form, since the upload of a picture has a form of its own, and forms cannot be nested.
        createPortal(
          <PicturePicker
            onClose={() => pick(false)}
            onPick={(picture) => {
              pick(false);
              onChange(pictureAddress(picture.hash, whole ? (picture.widths[0] ?? 0) : squareWidth(picture, SIDE)));
            }}
          />,
          document.body,
        )}
    </Box>
  );
}
