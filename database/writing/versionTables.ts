import type { Generated } from 'kysely';
import type { EarlierText } from '../../data/api/earlierTexts.ts';

interface VersionTable {
  id: Generated<number>;
  /** Number of the article or the letter. */
  text_id: number;
  kind: EarlierText['kind'];
  /** Fields of the text, as JSON. */
  content: string;
  author: string;
  /** Time of the first change of this version; `at`: of its last change. */
  begun_at: string;
  at: string;
}

/** Earlier texts of articles and letters: a part of `Schema`. */
export interface VersionTables {
  desk_article_versions: VersionTable;
  letter_versions: VersionTable;
}
