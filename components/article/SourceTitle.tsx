import styled from '@emotion/styled';
import { readingLine } from '../../data/blog/readingLine.ts';
import { Ordinals } from '../french/titles.tsx';
import { color, type } from '../theme.ts';

const Words = styled.span`
  && { display: block; max-width: 36em; text-wrap: pretty; ${type.caption} color: ${color['ink-3']}; }
`;

/** When the sources of a page were read, in one line; how each was is in docs/sources.md. */
export const SourcesRead = ({ sources }: { sources: Parameters<typeof readingLine>[0] }) => {
  const line = readingLine(sources);
  return line ? <Words>{line}</Words> : null;
};

/** Marks of a French title: an accented letter, an elision, a month, or a short French word. */
const FRENCH =
  /[à-öø-ÿœ]|\b[dl][’']|\b(?:articles? \d+|au|de|des|du|en|et|la|le|les|par|rapport|sur|janvier|mars|avril|mai|juin|juillet|septembre|octobre|novembre)\b/iu;

/** A title and the remark in brackets at its end, each with its language: « The state of AI (enquête annuelle) ». */
export function titleParts(title: string) {
  const [, main = title, remark = ''] = title.match(/^(.*?)( \([^()]*\))?$/u) ?? [];
  return [main, remark].filter(Boolean).map((text) => ({ text, english: !FRENCH.test(text) }));
}

/** The title of a source; what is English in it is read, and set, in English (RGAA 8.7): as children it would be set in French first. */
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
