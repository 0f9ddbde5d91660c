import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '../theme.ts';
import { EXAMPLE_ID } from './exampleId.ts';

/** Hidden until its toggle shows it; its own address and a browser without script show it too. */
const Frame = styled.div`
  display: none;
  scroll-margin-top: 60px;
  &[data-state='shown'], &[data-state='initial']:target { display: block; }
  ${media.noScript} { display: block; }
`;

/** Where the example of a service page appears: as the server wrote it, then `shown` or `hidden`. */
export const ExampleFrame = ({ children }: { children: ReactNode }) => (
  <Frame id={EXAMPLE_ID} data-state="initial">
    {children}
  </Frame>
);
