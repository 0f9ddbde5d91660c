import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SocialCard } from '../../data/pageHead.ts';
import type { Content } from '../../data/settings/content.ts';
import { CardFigures } from './CardFigures.tsx';
import { CardWords } from './CardWords.tsx';
import { painted } from './cardLook.ts';
import { motifTexts } from './motifTexts.ts';

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
