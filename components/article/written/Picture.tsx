import styled from '@emotion/styled';
import type { TextPicture } from '../../../data/articles/writtenText.ts';
import { color, radius, type } from '../../theme.ts';
import { Block } from '../Block.tsx';

const Frame = styled(Block)`
  & img { width: 100%; height: auto; border-radius: ${radius.bar}; background: ${color.sunk}; }
  & figcaption { margin-top: 10px; ${type.caption} color: ${color['ink-3']}; }
`;

/** A picture of the library inside a text, in the sizes and formats it is kept in. */
export const Picture = ({ data, alt, caption }: { data: TextPicture; alt: string; caption?: string }) => (
  <Frame as="figure">
    <picture>
      {data.sets.map((set) => (
        <source key={set.type} type={set.type} srcSet={set.srcset} sizes="(min-width: 900px) 844px, 100vw" />
      ))}
      <img src={data.src} width={data.width} height={data.height} alt={alt} loading="lazy" />
    </picture>
    {caption && <figcaption>{caption}</figcaption>}
  </Frame>
);
