import type { Generated } from 'kysely';
import type { EarlierText } from '../../data/api/earlierTexts.ts';

interface VersionTable {
  id: Generated<number>;
  /** The article or the letter. */
  text_id: number;
  kind: EarlierText['kind'];
  /** JSON of its fields. */
  content: string;
  author: string;
  /** When the first of the changes it gathers was made, and the last. */
  begun_at: string;
  at: string;
}

/** Earlier texts of articles and letters: a part of `Schema`. */
export interface VersionTables {
  desk_article_versions: VersionTable;
  letter_versions: VersionTable;
}
