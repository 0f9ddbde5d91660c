import { useEffect, useState } from 'react';
import type { ArticleFields, ArticlePreviewed } from '../../../../data/api/articles.ts';
import { callApi } from '../../../api.ts';
import { DESK_ARTICLES } from '../../deskQueries.ts';

const AFTER_TYPING_MS = 800;

/** Minutes it takes to read a text, as its page will state them; counted anew a moment after the last change. */
export function useReadTime({ body, sources }: Pick<ArticleFields, 'body' | 'sources'>): number | undefined {
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    let isLate = false;
    const timer = setTimeout(async () => {
      try {
        const { read_time } = await callApi<ArticlePreviewed>('POST', `${DESK_ARTICLES}/preview`, { body, sources });
        if (!isLate) setMinutes(read_time);
      } catch {
        // A failed count keeps the last value; the saving line already reports that the server is unreachable.
      }
    }, AFTER_TYPING_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [body, sources]);
  return minutes;
}
