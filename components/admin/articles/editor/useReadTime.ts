import { useEffect, useState } from 'react';
import type { ArticleFields, ArticlePreviewed } from '../../../../data/api/articles.ts';
import { callApi } from '../../../api.ts';
import { DESK_ARTICLES } from '../../deskQueries.ts';

const AFTER_TYPING_MS = 800;

/** Returns the minutes to read a text, as its page will show them; counted again a moment after the last change. */
export function useReadTime({ body, sources }: Pick<ArticleFields, 'body' | 'sources'>): number | undefined {
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    let isLate = false;
    const timer = setTimeout(async () => {
      try {
        const { read_time } = await callApi<ArticlePreviewed>('POST', `${DESK_ARTICLES}/preview`, { body, sources });
        if (!isLate) setMinutes(read_time);
      } catch {
        // Keeps the former number when a count fails; the line about saving already tells that the server cannot be reached.
      }
    }, AFTER_TYPING_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [body, sources]);
  return minutes;
}
