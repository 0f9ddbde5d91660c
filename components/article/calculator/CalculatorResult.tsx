import styled from '@emotion/styled';
import { color, media, tabular, type } from '../../theme.ts';
import { Figure } from '../../ui/Figure.tsx';

const Label = styled.p`
  color: ${color['ink-2']};
  margin-bottom: 8px;
`;
/** Figure of the result; a long number shrinks, then wraps, instead of leaving its panel. */
const Value = styled(Figure)`
  display: block;
  padding: 4px 0;
  ${media.cramped} { font-size: 64px; }
  &[data-length='long'] { font-size: 40px; }
  &[data-length='endless'] { font-size: 24px; line-height: 1.2; white-space: normal; overflow-wrap: anywhere; }
`;
const Lines = styled.dl`
  margin-top: 28px;
  font-size: 16px;
  ${tabular}
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 12px 0;
    border-top: 1px solid ${color.line};
  }
  & > div:last-of-type { border-color: ${color.ink}; font-weight: 600; }
  & dd { margin-left: auto; overflow-wrap: anywhere; text-align: right; }
`;

const Comment = styled.p`
  margin-top: 20px;
  padding-left: 16px;
  border-left: 3px solid ${color.accent};
  ${type.small}
  text-wrap: pretty;
`;

export interface ResultLine {
  label: string;
  value: string;
}

export interface Result {
  label: string;
  figure: string;
  unit: string;
  /** Lines of the computation, the last of which is the total. */
  lines: readonly ResultLine[];
  /** Remark if the result is implausible. */
  comment?: string | undefined;
}

const lengthOf = (figure: string) => (figure.length > 18 ? 'endless' : figure.length > 8 ? 'long' : 'short');

/** Result of a calculator. Its label and figure are announced together when they change; its lines are not announced. */
export function CalculatorResult({ label, figure, unit, lines, comment }: Result) {
  return (
    <div>
      <div aria-live="polite" aria-atomic="true">
        <Label>{label}</Label>
        <Value small={60} large={84} hot data-length={lengthOf(figure)}>
          {figure}
          <span>{unit}</span>
        </Value>
      </div>
      <Lines>
        {lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </Lines>
      {comment && <Comment>{comment}</Comment>}
    </div>
  );
}
