import styled from '@emotion/styled';
import { color, media, type } from '../theme.ts';

const measures = { prose: 628, wide: 844, full: 952 };

/** An interactive or tabular part of an article, as wide as it needs to be (docs/product/design-language.md § 6). */
export const Block = styled.div<{ measure?: keyof typeof measures }>`
  && {
    max-width: ${({ measure = 'wide' }) => measures[measure]}px;
    margin: 40px 0;
    ${type.body}
    ${media.desktop} { margin: 48px 0; }
  }
`;

/** The line that says what kind of figures a block shows. */
export const BlockNote = styled.p`
  ${type.caption}
  color: ${color['ink-3']};
  max-width: 36em;
  margin: 0 0 16px;
  &:last-child { margin: 16px 0 0; }
`;

/** What labels an illustration as one, before the reader meets its figures. */
export const BlockLabel = styled.p`
  ${type.caption}
  font-weight: 600;
  color: ${color['ink-2']};
  max-width: 38em;
  margin: 0 0 12px;
  ${media.print} { break-after: avoid; }
`;
