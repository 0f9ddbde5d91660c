import styled from '@emotion/styled';
import { media } from '../../theme.ts';
import { useAccount } from '../deskQueries.ts';
import { Answer, View } from '../list/View.tsx';
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
  const query = useAccount();
  return (
    <View title={query.data ? `Compte « ${query.data.username} »` : 'Mon compte'}>
      <Answer query={query} of="du compte">
        {(account) => (
          <Columns>
            <div>
              <Factors account={account} />
              <Sessions sessions={account.sessions} />
            </div>
            <ChangePassword username={account.username} />
          </Columns>
        )}
      </Answer>
    </View>
  );
}
