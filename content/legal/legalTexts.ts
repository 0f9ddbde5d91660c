import type { WrittenText } from '../../data/articles/types.ts';
import { textsBySlug } from '../textsBySlug.ts';

/** The text of every legal document, by slug. For the server alone. */
export const legalTexts = textsBySlug(import.meta.glob<WrittenText>('./*.md', { eager: true, import: 'text' }));
