import type { Root } from 'mdast';
import type { PictureFiles } from '../../data/media/pictures.ts';
import type { ReadText } from './readMarkdown.ts';

/** What the thread that reads Markdown is asked: an article as its page shows it, or the tree of a letter. */
export type MarkdownJob =
  | { kind: 'article'; source: string; sources: readonly string[]; pictures: ReadonlyMap<string, PictureFiles> }
  | { kind: 'letter'; source: string };

export interface ReadOf {
  article: ReadText;
  letter: Root;
}

/** What it answers; `failed` where a text cannot be read, whatever it is. */
export type MarkdownAnswer = { kind: 'read'; read: ReadOf[keyof ReadOf] } | { kind: 'failed' };
