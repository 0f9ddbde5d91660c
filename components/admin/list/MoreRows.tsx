import styled from '@emotion/styled';
import { color } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { Act } from './Act.tsx';
import { Failed } from './ListState.tsx';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  padding: 20px 0;
  font-size: 15px;
  color: ${color['ink-3']};
`;

interface Props {
  shown: number;
  total: number | undefined;
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
    error: unknown;
  };
}

/** Under a list that goes on: how many rows stand, and the next page; under any, that it could not be renewed. */
export function MoreRows({ shown, total, query }: Props) {
  if (query.error)
    return <Failed error={query.error} onRetry={query.isFetchNextPageError ? query.fetchNextPage : query.refetch} />;
  if (!query.hasNextPage) return null;
  return (
    <Foot>
      <Act disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
        {query.isFetchingNextPage ? 'Chargement...' : 'Afficher la suite'}
      </Act>
      <span role="status">{`${formatNumber(shown)} sur ${formatNumber(total ?? shown)}`}</span>
    </Foot>
  );
}
