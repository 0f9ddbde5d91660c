import { useEffect, useState } from 'react';
import type { ArticlePreviewed } from '../../../../data/api/articleAnswers.ts';
import type { ArticleFields } from '../../../../data/api/articleInput.ts';
import { callApi } from '../../../api.ts';
import { DESK_ARTICLES } from '../../deskQueries.ts';

const AFTER_TYPING_MS = 400;

/** A text as its page shows it, with the sources it was read with: a mark without its source is no mark. */
export interface Previewed extends ArticlePreviewed {
  sources: ArticleFields['sources'];
}

/** The text as the page would show it, a moment after the last keystroke; what was shown stays until the next is there. */
export function usePreview({ body, sources }: Pick<ArticleFields, 'body' | 'sources'>): Previewed | undefined {
  const [shown, show] = useState<Previewed>();
  useEffect(() => {
    let late = false;
    const timer = setTimeout(async () => {
      try {
        const read = await callApi<ArticlePreviewed>('POST', `${DESK_ARTICLES}/preview`, { body, sources });
        if (!late) show({ ...read, sources });
      } catch {
        // What was shown stays; the line about saving says that the server is away.
      }
    }, AFTER_TYPING_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [body, sources]);
  return shown;
}
