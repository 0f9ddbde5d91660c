import type { WrittenText } from '../../data/articles/types.ts';
import { textsBySlug } from '../textsBySlug.ts';

/** Texts of all built-in articles by slug, each from `article-N.md`. For the server alone. */
export const articleTexts = textsBySlug(
  import.meta.glob<WrittenText>('./article-*.md', { eager: true, import: 'text' }),
);
