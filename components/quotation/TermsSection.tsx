import styled from '@emotion/styled';
import { Minus, Plus } from 'lucide-react';
import { dayInProse } from '../../data/french/frenchDates.ts';
import { ownPoint, type QuoteDocument } from '../../data/quotes/quoteDocument.ts';
import { color, focusRing, media, type } from '../theme.ts';
import { Container, Section, Split } from '../ui/Section.tsx';
import { Links, TermsText } from './quotationParts.tsx';

const Words = styled.div`
  & h2 { ${type.h2} }
  & > p:not(:last-child) { margin: 20px 0; ${type.small} color: ${color['ink-2']}; }
`;
const Lead = styled.div`
  padding-bottom: 20px;
  ${type.small}
  color: ${color['ink-2']};
`;
const Point = styled.details`
  border-bottom: 1px solid ${color.line};
  &:first-of-type { border-top: 1px solid ${color.ink}; }
  & > summary {
    display: grid; grid-template-columns: 36px minmax(0, 1fr) 22px; align-items: center; gap: 8px; min-height: 60px; padding: 8px 0; list-style: none; cursor: pointer;
    border-radius: 2px; ${focusRing(color.link, 0)}
  }
  & > summary::-webkit-details-marker { display: none; }
  & > summary > span { ${type.small} color: ${color['ink-3']}; }
  & > summary > h3 { ${type.h4} overflow-wrap: anywhere; }
  & > summary > svg { color: ${color['ink-2']}; }
  &:not([open]) > summary > [data-open], &[open] > summary > [data-shut] { display: none; }
  & > summary:hover > h3 { color: ${color.link}; }
  ${media.phone} { & > summary { min-height: 56px; } }
  ${media.print} {
    break-inside: auto;
    &::details-content { content-visibility: visible; block-size: auto; display: block; }
    & > summary { min-height: 0; padding: 18px 0 6px; & > svg { display: none; } }
  }
`;
const Text = styled.div`
  padding: 2px 30px 26px 44px;
  font-size: 16px;
  line-height: 1.6;
  color: ${color['ink-2']};
  & > * + * { margin-top: .7em; }
  & :is(h3, h4) { font: inherit; font-weight: 600; color: ${color.ink}; }
  & > * + :is(h3, h4) { margin-top: 1.2em; }
  & :is(strong, b) { color: ${color.ink}; }
  & :is(ul, ol) { padding-left: 1.2em; list-style: disc; }
  & ol { list-style: decimal; }
  & blockquote { padding-left: 16px; border-left: 2px solid ${color.line}; & > * + * { margin-top: .6em; } }
  & a { color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; }
  & :is(th, td) { padding: 8px 12px 8px 0; border-bottom: 1px solid ${color.line}; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  & :is(th, td):first-child { overflow-wrap: break-word; }
  & th { font-size: 14px; font-weight: 500; }
  ${media.phone} { padding: 2px 0 24px; }
  ${media.print} { padding: 0 0 8px 44px; font-size: 15px; line-height: 1.5; & :is(table, blockquote) { break-inside: avoid; } & p:has(+ blockquote, + p + blockquote) { break-after: avoid; } }
`;

/** On paper, the terms begin on a new sheet and take its whole width. */
const Whole = styled.div`
  ${media.print} { break-before: page; padding: 12px 0 0 128px; & > div { display: block; } }
`;

/** Unfolds every point of the terms. */
const openAll = () => {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('#conditions details')) fold.open = true;
};

/**
 * All terms of sale, above the acceptance. Points are folded, except point 1 and the point for the client's kind (consumer or
 * professional).
 */
export function TermsSection({ document: { terms, quality, number } }: { document: QuoteDocument }) {
  const open = new Set(['1', ownPoint(quality)]);
  return (
    <Section ground="sheet" ruled id="conditions" aria-labelledby="conditions-titre">
      <Container>
        <Whole>
          <Split at="4+7">
            <Words>
              <h2 id="conditions-titre">Les conditions, en entier</h2>
              <p>
                {`Version du ${dayInProse(terms.day)}, figée avec le devis `}
                <span className="nowrap">{number}</span>
                {'\u00a0: elle ne changera pas après votre accord.'}
              </p>
              <Links>
                <button type="button" onClick={openAll}>
                  Tout déplier
                </button>
              </Links>
            </Words>
            <div>
              <Lead>
                <TermsText pieces={terms.lead} />
              </Lead>
              {terms.points.map(({ number: point, title, pieces }) => (
                <Point key={point} id={`point-${point}`} name={`point-${point}`} open={open.has(point)}>
                  <summary>
                    <span>{point}</span>
                    <h3>{title}</h3>
                    <Plus size={20} strokeWidth={1.6} data-shut="" aria-hidden="true" />
                    <Minus size={20} strokeWidth={1.6} data-open="" aria-hidden="true" />
                  </summary>
                  <Text>
                    <TermsText pieces={pieces} />
                  </Text>
                </Point>
              ))}
            </div>
          </Split>
        </Whole>
      </Container>
    </Section>
  );
}
