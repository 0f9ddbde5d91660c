import styled from '@emotion/styled';
import type { QuoteDocument } from '../../data/quotes/quoteDocument.ts';
import { lineCents, moneyText, partsOfLine } from '../../data/quotes/quoteWords.ts';
import { Signature } from '../figures/documents/Signature.tsx';
import { Stamp } from '../figures/documents/Stamp.tsx';
import { Mark } from '../layout/Wordmark.tsx';
import { color, font, media, shadow, tabular, type } from '../theme.ts';
import { Money, titleOf } from './quotationParts.tsx';

const Edge = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
  padding-bottom: 14px;
  border-bottom: 1px solid ${color['doc-ink']};
  & > b { display: flex; align-items: center; gap: 10px; font: 480 20px/1 ${font.serif}; }
`;

/** Head of a paper that shows only part of a quote. */
export const PaperEdge = ({ document }: { document: QuoteDocument }) => (
  <Edge>
    <b>
      <Mark />
      {document.seller.brand}
    </b>
    <small>{document.number}</small>
  </Edge>
);

const Sheet = styled.div`
  display: grid;
  padding: 24px 32px 28px 58px;
  border-radius: 2px;
  background: ${color['doc-paper']};
  color: ${color['doc-ink']};
  box-shadow: inset 0 0 0 1px ${color['doc-edge']}, ${shadow.doc};
  font-size: 13px;
  position: relative;
  ${tabular}
  & > div > p:nth-of-type(2) { ${type.h3} margin: 20px 0 14px; }
  & li { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-bottom: 1px solid ${color['doc-line']}; }
  & li > b { font-weight: 400; white-space: nowrap; }
  ${media.belowDesktop} { width: 100%; max-width: 410px; justify-self: center; }
  ${media.print} { display: none; }
`;
const Total = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: flex-end;
  padding: 10px 0 44px;
  & > b { font-size: 15px; }
`;
const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 180px) 108px;
  justify-content: space-between;
  align-items: end;
`;
/** Line of the merged strands, from the left edge of the paper down to the signature. */
const Line = styled.i`
  position: absolute;
  grid-row: 1 / 3;
  left: 0;
  width: 59px;
  top: 92px;
  bottom: 20.5px;
  &::before, &::after { content: ''; position: absolute; border: 2px solid ${color['doc-blue']}; }
  &::before { left: 0; top: 0; width: 27px; height: 40px; border-width: 2px 2px 0 0; border-top-right-radius: 18px; }
  &::after { left: 25px; top: 38px; bottom: 0; width: 35px; border-width: 0 0 2px 2px; border-bottom-left-radius: 18px; }
`;

/** Summary of an order, with its lines, total and both signatures; the whole quote is rendered below. */
export const SmallPaper = ({ document, on }: { document: QuoteDocument; on: string }) => (
  <Sheet className="on-paper" aria-hidden="true">
    <div>
      <PaperEdge document={document} />
      <p>{titleOf(document)}</p>
      <ul>
        {document.lines.map((line) => (
          <li key={`${line.text} ${line.unit_price}`}>
            <span>{partsOfLine(line)[0]}</span>
            <b>{moneyText(lineCents(line))}</b>
          </li>
        ))}
      </ul>
      <Total>
        <b>Total</b>
        <Money cents={document.totalCents} small={40} large={44} />
      </Total>
    </div>
    <Foot>
      <Signature />
      <AcceptedStamp document={document} on={on} />
    </Foot>
    <Line />
  </Sheet>
);

/** Stamp of the client's acceptance, at the place left empty for it. */
export const AcceptedStamp = ({ document: { number, seller }, on }: { document: QuoteDocument; on: string }) => (
  <Stamp
    words={{
      around: `DEVIS ACCEPTÉ · ${number} · ${seller.brand.toUpperCase()} · `,
      title: 'Accepté',
      note: on.split('-').reverse().join('.'),
    }}
  />
);
