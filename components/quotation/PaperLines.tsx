import styled from '@emotion/styled';
import { lineCents, linesOf, moneyText, partsOfLine, type QuoteLine } from '../../data/quotes/quoteWords.ts';
import { color, media } from '../theme.ts';

/** Lines of a quote; quantity and unit price have their own columns, or, on a phone, are under the text. */
const Lines = styled.table`
  font-size: 16px;
  & th { padding-bottom: 10px; border-bottom: 1px solid ${color['doc-ink']}; font-size: 14px; font-weight: 400; text-align: left; color: ${color['doc-ink-2']}; }
  & td { padding: 14px 0; border-bottom: 1px solid ${color['doc-line']}; vertical-align: top; }
  & td > b, & td > span { display: block; }
  & td > span { max-width: 34ch; font-size: 15px; color: ${color['doc-ink-2']}; }
  & :is(th, td):nth-of-type(n + 2) { padding-left: 20px; text-align: right; white-space: nowrap; }
  & [data-narrow] { display: none; }
  ${media.phone} {
    & td { padding: 12px 0; }
    & td > b, & td > span { overflow-wrap: anywhere; }
    & [data-wide] { display: none; }
    & td > [data-narrow] { display: block; }
  }
  ${media.print} { & td > span { max-width: none; } & th { font-size: 16px; } & td { padding: 7px 0; } & tr { break-inside: avoid; } }
`;
const Line = ({ line }: { line: QuoteLine }) => {
  const [name, more] = partsOfLine(line);
  const isDiscount = line.unit_price < 0;
  const quantity = String(line.quantity).replace('.', ',');
  const unit = moneyText(Math.round(line.unit_price * 100));
  return (
    <tr>
      <td>
        <b>{name}</b>
        {linesOf(more).map((text) => (
          <span key={text}>{text}</span>
        ))}
        {!isDiscount && line.quantity !== 1 && <span data-narrow="">{`${quantity} × ${unit}`}</span>}
      </td>
      <td data-wide="">{isDiscount ? '' : quantity}</td>
      <td data-wide="">{isDiscount ? '' : unit}</td>
      <td>{moneyText(lineCents(line))}</td>
    </tr>
  );
};

/** Sold items, a row for each. */
export const PaperLines = ({ lines }: { lines: readonly QuoteLine[] }) => (
  <Lines>
    <thead>
      <tr>
        <th scope="col">Désignation</th>
        <th scope="col" data-wide="">
          Quantité
        </th>
        <th scope="col" data-wide="">
          Prix unitaire
        </th>
        <th scope="col">Montant</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <Line key={`${line.text} ${line.unit_price}`} line={line} />
      ))}
    </tbody>
  </Lines>
);
