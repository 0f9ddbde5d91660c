import type { Generated } from 'kysely';
import type { BuiltInRow } from '../../data/api/articles.ts';
import type { DeskArticleState } from '../../data/articles/deskArticles.ts';

/** Tables of the desk's articles, and of its changes to built-in ones: a part of `Schema`. */
export interface ArticleTables {
  desk_articles: {
    id: Generated<number>;
    state: Generated<DeskArticleState>;
    /** Number of changes. */
    version: Generated<number>;
    /** JSON of `ArticleFields`: the draft, and the published or scheduled version. */
    content: string;
    public: string | null;
    public_slug: string | null;
    publish_at: string | null;
    /** Time of the first publication. */
    published_at: string | null;
    /** JSON list of `ArticleChange`. */
    changes: Generated<string>;
    copied_from: string | null;
    created_at: string;
    created_by: string;
    updated_at: string;
    updated_by: string;
  };
  article_redirects: { slug: string; article_id: number; created_at: string };
  article_cards: {
    slug: string;
    version: number;
    title: string | null;
    summary: string | null;
    date: string | null;
    state: BuiltInRow['state'];
    updated_at: string;
    updated_by: string;
  };
}
