/**
 * Content of the site: the blog’s list; desk articles, with the draft in `content` and the published text in `public` (JSON of the same
 * fields); pictures, whose files are named by `hash`; settings that differ from the source.
 */
export const contentTables = `
CREATE TABLE blog_articles (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slug TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  content TEXT NOT NULL,
  category TEXT NOT NULL,
  read_time TEXT NOT NULL,
  published TEXT NOT NULL DEFAULT 'false',
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX blog_articles_by_date ON blog_articles(created_at, id);

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

CREATE TABLE pictures (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  hash TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  alt TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  widths TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  actor TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE picture_uploads (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  alt TEXT NOT NULL,
  size INTEGER NOT NULL,
  received INTEGER NOT NULL DEFAULT 0,
  hash TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE media_parts (
  file TEXT NOT NULL,
  position INTEGER NOT NULL,
  content BLOB NOT NULL,
  PRIMARY KEY (file, position)
) STRICT;

CREATE TABLE changed_settings (
  subject TEXT PRIMARY KEY,
  fields TEXT NOT NULL,
  version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE setting_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  subject TEXT NOT NULL,
  fields TEXT NOT NULL,
  actor TEXT NOT NULL,
  at TEXT NOT NULL,
  taken_back_at TEXT
) STRICT;
CREATE INDEX setting_changes_by_subject ON setting_changes(subject, id);
`;
