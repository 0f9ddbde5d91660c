import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import { color, focusRing, media } from '../theme.ts';

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 32px;
  font-size: 15px;
  color: ${color['ink-2']};
  border-radius: 2px;
  ${focusRing(color.link, 4)}
  &:hover { color: ${color.ink}; text-decoration: underline; }
  ${media.print} { display: none; }
`;

/** The way back, above a page's title. */
export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <Anchor href={href}>
    <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
    {children}
  </Anchor>
);
