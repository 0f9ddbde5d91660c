import styled from '@emotion/styled';
import { memo, useEffect, useState } from 'react';
import type { ArticleFields, ArticlePreviewed } from '../../../../data/api/articles.ts';
import { callApi } from '../../../api.ts';
import { Cite, SourcesProvider } from '../../../article/Cite.tsx';
import { Block } from '../../../article/toolParts.tsx';
import { WrittenText } from '../../../article/written/WrittenText.tsx';
import { ArticleCover } from '../../../figures/ArticleCover.tsx';
import { Prose } from '../../../prose/Prose.tsx';
import { proseParts } from '../../../prose/proseParts.tsx';
import { color, font, media, radius } from '../../../theme.ts';
import { DESK_ARTICLES } from '../../deskQueries.ts';

const AFTER_TYPING_MS = 400;

/** A text as its page shows it, with the sources it was read with: a mark without its source is no mark. */
interface Previewed extends ArticlePreviewed {
  sources: ArticleFields['sources'];
}

/** The text as the page would show it, a moment after the last keystroke; what was shown stays until the next is there. */
export function usePreview({ body, sources }: Pick<ArticleFields, 'body' | 'sources'>): Previewed | undefined {
  const [shown, show] = useState<Previewed>();
  useEffect(() => {
    let late = false;
    const timer = setTimeout(async () => {
      try {
        const read = await callApi<ArticlePreviewed>('POST', `${DESK_ARTICLES}/preview`, { body, sources });
        if (!late) show({ ...read, sources });
      } catch {
        // Keep the last preview; the line about saving reports that the server is away.
      }
    }, AFTER_TYPING_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [body, sources]);
  return shown;
}

const Sheet = styled.div`
  padding: 32px 40px 48px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.ground};
  overflow-x: auto;
  & > header { display: grid; gap: 20px 32px; align-items: center; margin: -32px -40px 32px; padding: 32px 40px; background: ${color.wash}; }
  & > header > div { min-width: 0; }
  & > header > [data-cover] { aspect-ratio: 3 / 2; width: min(100%, 240px); }
  & > header p { font-size: 15px; color: ${color['ink-2']}; }
  & > header h2 { margin: 6px 0 12px; font: 390 36px/1.15 ${font.serif}; letter-spacing: -.02em; overflow-wrap: anywhere; text-wrap: balance; }
  ${media.phone} { padding: 20px 16px 32px; & > header { margin: -20px -16px 24px; padding: 20px 16px; } & > header h2 { font-size: 30px; } }
  @media screen and (min-width: 1280px) { & > header { grid-template-columns: minmax(0, 1fr) 200px; } }
`;
/** Placeholder of a tool, which runs on the published page only. */
const Tool = ({ title }: { title: string }) => <Block>{`Outil : ${title}`}</Block>;
const parts = { ...proseParts, Cite, Tool };
const Body = memo(({ shown }: { shown: Previewed }) => (
  <SourcesProvider sources={shown.sources.map(({ scope, ...source }) => ({ ...source, ...(scope && { scope }) }))}>
    <Prose>
      <WrittenText text={shown.text} components={parts} />
    </Prose>
  </SourcesProvider>
));

/** The article in its real parts; nothing of it can be followed by mistake while it is being written. */
export const PreviewPanel = ({ fields, shown }: { fields: ArticleFields; shown: Previewed | undefined }) => (
  <Sheet onClickCapture={(event) => (event.target as Element).closest('a, button') && event.preventDefault()}>
    <header>
      <div>
        <p>{fields.category}</p>
        <h2>{fields.title || 'Sans titre'}</h2>
        <p>{fields.summary}</p>
      </div>
      <ArticleCover cover={fields.cover} ground="wash" />
    </header>
    {shown && <Body shown={shown} />}
  </Sheet>
);
