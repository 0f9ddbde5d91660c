import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { signatureOf } from '../../components/figures/documents/Signature.tsx';
import { Motif } from '../../components/figures/Motif.tsx';
import { crossings, mergedStrand } from '../../components/figures/weave.ts';
import { Mark } from '../../components/layout/Wordmark.tsx';
import { color } from '../../components/theme.ts';
import type { SocialCard } from '../../data/pageHead.ts';
import type { Content } from '../../data/settings/content.ts';
import { CardWords, motifTexts } from './CardWords.tsx';
import { CARD, ENDINGS, MOTIF, PAGE, paint, painted, RULE_Y, signatureTop } from './cardLook.ts';

function Paper({ motif }: { motif: Parameters<typeof Motif>[0]['name'] }) {
  const { x, y, width, height, side } = PAGE;
  return (
    <>
      <defs>
        <filter id="soft" x="-30%" y="-30%" width="160%" height="160%">
          <feGaussianBlur stdDeviation="20" />
        </filter>
      </defs>
      <rect
        x={x + 18}
        y={y + 44}
        width={width - 36}
        height={height - 20}
        fill={paint('ink')}
        opacity=".2"
        filter="url(#soft)"
      />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="2"
        fill={paint('doc-paper')}
        stroke={paint('ink')}
        strokeOpacity=".1"
      />
      <svg aria-hidden="true" x={MOTIF.x} y={MOTIF.y} width={316 * MOTIF.scale} height={212 * MOTIF.scale}>
        <Motif name={motif} />
      </svg>
      <path d={`M${x + side} ${RULE_Y}H${x + width - side}`} stroke={paint('doc-ink')} strokeWidth="1.3" />
    </>
  );
}

interface Props {
  card: SocialCard;
  content: Content;
  /** PNG in base64, in the place of the mark. */
  logo?: string | undefined;
}

/** Everything of a social image but its words: strands, cover, signature, stamp. */
function CardFigures({ card: { cover }, content, logo }: Props) {
  const signature = signatureOf(content);
  const ending = ENDINGS[cover ? 'cover' : 'plain'];
  const { weave, sign, stamp } = ending;
  return (
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width={CARD.width} height={CARD.height} fill="none">
      <rect width={CARD.width} height={CARD.height} fill={paint('ground')} />
      <g transform={`translate(${CARD.left} 60)`} color={paint('ink')}>
        {logo ? (
          <image
            href={`data:image/png;base64,${logo}`}
            width={content.site.looks.logoPlace === 'mark' ? 40 : 320}
            height="44"
            y="-2"
            preserveAspectRatio="xMinYMid"
          />
        ) : (
          <Mark size={40} />
        )}
      </g>
      {cover && <Paper motif={cover.motif} />}
      {[0, 1, 2, 3, 4].map((strand) => (
        <path key={strand} d={mergedStrand(weave, strand)} stroke={paint(`ia-${strand + 1}`)} strokeWidth="2.5" />
      ))}
      <path d={`M${weave.xm} ${weave.yc}H${sign.x}`} stroke={color.blue} strokeWidth="3.5" strokeLinecap="round" />
      {crossings(weave).map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="4.8"
          fill={paint('ground')}
          stroke={paint('ink')}
          strokeWidth="1.5"
        />
      ))}
      <g
        transform={`translate(${sign.x} ${signatureTop(ending)}) scale(${sign.width / 200})`}
        stroke={color['doc-blue']}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {signature && <path d={signature.d} transform="translate(0 36)" fill={color['doc-blue']} stroke="none" />}
        <path d="M0 46H190" strokeWidth="2" />
      </g>
      {signature && (
        <g transform={`translate(${stamp.x} ${stamp.y}) scale(${stamp.width / 120})`} stroke={paint('doc-accent')}>
          <circle cx="60" cy="60" r="56" strokeWidth="2.4" />
          <circle cx="60" cy="60" r="37" strokeWidth="1.2" />
        </g>
      )}
    </svg>
  );
}

/** A social image before it is set: an SVG without words, and its words at a given headline size. */
export interface CardDrawing {
  figures: string;
  words: (size: number) => ReactElement;
}

/**
 * Draws a card with the site's own figures and tokens. Loaded through Vite, for it reaches components.
 * @param logo the owner's, PNG in base64.
 */
export function drawCard(card: SocialCard, content: Content, logo?: string): CardDrawing {
  const { drawing, texts } = motifTexts(
    painted(renderToStaticMarkup(<CardFigures card={card} content={content} logo={logo} />), content),
  );
  const named = !logo || content.site.looks.logoPlace === 'mark';
  return {
    figures: drawing,
    words: (size) => <CardWords card={card} content={content} named={named} size={size} motif={texts} />,
  };
}
