import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Motif } from '../../components/figures/Motif.tsx';
import { crossings, mergedStrand, type Weave } from '../../components/figures/weave.ts';
import { globalCss } from '../../components/globalCss.ts';
import { Mark } from '../../components/layout/Wordmark.tsx';
import { ownSignature } from '../../data/company/signature.ts';
import type { Cover } from '../../data/offer/covers.ts';
import type { SocialCard } from '../../data/pageHead.ts';
import type { Content } from '../../data/settings/content.ts';

export const CARD = { width: 1200, height: 630 };
/** Position and size of the cover, at the right of the card; `side` is the margin inside the cover. */
const PAGE = { x: 776, y: 64, width: 352, side: 28 };
const RULE_Y = 492;
/** Position and size of the owner's logo, which replaces the mark, or the mark and the name. */
const logoBox = (place: Content['site']['looks']['logoPlace']) =>
  ({ width: place === 'mark' ? 40 : 320, height: 44, y: -2, preserveAspectRatio: 'xMinYMid' }) as const;

/**
 * Geometry of the strands, of their merge and of the signature: for a card with a cover, and for one without, where they cross the whole
 * image.
 */
const ENDINGS: Record<'cover' | 'plain', { weave: Weave; sign: number; width: number }> = {
  cover: { weave: { xs: -10, x0: 60, x1: 560, xm: 690, yc: 532, gap: 20 }, sign: 804, width: 160 },
  plain: { weave: { xs: -10, x0: 60, x1: 640, xm: 790, yc: 524, gap: 23 }, sign: 878, width: 190 },
};

/** Returns the CSS variables of `:root` in the light scheme; if a variable is set twice, the last value counts, as in CSS. */
function tokensOf(content: Content): ReadonlyMap<string, string> {
  const [, light = ''] = /:root\{([^}]*)\}/.exec(globalCss(content)) ?? [];
  return new Map([...light.matchAll(/--([\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

interface Given {
  card: SocialCard;
  content: Content;
  /** Owner's logo, which replaces the mark: PNG in base64. */
  logo?: string | undefined;
}

/** Everything on a card except words: the mark, the cover, the strands that merge into a line, and the signature. */
function Figures({ card: { cover }, content, logo }: Given) {
  const { weave, sign, width } = ENDINGS[cover ? 'cover' : 'plain'];
  const signature = ownSignature(content);
  const size = width / 200;
  const [from, end] = [(weave.xm - sign) / size, signature ?? 'h200'];
  const { x, y, width: wide, side } = PAGE;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width={CARD.width} height={CARD.height} fill="none">
      <rect width={CARD.width} height={CARD.height} fill="var(--ground)" />
      <g transform="translate(64 60)" color="var(--ink)">
        {logo ? (
          <image href={`data:image/png;base64,${logo}`} {...logoBox(content.site.looks.logoPlace)} />
        ) : (
          <Mark size={40} />
        )}
      </g>
      {cover && (
        <>
          <rect x={x + 8} y={y + 10} width={wide} height="600" fill="var(--ink)" fillOpacity=".08" />
          <rect x={x} y={y} width={wide} height="600" fill="var(--doc-paper)" stroke="var(--line)" />
          <svg aria-hidden="true" x={x + side} y="268" width={wide - 2 * side} height="199">
            <Motif name={cover.motif} />
          </svg>
          <path d={`M${x + side} ${RULE_Y}h${wide - 2 * side}`} stroke="var(--doc-ink)" />
        </>
      )}
      {[0, 1, 2, 3, 4].map((strand) => (
        <path key={strand} d={mergedStrand(weave, strand)} stroke={`var(--ia-${strand + 1})`} strokeWidth="2.5" />
      ))}
      <path
        d={`M${from} 0H0${end}`}
        transform={`translate(${sign} ${weave.yc}) scale(${size})`}
        stroke="var(--blue)"
        strokeWidth={3.5 / size}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {crossings(weave).map((at) => (
        <circle key={`${at.x} ${at.y}`} cx={at.x} cy={at.y} r="4.8" fill="var(--ground)" stroke="var(--ink)" />
      ))}
    </svg>
  );
}

const column = { display: 'flex', flexDirection: 'column' } as const;
const serif = (fontSize: number, lineHeight: number) =>
  ({ ...column, fontFamily: 'Newsreader', fontWeight: 400, fontSize, lineHeight, textWrap: 'balance' }) as const;
const at = (left: number, top: number, width: number) =>
  ({ ...column, position: 'absolute', left, top, width }) as const;

function CoverWords({ cover: { kind, title, line, meta }, ink, quiet }: { cover: Cover; ink: string; quiet: string }) {
  const left = PAGE.x + PAGE.side;
  const width = PAGE.width - 2 * PAGE.side;
  return (
    <>
      <div style={{ ...at(left, PAGE.y + 24, width), color: quiet, fontSize: 13 }}>
        <div style={column}>{kind}</div>
        <div style={{ ...serif(33, 1.04), margin: '14px 0 10px', color: ink }}>{title}</div>
        <div style={column}>{line}</div>
      </div>
      <div style={{ ...at(left, RULE_Y + 56, width), alignItems: 'flex-end', color: quiet, fontSize: 13 }}>
        {meta.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
    </>
  );
}

/**
 * Returns the SVG of a card without words, and a function that renders the words with a given size of the headline. The headline has a
 * React key, with which the caller finds it to measure it.
 */
export function socialCard(given: Given): { figures: string; words: (size: number) => ReactNode } {
  const { card, content, logo } = given;
  const tokens = tokensOf(content);
  const paint = (name: string) => tokens.get(name) ?? '';
  const painted = renderToStaticMarkup(<Figures {...given} />)
    .replace(/<text [^>]*>[^<]*<\/text>/g, '')
    .replace(/var\(--([\w-]+)(?:, ?(\w+))?\)/g, (_, name, other) => tokens.get(name) ?? other ?? '');
  const named = !logo || content.site.looks.logoPlace === 'mark';
  return {
    figures: painted,
    words: (size) => (
      <div style={{ ...column, ...CARD, position: 'relative', fontFamily: 'Instrument Sans', color: paint('ink') }}>
        <div style={{ ...at(116, 58, 600), ...serif(33, 1.26) }}>{named && content.site.brand}</div>
        <div key="headline" style={at(64, 138, card.cover ? 660 : 1072)}>
          {card.label && (
            <div style={{ ...column, marginBottom: 22, fontSize: 24, color: paint('ink-2') }}>{card.label}</div>
          )}
          {card.headline.map((line) => (
            <div key={line} style={{ ...serif(size, 1), letterSpacing: '-0.034em' }}>
              {line}
            </div>
          ))}
        </div>
        {card.cover && <CoverWords cover={card.cover} ink={paint('doc-ink')} quiet={paint('doc-ink-2')} />}
      </div>
    ),
  };
}
