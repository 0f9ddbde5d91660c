import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import { color, focusRing, media } from '../theme.ts';

const Anchor = styled.a<{ band: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 32px;
  font-size: 15px;
  color: ${({ band }) => color[band ? 'on-band-2' : 'ink-2']};
  border-radius: 2px;
  ${({ band }) => focusRing(color[band ? 'band-link' : 'link'], 4)}
  &:hover { color: ${({ band }) => color[band ? 'on-band' : 'ink']}; text-decoration: underline; }
  ${media.print} { display: none; }
`;

interface Props {
  href: string;
  children: string;
  /** Whether the link is on the navy band. */
  band?: boolean;
}

/** Back link above a page's title. */
export const BackLink = ({ href, children, band = false }: Props) => (
  <Anchor href={href} band={band}>
    <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
    {children}
  </Anchor>
);
