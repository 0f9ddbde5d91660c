import styled from '@emotion/styled';
import { color, type } from '../theme.ts';

const Words = styled.span`
  && { display: block; max-width: 36em; text-wrap: pretty; ${type.caption} color: ${color['ink-3']}; }
`;

/** When the page of a source was last read, and whether it is the publisher's own (docs/sources.md). */
export const SourceReading = ({ reading }: { reading: string | undefined }) =>
  reading === undefined ? null : <Words>{reading}</Words>;
