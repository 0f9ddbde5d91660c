import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { readEuros } from '../../../data/entry/readEuros.ts';
import { lineCents, moneyText, partsOfLine, type QuoteLine, quoteLimits } from '../../../data/quotes/quoteWords.ts';
import { color, focusRing, iconButton, radius, tabular } from '../../theme.ts';
import { numberIn, priceText, type TypedLine } from './quoteForm.ts';

const List = styled.ul`
  border-top: 1px solid ${color.ink};
  & > li { display: grid; grid-template-columns: 64px auto 112px minmax(0, 1fr); align-items: center; gap: 4px 10px; padding: 8px 0 14px; border-bottom: 1px solid ${color.line}; ${tabular} }
  & > li > div { grid-column: 1 / -1; display: grid; grid-template-columns: minmax(0, 1fr) 44px; align-items: start; }
  & > li > i { font-style: normal; color: ${color['ink-3']}; }
  & > li > output { grid-column: 4; text-align: right; white-space: nowrap; }
  & > li > input { grid-row: 2; }
  & > li > [data-price] { grid-column: 3; }
`;
const Input = styled.input`
  width: 100%;
  min-height: 44px;
  padding: 8px 10px;
  border: 1px solid ${color.field};
  border-radius: ${radius.control};
  background: ${color.sheet};
  font-size: 16px;
  text-align: right;
  ${tabular}
  ${focusRing(color.link, 0)}
  &:hover { border-color: ${color.ink}; }
  &[aria-invalid='true'] { border: 2px solid ${color.danger}; padding: 7px 9px; }
`;
/** Text area of a line; looks like plain text until it is focused. */
const Words = styled.textarea`
  width: 100%;
  min-height: 44px;
  padding: 9px 8px 9px 0;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: none;
  font-size: 16px;
  font-weight: 600;
  line-height: 1.5;
  resize: none;
  field-sizing: content;
  ${focusRing(color.link, 0)}
  &:hover { border-color: ${color.field}; }
  &:focus { padding-left: 8px; }
`;
const Cross = styled.button`${iconButton(color.link)}`;

interface Props {
  lines: readonly TypedLine[];
  /** Same lines in the form in which the server receives them. */
  sent: readonly QuoteLine[];
  onChange: (lines: readonly TypedLine[]) => void;
}

/** Lines of a quote, each with its text above, and its quantity, price and amount below. */
export function QuoteLines({ lines, sent, onChange }: Props) {
  const set = (key: string, change: Partial<TypedLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  return (
    <List>
      {lines.map((line, index) => {
        const { key, kind, text, quantity, price } = line;
        const [name] = partsOfLine(line);
        const stored = sent[index];
        const amount = stored ? lineCents(stored) : Number.NaN;
        const [isCount, isPrice] = [numberIn(quantity) > 0, !Number.isNaN(readEuros(price))];
        return (
          <li key={key}>
            <div>
              <Words
                aria-label={`Ligne ${index + 1}`}
                rows={text.split('\n').length}
                maxLength={quoteLimits.line}
                value={text}
                onChange={(event) => set(key, { text: event.currentTarget.value })}
              />
              <Cross
                type="button"
                aria-label={`Retirer « ${name} »`}
                onClick={() => onChange(lines.filter((one) => one.key !== key))}
              >
                <X size={18} strokeWidth={1.6} aria-hidden="true" />
              </Cross>
            </div>
            {kind === 'sold' && (
              <>
                <Input
                  aria-label={`Quantité de « ${name} »`}
                  inputMode="decimal"
                  value={quantity}
                  aria-invalid={!isCount}
                  onChange={(event) => set(key, { quantity: event.currentTarget.value })}
                />
                <i aria-hidden="true">×</i>
              </>
            )}
            {kind !== 'urgent' && (
              <Input
                data-price=""
                aria-label={`Prix de « ${name} »`}
                inputMode="decimal"
                value={price}
                aria-invalid={!isPrice}
                onChange={(event) => set(key, { price: event.currentTarget.value })}
                onBlur={() => isPrice && set(key, { price: priceText(readEuros(price)) })}
              />
            )}
            <output>{Number.isNaN(amount) ? '—' : moneyText(amount)}</output>
          </li>
        );
      })}
    </List>
  );
}
