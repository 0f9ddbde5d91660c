import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { Account } from '../../../data/api/accounts.ts';
import { media } from '../../theme.ts';
import { DeskTitle } from '../desk/DeskTitle.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { ACCOUNT } from './accountQuery.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { Factors } from './Factors.tsx';
import { Sessions } from './Sessions.tsx';

const Columns = styled.div`
  display: grid;
  gap: 56px;
  ${media.desktop} { grid-template-columns: minmax(0, 1fr) 400px; gap: 80px; align-items: start; }
  & > div { display: grid; gap: 56px; }
`;

/** « Mon compte »: what protects it, where it is open, and its password. */
export function AccountView() {
  const { data: account, isPending, error, refetch } = useQuery<Account>({ queryKey: [ACCOUNT] });
  return (
    <>
      <DeskTitle css={{ overflowWrap: 'anywhere' }}>
        {account ? `Compte « ${account.username} »` : 'Mon compte'}
      </DeskTitle>
      {account ? (
        <Columns>
          <div>
            <Factors account={account} />
            <Sessions sessions={account.sessions} />
          </div>
          <ChangePassword username={account.username} />
        </Columns>
      ) : isPending ? (
        <Loading>Chargement du compte...</Loading>
      ) : (
        <Failed error={error} onRetry={refetch} />
      )}
    </>
  );
}
