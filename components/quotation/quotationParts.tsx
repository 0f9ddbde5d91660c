import styled from '@emotion/styled';
import { createElement, Fragment, type ReactNode } from 'react';
import type { TextPiece } from '../../data/articles/types.ts';
import { decimal } from '../../data/french/frenchNumbers.ts';
import { firstNameOf } from '../../data/people/firstName.ts';
import type { QuoteDocument } from '../../data/quotes/quoteDocument.ts';
import { partsOfLine } from '../../data/quotes/quoteWords.ts';
import { color, focusRing, media, tabular } from '../theme.ts';
import { Figure } from '../ui/Figure.tsx';
import { Section } from '../ui/Section.tsx';

/** An amount in the site's typography, with cents if there are any. */
export const Money = ({
  cents,
  small,
  large,
  hot = false,
}: {
  cents: number;
  small: number;
  large: number;
  hot?: boolean;
}) => {
  const text = decimal(cents / 100, cents % 100 === 0 ? 0 : 2);
  // A longer amount is set smaller, so that it keeps its place: on a phone from seven characters on, elsewhere from ten.
  const sized = (size: number, most: number) => Math.round(size * Math.min(1, most / text.length));
  return (
    <Figure small={sized(small, 6)} large={sized(large, 9)} hot={hot}>
      {text}
      <span style={{ marginLeft: 0 }}>{'\u00a0€'}</span>
    </Figure>
  );
};

/** Title of a quote: the text of its first line. */
export const titleOf = ({ lines }: Pick<QuoteDocument, 'lines'>): string => partsOfLine(lines[0] ?? { text: '' })[0];

/** Name by which the client is addressed: the first name of a private person. */
export const firstName = ({ client, quality }: Pick<QuoteDocument, 'client' | 'quality'>): string =>
  quality === 'consumer' ? firstNameOf({ name: client }) || client : client;

const ELEMENTS = new Set('h3 h4 p ul ol li blockquote table thead tbody tr th td em strong hr br a sup bdi'.split(' '));

/** A point of the terms, rendered from its pieces. */
export function TermsText({ pieces }: { pieces: readonly TextPiece[] }) {
  const draw = (piece: TextPiece): ReactNode => {
    if (typeof piece === 'string') return piece;
    const [tag, properties, ...children] = piece;
    const inside = children.map((child) => draw(child as TextPiece));
    return createElement(ELEMENTS.has(tag) ? tag : Fragment, ELEMENTS.has(tag) ? properties : null, ...inside);
  };
  return createElement(Fragment, null, ...pieces.map(draw));
}

/** Name and value pairs, a line each, one above the other on a phone. */
const FactList = styled.dl`
  border-top: 1px solid ${color.ink};
  font-size: 16px;
  line-height: 1.45;
  ${tabular}
  & > div { display: grid; grid-template-columns: minmax(0, 150px) minmax(0, 1fr); gap: 2px 16px; padding: 12px 0; border-bottom: 1px solid ${color.line}; }
  & dt { font-size: 14px; line-height: 1.65; color: ${color['ink-3']}; }
  & dd { overflow-wrap: anywhere; }
  ${media.phone} { & > div { grid-template-columns: minmax(0, 1fr); } }
`;
export const Facts = ({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) => (
  <FactList>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </FactList>
);

export const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 28px;
  & a, & button { min-height: 24px; font-size: 15px; font-weight: 600; color: ${color.link}; text-decoration: underline; text-underline-offset: 4px; text-decoration-thickness: 1px; border-radius: 2px; ${focusRing(color.link, 4)} }
  & :is(a, button):hover { color: ${color.ink}; }
  ${media.noScript} { & button { display: none; } }
  ${media.print} { display: none; }
`;

/** A section that is not printed. */
export const OnScreen = styled(Section)`
  ${media.print} { display: none; }
`;

export const PrintButton = ({ children }: { children: ReactNode }) => (
  <button type="button" onClick={() => print()}>
    {children}
  </button>
);

/** Mail link to the seller, with the subject already filled in. */
export const MailLink = ({ document, children }: { document: QuoteDocument; children: ReactNode }) => (
  <a href={`mailto:${document.seller.email}?subject=${encodeURIComponent(`Devis ${document.number}`)}`}>{children}</a>
);
