import type { WrittenText } from '../../data/articles/types.ts';
import { textsBySlug } from '../textsBySlug.ts';

/** The text of every article of the source, by slug: `article-N.md`, beside the folder of its own parts. For the server alone. */
export const articleTexts = textsBySlug(
  import.meta.glob<WrittenText>('./article-*.md', { eager: true, import: 'text' }),
);
