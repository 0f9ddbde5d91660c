import type { MdxDocument } from '../documents.ts';

const files = import.meta.glob<MdxDocument>('./*.mdx', { eager: true });

/**
 * The texts of the desk's guide, by slug. All in one file that the desk fetches when the guide is opened: as files of their
 * own they would count as pages of the site where shares are counted (vite.config.ts).
 */
export const guideTexts: Readonly<Record<string, MdxDocument | undefined>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace(/^\.\/|\.mdx$/g, ''), text]),
);
