import type { ArticleFields } from '../../../../data/api/articleInput.ts';

/** What this browser keeps of an article until the server has it. */
export interface KeptDraft {
  fields: ArticleFields;
  /** The version it was written from. */
  version: number;
}

const keyOf = (id: number) => `article-${id}`;

export function readKept(id: number): KeptDraft | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? '') as KeptDraft;
  } catch {
    return undefined;
  }
}

/** Keeps what was typed; nothing forgets it. */
export function keep(id: number, draft: KeptDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(keyOf(id), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(id));
  } catch {
    // A browser that keeps nothing writes all the same.
  }
}

/** What differs, by field. */
export const changesBetween = (before: ArticleFields, after: ArticleFields): Partial<ArticleFields> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof ArticleFields]),
    ),
  );
