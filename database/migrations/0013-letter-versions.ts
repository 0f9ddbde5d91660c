const WORDS = `'subject', subject, 'preheader', preheader, 'body', body`;
/** Stores the current text of each draft or scheduled letter as its first version. */
const kept = (content: string) =>
  `INSERT INTO letter_versions (text_id, kind, content, author, begun_at, at)
  SELECT id, 'text', ${content}, author, updated_at, updated_at FROM letters WHERE state IN ('draft', 'scheduled') ORDER BY id;`;

/** Adds a table for the earlier texts of letters, like that of articles. */
export const letterVersions = {
  name: 'letters keep earlier texts',
  sql: `
ALTER TABLE desk_article_versions RENAME COLUMN article_id TO text_id;
CREATE TABLE letter_versions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  text_id INTEGER NOT NULL REFERENCES letters(id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  content TEXT NOT NULL,
  author TEXT NOT NULL,
  begun_at TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;
CREATE INDEX letter_versions_by_letter ON letter_versions(text_id, id);
`,
  sqlite: kept(`json_object(${WORDS})`),
  postgres: kept(`json_build_object(${WORDS})::text`),
};
