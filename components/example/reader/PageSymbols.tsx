import type { ReactNode } from 'react';
import type { PageSymbol } from '../../../data/examples/documentPages.ts';
import { color } from '../../theme.ts';

const [ink, grey, blue] = [color['doc-ink'], color['doc-line'], color['doc-blue']];
/** Draws grey lines of text in a thumbnail, between the heights `from` and `to`. */
const words = (from: number, to = 62) => (
  <path stroke={grey} strokeWidth="1.6" d={`M8 ${from}h34${'m-34 6h34'.repeat(Math.floor((to - from) / 6))}`} />
);
const title = <path fill={ink} d="M8 9h24v2.6H8zM8 14.4h15v2.6H8z" />;
const row = (y: number, ...xs: number[]) => xs.map((x) => <circle key={x} cx={x} cy={y} r="2.6" />);

const drawings: Record<PageSymbol, ReactNode> = {
  cover: (
    <>
      <path fill={ink} d="M8 11h25v3.4H8zM8 18h17v3.4H8zM8 57h34v1.6H8z" />
      <circle cx="33" cy="34" r="5" fill={blue} />
      <g fill="none" stroke={ink}>
        <circle cx="18" cy="40" r="4" />
        <circle cx="27" cy="47" r="2.6" />
      </g>
    </>
  ),
  table: (
    <>
      <path fill={ink} d="M8 9h26v2.6H8z" />
      {words(19)}
    </>
  ),
  text: (
    <>
      <path fill={ink} d="M8 9h26v2.6H8z" />
      {words(18, 34)}
      {words(42, 60)}
    </>
  ),
  lines: (
    <>
      {title}
      <path fill="none" stroke={ink} strokeDasharray="2 2" d="M8 39 42 34" />
      <path fill="none" stroke={blue} strokeWidth="2" d="M8 38 24 32 42 24" />
      {words(47)}
    </>
  ),
  bars: (
    <>
      {title}
      <path fill={blue} d="M8 22h30v3.6H8zM8 28h21v3.6H8zM8 34h13v3.6H8z" />
      {words(45)}
    </>
  ),
  columns: (
    <>
      {title}
      <path fill={ink} d="M10 34h7v8h-7zM21 29h7v13h-7zM32 22h7v20h-7zM8 42h34v1.2H8z" />
      {words(49)}
    </>
  ),
  map: (
    <>
      {title}
      <path fill="none" stroke={grey} strokeWidth="1.6" d="M8 21v27h34" />
      <g fill="none" stroke={ink}>
        {row(28, 16, 27)}
        {row(39, 19, 31)}
      </g>
      <circle cx="38" cy="25" r="3.4" fill={blue} />
      {words(54)}
    </>
  ),
  dots: (
    <>
      {title}
      <g fill={ink}>
        {row(25, 12, 25)}
        {row(33, 25, 38)}
      </g>
      <g fill={blue}>{row(41, 12, 25, 38)}</g>
      {words(49)}
    </>
  ),
  gantt: (
    <>
      {title}
      <path fill={ink} d="M8 22h11v3.6H8zM14 28h13v3.6H14zM31 40h11v3.6H31z" />
      <path fill={blue} d="M22 34h15v3.6H22z" />
      {words(50)}
    </>
  ),
  signed: (
    <>
      <path fill={ink} d="M8 9h26v2.6H8z" />
      {words(18, 40)}
      <path fill="none" stroke={blue} strokeWidth="1.6" d="M8 57q3-10 5-2t5-3 5 2 6-3" />
      <circle cx="37" cy="54" r="5" fill="none" stroke={color['doc-accent']} strokeWidth="1.6" />
    </>
  ),
};

/** Defines the ten thumbnail drawings once for the whole web page; the strip refers to them. */
export const PageSymbols = () => (
  <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
    {Object.entries(drawings).map(([name, drawing]) => (
      <symbol key={name} id={`sheet-${name}`} viewBox="0 0 50 70">
        {drawing}
      </symbol>
    ))}
  </svg>
);
