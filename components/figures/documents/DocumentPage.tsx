import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, font, media, shadow } from '../../theme.ts';

/** A document on top of two sheets, shifted 6 and 12 px to the lower right, which make it look thick. */
export const DocumentStack = styled.div`
  position: relative;
  &::before, &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 2px;
    background: ${color['doc-paper']};
    box-shadow: inset 0 0 0 1px ${color['doc-edge']};
  }
  &::before { transform: translate(12px, 12px); }
  &::after { transform: translate(6px, 6px); }
  & > * { z-index: 1; }
`;

/**
 * A page of a document as HTML: 1 em is 10 px on a page 420 px wide and everything scales with the page (docs/product/design-language.md §
 * 4). Documents stay paper in both schemes.
 */
const Frame = styled.div<{ landscape?: boolean; flows: boolean }>`
  container-type: inline-size;
  position: relative;
  aspect-ratio: ${({ landscape }) => (landscape ? '297 / 210' : '210 / 297')};
  border-radius: 2px;
  background: ${color['doc-paper']};
  color: ${color['doc-ink']};
  box-shadow: inset 0 0 0 1px ${color['doc-edge']}, ${shadow.doc};
  &[data-shadow='thumb'] { box-shadow: inset 0 0 0 1px ${color['doc-edge']}, ${shadow.thumb}; }
  &[data-shadow='none'] { box-shadow: inset 0 0 0 1px ${color['doc-edge']}; }
  ${({ flows }) => (flows ? `display: flex; flex-direction: column; ${media.phone} { aspect-ratio: auto; }` : '')}
`;

const FLOWS = `position: static; flex: 1 0 auto; gap: 1.8em; ${media.phone} { font-size: 14.2px; gap: 1.4em; padding: 24px 22px 20px; }`;

const Sheet = styled.div<{ flows: boolean }>`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  padding: 2.8em 3.2em 2.4em;
  overflow: hidden;
  font-family: ${font.sans};
  font-size: calc(100cqw / 42);
  line-height: 1.5;
  ${({ flows }) => (flows ? FLOWS : '')}
`;
const Edge = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 1em;
  font-size: .92em;
  color: ${color['doc-ink-2']};
`;
/** Header line of an inner page. */
const RunningHead = styled(Edge)`
  padding-bottom: .9em;
  border-bottom: 1px solid ${color['doc-line']};
`;
const Foot = styled(Edge)`
  margin-top: auto;
  padding-top: .9em;
  border-top: 1px solid ${color['doc-line']};
  font-size: .86em;
`;

interface Props {
  children: ReactNode;
  landscape?: boolean;
  shadow?: 'doc' | 'thumb' | 'none';
  /** Accessible label of a document that is the only content of its place; absent: the document is decoration. */
  label?: string;
  /** Whether assistive technology reads the page: true where the page's text is content. */
  readable?: boolean;
  /**
   * Whether the page grows with its text, so that a visitor's own font or spacing cuts nothing off. On phones its text has a readable size
   * and the page the height it needs.
   */
  flows?: boolean;
}

/** Sheet of paper of a document, on which the children are printed. */
export function DocumentPage({
  children,
  landscape = false,
  shadow: cast = 'doc',
  label,
  readable = false,
  flows = false,
}: Props) {
  const role = label ? { role: 'img', 'aria-label': label } : readable ? {} : { 'aria-hidden': true };
  return (
    <Frame
      className="on-paper"
      landscape={landscape}
      data-shadow={cast}
      flows={flows}
      data-flows={flows ? '' : undefined}
      {...role}
    >
      <Sheet flows={flows}>{children}</Sheet>
    </Frame>
  );
}

/** Header line of an inner page. */
export const DocumentHead = ({ left, right }: { left: string; right: string }) => (
  <RunningHead>
    <span>{left}</span>
    <span>{right}</span>
  </RunningHead>
);

/** Footer of an inner page, which marks it as a sample. */
export const DocumentFoot = ({ folio }: { folio: string | number }) => (
  <Foot>
    <span>Exemple illustratif</span>
    <span>{folio}</span>
  </Foot>
);
