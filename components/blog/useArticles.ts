import { useEffect, useState } from 'react';
import { callApi } from '../api.ts';

interface Answer {
  success: boolean;
  articles: unknown[];
}

let asked: Promise<Answer> | undefined;

/**
 * Asks for the articles once, on the first list that opens (docs/product/specification.md § 9: never stale, no retry).
 * The list shows its eighteen fixed cards whatever the answer; a failure is logged only.
 */
export function useArticles(): 'idle' | 'loading' | 'loaded' {
  // Without script nothing loads, and nothing says so.
  const [state, setState] = useState<'idle' | 'loading' | 'loaded'>('idle');
  useEffect(() => {
    setState('loading');
    asked ??= callApi<Answer>('GET', '/api/blog/articles');
    asked.catch((error) => console.error(error)).finally(() => setState('loaded'));
  }, []);
  return state;
}
