import styled from '@emotion/styled';
import { Ordinals } from '../french/titles.tsx';
import { color, type } from '../theme.ts';

const Words = styled.span`
  && { display: block; max-width: 36em; text-wrap: pretty; ${type.caption} color: ${color['ink-3']}; }
`;

/** When the page of a source was last read, and whether it is the publisher's own (docs/sources.md). */
export const SourceReading = ({ reading }: { reading: string | undefined }) =>
  reading === undefined ? null : <Words>{reading}</Words>;

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
