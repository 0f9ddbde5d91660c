import type { WrittenText } from '../../data/articles/types.ts';
import type { Content } from '../../data/settings/content.ts';
import { siteText } from '../siteValues.ts';
import { textsBySlug } from '../textsBySlug.ts';

const texts = textsBySlug(import.meta.glob<WrittenText>('./*.md', { eager: true, import: 'text' }));

/**
 * Returns a page of the desk's guide with the current content. One file contains all pages; the desk fetches it when the guide is opened.
 */
export const guideText = (slug: string, content: Content): WrittenText | undefined =>
  texts[slug] && siteText(texts[slug], content);
