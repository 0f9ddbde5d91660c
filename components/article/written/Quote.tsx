import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PullQuote } from '../../prose/Aside.tsx';
import { color, type } from '../../theme.ts';
import { Cite } from '../Cite.tsx';

const By = styled.footer`
  margin-top: 12px;
  ${type.small}
  color: ${color['ink-3']};
`;

/** Somebody's words, and whose they are. */
export const Quote = ({ by, source, children }: { by?: string; source?: string; children?: ReactNode }) => (
  <PullQuote>
    {children}
    {(by || source) && (
      <By>
        {by}
        {source && <Cite id={source} />}
      </By>
    )}
  </PullQuote>
);
