import styled from '@emotion/styled';
import { Link } from 'react-router';
import type { LeadPage } from '../../../data/api/answers.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { NoticeLine } from '../list/NoticeLine.tsx';
import { usePages } from '../usePages.ts';

const Place = styled.div`
  margin-bottom: 24px;
`;

/** On the desk's first view: how many requests were set aside and wait for the owner's word. Nothing when none does. */
export function HeldNotice() {
  const { total: held = 0 } = usePages<LeadPage>('/api/leads', 'quarantine=true');
  if (held === 0) return null;
  const what = held > 1 ? 'demandes mises de côté attendent' : 'demande mise de côté attend';
  return (
    <Place>
      <NoticeLine>
        {`${formatNumber(held)} ${what} votre avis. `}
        <Link to="/indesirables">{held > 1 ? 'Les lire' : 'La lire'}</Link>
      </NoticeLine>
    </Place>
  );
}
