import type { Generated } from 'kysely';
import type { BuiltInRow } from '../../data/api/articles.ts';
import type { DeskArticleState } from '../../data/articles/deskArticles.ts';

/** Tables of the articles written at the desk, and of the owner's changes to built-in articles; a part of `Schema`. */
export interface ArticleTables {
  desk_articles: {
    id: Generated<number>;
    state: Generated<DeskArticleState>;
    /** Number of saves; a change that is based on an older version is refused. */
    version: Generated<number>;
    /** Current text, as JSON of `ArticleFields`; `public` holds the published or scheduled text in the same form. */
    content: string;
    public: string | null;
    public_slug: string | null;
    publish_at: string | null;
    /** Time of the first publication; null before it. */
    published_at: string | null;
    /** Dated changes shown at the end of the article, as a JSON list of `ArticleChange`. */
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
