import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, font, media, radius, type } from '../theme.ts';

const Box = styled.aside`
  max-width: 628px;
  margin: 1.8em 0;
  padding: 22px 26px 24px;
  border: 1px solid ${color['line-strong']};
  border-radius: ${radius.panel};
  background: ${color.sheet};
  font: 400 16px/1.6 ${font.sans};
  & > p, & > ul, & > ol { max-width: 32em; }
  & p + p, & ul, & ol, & ul + p, & ol + p { margin-top: .7em; }
  & ul, & ol { padding-left: 1.2em; list-style: disc; }
  & ol { list-style: decimal; }
  & li + li { margin-top: .35em; }
  & h3, & h4 { ${type.h4} margin: 1em 0 .3em; }
  & a { color: ${color.link}; text-decoration: underline; }
  &[data-kind='illustration'] { border-style: dashed; background: none; }
  &[data-kind='illustration']:has(table) { max-width: 844px; }
  & > [role='group'] { margin: 18px 0; }
  & > :last-child { margin-bottom: 0; }
  &[data-kind='key'] { background: ${color.wash}; border-color: transparent; }
  ${media.phone} { padding: 18px 18px 20px; }
  ${media.print} { break-inside: avoid; padding: 12px 16px 14px; font-size: 12.5pt; }
`;
const Title = styled.p`
  font-size: 14px;
  font-weight: 600;
  line-height: 1.4;
  margin-bottom: 8px;
  [data-kind='illustration'] > & { color: ${color['ink-3']}; }
  ${media.print} { font-size: 12pt; }
`;

const Quote = styled.blockquote`
  && {
    max-width: 628px;
    margin: 1.6em 0;
    padding: 0 0 0 22px;
    border-left: 3px solid ${color.accent};
    background: none;
    ${type.pullQuote}
  }
  & p { font: inherit; }
`;

interface Props {
  children?: ReactNode;
}

/** A remark or a caveat. */
export const Note = ({ title, children }: Props & { title?: string }) => (
  <Box role="note">
    {title && <Title>{title}</Title>}
    {children}
  </Box>
);

/** Whatever is made up for the reader's sake says so first. */
export const Illustration = ({ children }: Props) => (
  <Box role="note" data-kind="illustration" aria-label="Exemple illustratif">
    <Title>Exemple illustratif</Title>
    {children}
  </Box>
);

/** What to keep. */
export const Key = ({ children }: Props) => (
  <Box role="note" data-kind="key">
    <Title>À retenir</Title>
    {children}
  </Box>
);

/** One sentence set large; one an article at most. */
export const PullQuote = ({ children }: Props) => <Quote>{children}</Quote>;
