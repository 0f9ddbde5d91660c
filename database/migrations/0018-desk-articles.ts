import type { Migration } from '../file/migrations.ts';

/**
 * Articles written in the desk. `content` is what is being written, `public` what readers have or will have: JSON of the same
 * fields, so that a text that is out can be worked on for days. `public_slug` is its address, kept for it once it was out.
 * `article_cards` holds what the owner changed of an article whose text is in the source; null is what the source says.
 */
export const deskArticles: Migration = {
  name: 'desk-articles',
  sql: `
CREATE TABLE desk_articles (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  state TEXT NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'scheduled', 'published', 'withdrawn')),
  version INTEGER NOT NULL DEFAULT 1,
  content TEXT NOT NULL,
  public TEXT,
  public_slug TEXT UNIQUE,
  publish_at TEXT,
  published_at TEXT,
  changes TEXT NOT NULL DEFAULT '[]',
  copied_from TEXT,
  created_at TEXT NOT NULL,
  created_by TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  updated_by TEXT NOT NULL
) STRICT;
CREATE INDEX desk_articles_due ON desk_articles(publish_at) WHERE state = 'scheduled';

CREATE TABLE desk_article_versions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  article_id INTEGER NOT NULL REFERENCES desk_articles(id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('text', 'publication')),
  content TEXT NOT NULL,
  author TEXT NOT NULL,
  begun_at TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;
CREATE INDEX desk_article_versions_by_article ON desk_article_versions(article_id, id);

CREATE TABLE article_redirects (
  slug TEXT PRIMARY KEY,
  article_id INTEGER NOT NULL REFERENCES desk_articles(id) ON DELETE CASCADE,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX article_redirects_by_article ON article_redirects(article_id);

CREATE TABLE article_cards (
  slug TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  title TEXT,
  summary TEXT,
  date TEXT,
  state TEXT NOT NULL DEFAULT 'published' CHECK (state IN ('published', 'withdrawn')),
  updated_at TEXT NOT NULL,
  updated_by TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`,
};
