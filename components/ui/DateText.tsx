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
