import type { ShownArticle } from '../../data/articles/types.ts';
import { ArticleAuthor } from './ArticleAuthor.tsx';
import { ChangeLog } from './ChangeLog.tsx';
import { SourcesList } from './SourcesList.tsx';

/** What follows the text of an article: who signs it, its sources, its changes. */
export const ArticleEnd = ({ article: { sources, date, changes } }: { article: ShownArticle }) => (
  <>
    <ArticleAuthor />
    {sources[0] && <SourcesList sources={sources} />}
    <ChangeLog published={date} changes={changes} />
  </>
);
