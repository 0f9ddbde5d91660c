import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Measure = styled.strong`
  display: block;
  margin-bottom: .8em;
  font-weight: 600;
  font-size: 1.06em;
  line-height: 1.35;
`;

/** A chart on an inner page, under what it measures. */
export const PageChart = ({ measure, children }: { measure: string; children: ReactNode }) => (
  <div>
    <Measure>{measure}</Measure>
    {children}
  </div>
);
