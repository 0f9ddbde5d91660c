import type { Article } from '../../data/articles/types.ts';
import { ChangeLog } from './ChangeLog.tsx';
import { SourcesList } from './SourcesList.tsx';

/** What follows the text of an article: its sources, then its changes. */
export const ArticleEnd = ({ article: { sources, date, changes } }: { article: Article }) => (
  <>
    <SourcesList sources={sources} />
    <ChangeLog published={date} changes={changes} />
  </>
);
