import type { WrittenText } from '../../data/articles/types.ts';
import type { Content } from '../../data/settings/content.ts';
import { siteText } from '../siteValues.ts';
import { textsBySlug } from '../textsBySlug.ts';

const texts = textsBySlug(import.meta.glob<WrittenText>('./*.md', { eager: true, import: 'text' }));

/** A page of the desk's guide with the current content. All pages are one file, which the desk fetches when the guide is opened. */
export const guideText = (slug: string, content: Content): WrittenText | undefined =>
  texts[slug] && siteText(texts[slug], content);
