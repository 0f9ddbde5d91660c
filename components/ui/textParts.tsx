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
 * Puts a space between its children, for readers without styles: words separated only by a row's gap would run together. A flex or grid
 * container lays no space out.
 */
export const Spaced = ({ children }: { children: ReactNode }) =>
  Children.toArray(children).flatMap((child, index) => (index === 0 ? [child] : [' ', child]));
