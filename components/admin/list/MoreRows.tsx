import styled from '@emotion/styled';
import { color } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
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
      <Button
        type="button"
        level="secondary"
        size="md"
        disabled={query.isFetchingNextPage}
        onClick={() => query.fetchNextPage()}
      >
        {query.isFetchingNextPage ? 'Chargement...' : 'Afficher la suite'}
      </Button>
      <span role="status">{`${formatNumber(shown)} sur ${formatNumber(total ?? shown)}`}</span>
    </Foot>
  );
}
