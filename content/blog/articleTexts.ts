import type { WrittenText } from '../../data/articles/writtenText.ts';

const files = import.meta.glob<WrittenText>('./article-*.md', { eager: true, import: 'text' });

/** The text of every article of the source, by slug: `article-N.md`, beside the folder of its own parts. For the server alone. */
export const articleTexts: Readonly<Record<string, WrittenText | undefined>> = Object.fromEntries(
  Object.entries(files).map(([file, text]) => [file.replace(/^\.\/|\.md$/g, ''), text]),
);
