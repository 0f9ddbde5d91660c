import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '../theme.ts';
import { EXAMPLE_ID } from './useExample.ts';

/** Hidden until its toggle shows it; a browser without script always shows it. */
const Frame = styled('div', { shouldForwardProp: (name) => name !== 'isShown' })<{ isShown: boolean }>`
  display: ${({ isShown }) => (isShown ? 'block' : 'none')};
  scroll-margin-top: 60px;
  ${media.noScript} { display: block; }
`;

/** Where the example of a service page appears. */
export const ExampleFrame = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => (
  <Frame id={EXAMPLE_ID} isShown={isShown}>
    {children}
  </Frame>
);
