import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { readApi } from './readApi.ts';

interface Page {
  total: number;
  next_cursor: string | null;
}

/**
 * A list read page by page: `path` answers the newest rows, each page names the cursor of the next. `search` is the
 * rest of the query, without `?`; `key` is what makes it old begins with, where that is not its path.
 */
export function usePages<Answer extends Page>(path: string, search = '', key: readonly string[] = [path]) {
  const query = useInfiniteQuery({
    queryKey: [...key, search],
    queryFn: ({ pageParam }) => {
      const params = new URLSearchParams(search);
      if (pageParam) params.set('cursor', pageParam);
      const asked = params.toString();
      return readApi<Answer>(asked ? `${path}?${asked}` : path);
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor || undefined,
    placeholderData: keepPreviousData,
  });
  return { ...query, total: query.data?.pages[0]?.total };
}
