import { Children, type ReactNode } from 'react';
import { dateParts } from './formatNumber.ts';

/** A date as French writes it: « 15 novembre 2024 », « 1er mars 2024 » with its superscript. */
export function DateText({ iso }: { iso: string }) {
  const { day, first, rest } = dateParts(iso);
  return (
    <time dateTime={iso} className="nowrap">
      {day}
      {first && <sup>er</sup>} {rest}
    </time>
  );
}

/** A title set on the lines its author chose; on narrow screens the browser breaks it as it likes. */
export const Lines = ({ of }: { of: readonly string[] }) => (
  <>
    {of.map((line, index) => (
      <span key={line}>
        {line}
        {index < of.length - 1 && (
          <>
            {' '}
            <br className="wide-break" />
          </>
        )}
      </span>
    ))}
  </>
);

/**
 * Puts spaces between its children. Without styles, words separated only by a gap of the layout would run together; in a flex or grid
 * container the spaces have no width.
 */
export const Spaced = ({ children }: { children: ReactNode }) =>
  Children.toArray(children).flatMap((child, index) => (index === 0 ? [child] : [' ', child]));
