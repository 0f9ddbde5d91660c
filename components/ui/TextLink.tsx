import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { color, ease, focusRing, media } from '../theme.ts';

const look = (tone: 'page' | 'band') => `
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
  font-size: 15px;
  font-weight: 600;
  color: ${tone === 'band' ? color['band-link'] : color.link};
  border-radius: 2px;
  cursor: pointer;
  transition: color ${ease.press};
  & > span { border-bottom: 1px solid currentColor; padding-bottom: 1px; }
  & > svg { transition: transform ${ease.press}; }
  &:hover { color: ${tone === 'band' ? color['on-band'] : color.ink}; }
  &:hover > svg { transform: translateX(2px); }
  &:active { color: ${tone === 'band' ? color['on-band-2'] : color['ink-2']}; }
  ${focusRing(tone === 'band' ? color['band-link'] : color.link, 4)}
  ${media.print} { display: none; }
`;

const Anchor = styled.a<{ tone?: 'page' | 'band' }>`${({ tone = 'page' }) => look(tone)}`;
const Plain = styled.button<{ tone?: 'page' | 'band' }>`${({ tone = 'page' }) => look(tone)}`;

interface Shared {
  children: ReactNode;
  tone?: 'page' | 'band';
  arrow?: boolean;
}

const content = (children: ReactNode, arrow: boolean) => (
  <>
    <span>{children}</span>
    {arrow && <ArrowRight size={16} strokeWidth={1.6} aria-hidden="true" />}
  </>
);

/** Link of the tertiary level: underlined, with an arrow if it leads to another page. */
export const TextLink = ({ children, arrow = false, ...rest }: Shared & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <Anchor {...rest}>{content(children, arrow)}</Anchor>
);

/** Button of the tertiary level. */
export const TextButton = ({ children, arrow = false, ...rest }: Shared & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <Plain {...rest}>{content(children, arrow)}</Plain>
);
