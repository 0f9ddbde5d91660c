import styled from '@emotion/styled';
import type { PictureFiles } from '../../../data/media/pictures.ts';
import { color, radius, type } from '../../theme.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Block } from '../Block.tsx';

const Frame = styled(Block)`
  & img { width: 100%; height: auto; border-radius: ${radius.bar}; background: ${color.sunk}; }
  & figcaption { margin-top: 10px; ${type.caption} color: ${color['ink-3']}; }
`;

/** A picture of the library inside a text. */
export const WrittenPicture = ({ data, alt, caption }: { data: PictureFiles; alt: string; caption?: string }) => (
  <Frame as="figure">
    <Picture picture={data} alt={alt} sizes="(min-width: 900px) 844px, 100vw" />
    {caption && <figcaption>{caption}</figcaption>}
  </Frame>
);
