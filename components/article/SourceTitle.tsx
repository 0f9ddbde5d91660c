import styled from '@emotion/styled';
import { readingLine } from '../../data/blog/readingLine.ts';
import { Ordinals } from '../french/titles.tsx';
import { color, type } from '../theme.ts';

const Words = styled.span`
  && { display: block; max-width: 36em; margin-top: 8px; text-wrap: pretty; ${type.caption} color: ${color['ink-3']}; }
`;

/** Line on when the sources of a page were read; docs/sources.md has the details. */
export const SourcesRead = ({ sources }: { sources: Parameters<typeof readingLine>[0] }) => {
  const line = readingLine(sources);
  return line ? <Words>{line}</Words> : null;
};

/** Signs by which a title is recognised as French: an accented letter, an elision, a month, or a short French word. */
const FRENCH =
  /[à-öø-ÿœ]|\b[dl][’']|\b(?:articles? \d+|au|de|des|du|en|et|la|le|les|par|rapport|sur|janvier|mars|avril|mai|juin|juillet|septembre|octobre|novembre)\b/iu;

/** Splits a title from the remark in brackets at its end, and gives the language of each: « The state of AI (enquête annuelle) ». */
export function titleParts(title: string) {
  const [, main = title, remark = ''] = title.match(/^(.*?)( \([^()]*\))?$/u) ?? [];
  return [main, remark].filter(Boolean).map((text) => ({ text, english: !FRENCH.test(text) }));
}

/**
 * Title of a source. An English one has `lang="en"` and English typography (RGAA 8.7). It is passed as a property, since the build sets
 * children in French typography.
 */
export const SourceTitle = ({ title }: { title: string }) => (
  <cite>
    {titleParts(title).map(({ text, english }) =>
      english ? (
        <span key={text} lang="en">
          {text}
        </span>
      ) : (
        <Ordinals key={text} text={text} />
      ),
    )}
  </cite>
);
