import styled from '@emotion/styled';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LeadAmounts } from '../../../data/api/responses.ts';
import { color, tabular } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { readApi } from '../readApi.ts';

const AMOUNTS = '/api/admin/lead-amounts';

const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 20px;
  font-size: 15px;
  ${tabular}
  & > div { display: flex; gap: 7px; }
  & dt { color: ${color['ink-3']}; }
  & dd { font-weight: 600; }
`;

/** Sums of the listed leads' amounts: estimates of open leads, revenue of won ones. Nothing if no amount is known. */
export function Amounts({ query }: { query: string }) {
  const { data } = useQuery({
    queryKey: [AMOUNTS, query],
    queryFn: () => readApi<LeadAmounts>(query ? `${AMOUNTS}?${query}` : AMOUNTS),
    placeholderData: keepPreviousData,
  });
  const {
    nouveau = 0,
    'a-rappeler': toCall = 0,
    'devis-envoye': quoted = 0,
    gagne = 0,
    perdu = 0,
  } = data?.by_status ?? {};
  const sums = [
    ['Estimé', nouveau + toCall + quoted],
    ['Gagné', gagne],
    ['Perdu', perdu],
  ] as const;
  const known = sums.filter(([, cents]) => cents > 0);
  if (known.length === 0) return null;
  return (
    <Sums aria-label="Montants de ces leads">
      {known.map(([label, cents]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{`${formatNumber(Math.round(cents / 100))}\u00a0€`}</dd>
        </div>
      ))}
    </Sums>
  );
}
