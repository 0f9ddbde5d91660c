import styled from '@emotion/styled';
import { color, type } from '../../theme.ts';
import { Cite } from '../Cite.tsx';

const By = styled.footer`
  margin-top: 12px;
  ${type.small}
  color: ${color['ink-3']};
`;

/** Under somebody's words: whose they are, and where they stand. */
export const QuoteBy = ({ by, source }: { by?: string; source?: string }) => (
  <By>
    {by}
    {source && <Cite id={source} />}
  </By>
);
