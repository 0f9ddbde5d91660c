import type { CSSProperties } from 'react';
import { stampWords } from '../../components/figures/documents/Stamp.tsx';
import type { Cover } from '../../data/offer/covers.ts';
import type { SocialCard } from '../../data/pageHead.ts';
import type { Content } from '../../data/settings/content.ts';
import { CARD, ENDINGS, MOTIF, PAGE, paint, RULE_Y } from './cardLook.ts';
import { StampLetters } from './StampLetters.tsx';

/** A word printed inside a data motif, in the motif's own units. */
interface MotifText {
  text: string;
  x: number;
  y: number;
  size: number;
  font: 'Newsreader' | 'Instrument Sans';
  fill: string;
  anchor: 'start' | 'middle' | 'end';
}

const TEXT = /<text ([^>]*)>([^<]*)<\/text>/g;
const part = (attributes: string, pattern: RegExp, missing = '') => pattern.exec(attributes)?.[1] ?? missing;

/** Takes the words out of a drawing: the build sets them with the site's own fonts, whatever the machine has. */
export function motifTexts(markup: string): { drawing: string; texts: MotifText[] } {
  const texts = [...markup.matchAll(TEXT)].map(([, attributes = '', text = '']): MotifText => {
    const anchor = part(attributes, /text-anchor="(\w+)"/);
    return {
      text: text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
      x: Number(part(attributes, / ?x="([\d.-]+)"/)),
      y: Number(part(attributes, / y="([\d.-]+)"/)),
      size: Number(part(attributes, /([\d.]+)px/)),
      font: attributes.includes('Newsreader') ? 'Newsreader' : 'Instrument Sans',
      fill: part(attributes, /fill:([^;"]+)/),
      anchor: anchor === 'middle' || anchor === 'end' ? anchor : 'start',
    };
  });
  return { drawing: markup.replace(TEXT, ''), texts };
}

const at = (left: number, top: number, more: CSSProperties = {}): CSSProperties => ({
  display: 'flex',
  position: 'absolute',
  left,
  top,
  ...more,
});
const serif: CSSProperties = { fontFamily: 'Newsreader', fontWeight: 400 };

function CoverWords({ cover: { kind, title, line, meta }, brand }: { cover: Cover; brand: string }) {
  const { x, y, width, em, side } = PAGE;
  const inner = width - 2 * side;
  return (
    <>
      <div style={at(x + side, y + 2.75 * em, { width: inner, justifyContent: 'space-between', alignItems: 'center' })}>
        <span style={{ ...serif, fontSize: 1.2 * em, color: paint('doc-ink') }}>{brand}</span>
        <span style={{ fontSize: 0.92 * em, color: paint('doc-ink-2') }}>{kind}</span>
      </div>
      <div style={at(x + side, y + 8.1 * em, { width: inner, flexDirection: 'column' })}>
        <div
          style={{
            ...serif,
            display: 'flex',
            fontSize: 4.1 * em,
            lineHeight: 1.02,
            letterSpacing: '-0.028em',
            textWrap: 'balance',
            color: paint('doc-ink'),
          }}
        >
          {title}
        </div>
        <div
          style={{
            display: 'flex',
            marginTop: 1.6 * em,
            fontSize: 1.12 * em,
            lineHeight: 1.5,
            color: paint('doc-ink-2'),
          }}
        >
          {line}
        </div>
      </div>
      <div style={at(0, RULE_Y + 1 * em, { width: x + width - side, flexDirection: 'column', alignItems: 'flex-end' })}>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            fontSize: 1.02 * em,
            lineHeight: 1.6,
            color: paint('doc-ink-2'),
          }}
        >
          {meta.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
      </div>
    </>
  );
}

function MotifWords({ texts }: { texts: readonly MotifText[] }) {
  return texts.map(({ text, x, y, size, font, fill, anchor }) => {
    const px = size * MOTIF.scale;
    const left = MOTIF.x + (x + 3) * MOTIF.scale;
    const shift = { start: 0, middle: 150, end: 300 }[anchor];
    const justifyContent = { start: 'flex-start', middle: 'center', end: 'flex-end' }[anchor];
    const ascent = font === 'Newsreader' ? 0.77 : 0.86;
    const top = MOTIF.y + (y + 1) * MOTIF.scale - ascent * px;
    return (
      <div
        key={`${text}${x}${y}`}
        style={at(left - shift, top, {
          width: 300,
          justifyContent,
          fontFamily: font,
          fontSize: px,
          lineHeight: 1,
          color: fill,
        })}
      >
        {text}
      </div>
    );
  });
}

interface Props {
  card: SocialCard;
  content: Content;
  /** Whether the brand is written out: a logo may hold it. */
  named: boolean;
  /** Size of the headline, in pixels. */
  size: number;
  motif: readonly MotifText[];
}

/** The words of a social image. What stands above the strands is keyed so that its height can be measured. */
export function CardWords({ card: { headline, label, cover }, content, named, size, motif }: Props) {
  const stamp = stampWords(content);
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: CARD.width,
        height: CARD.height,
        fontFamily: 'Instrument Sans',
        fontWeight: 500,
      }}
    >
      <div
        style={at(CARD.left + 52, 58, {
          ...serif,
          fontSize: 33,
          lineHeight: 1.26,
          letterSpacing: '-0.012em',
          color: paint('ink'),
        })}
      >
        {named && content.site.brand}
      </div>
      <div key="headline" style={at(CARD.left, 138, { flexDirection: 'column', width: cover ? 660 : 1072 })}>
        {label && (
          <div style={{ display: 'flex', marginBottom: 22, fontSize: 24, lineHeight: 1.3, color: paint('ink-2') }}>
            {label}
          </div>
        )}
        <div
          style={{
            ...serif,
            display: 'flex',
            flexDirection: 'column',
            marginLeft: -3,
            fontSize: size,
            lineHeight: 0.99,
            letterSpacing: '-0.034em',
            color: paint('ink'),
          }}
        >
          {headline.map((line) => (
            <div key={line} style={{ display: 'flex', textWrap: 'balance' }}>
              {line}
            </div>
          ))}
        </div>
      </div>
      {cover && <CoverWords cover={cover} brand={content.site.brand} />}
      {cover && <MotifWords texts={motif} />}
      {stamp && <StampLetters {...ENDINGS[cover ? 'cover' : 'plain'].stamp} words={stamp} />}
    </div>
  );
}
