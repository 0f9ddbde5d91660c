import { DrawnCover } from '../figures/DrawnCover.tsx';
import { useServed } from '../kept.tsx';
import { Prose } from '../prose/Prose.tsx';
import { proseParts } from '../prose/proseParts.tsx';
import { ArticleEnd } from './ArticleEnd.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import { ArticleStats } from './ArticleStats.tsx';
import type { ArticleData } from './articleData.ts';
import { Cite, SourcesProvider } from './Cite.tsx';
import { ReadNext } from './ReadNext.tsx';
import { WrittenCover } from './written/WrittenCover.tsx';
import { WrittenText } from './written/WrittenText.tsx';

// Parts of an article that only the server renders; the browser keeps their HTML (components/kept.tsx).

/** Head of an article: banner and headline figures. */
export function ArticleHead() {
  const { article, cover, drawn } = useServed<ArticleData>();
  const { sources, stats } = article;
  return (
    <SourcesProvider sources={sources}>
      <ArticleHeader article={article} cover={cover ? <WrittenCover cover={cover} /> : drawn && null} />
      {stats && <ArticleStats stats={stats} sources={sources} />}
    </SourcesProvider>
  );
}

export function ArticleDrawing() {
  const { drawn } = useServed<ArticleData>();
  return drawn ? <DrawnCover markup={drawn} shape="head" /> : null;
}

const components = { ...proseParts, Cite };

export function ArticleText() {
  const { article, text, preview } = useServed<ArticleData>();
  return (
    <SourcesProvider sources={article.sources}>
      <Prose data-article-body="">
        {preview && <components.Note title="Aperçu">{preview}</components.Note>}
        <WrittenText text={text} components={components} />
      </Prose>
    </SourcesProvider>
  );
}

export const Endings = () => <ArticleEnd article={useServed<ArticleData>().article} />;

export function NextArticles() {
  const { related, earlier, later } = useServed<ArticleData>();
  return <ReadNext related={related} earlier={earlier} later={later} />;
}
