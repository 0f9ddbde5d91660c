import styled from '@emotion/styled';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Account } from '../../../data/api/accounts.ts';
import { signInLimits } from '../../../data/desk/deskLimits.ts';
import { color, media } from '../../theme.ts';
import { callConfirmed } from '../confirm/callConfirmed.ts';
import { ACCOUNT, useAccount } from '../deskQueries.ts';
import { formatMoment } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { DeskForm, SaveButton } from '../list/DeskForm.tsx';
import { Buttons } from '../list/listStyles.tsx';
import { Problem } from '../list/Problem.tsx';
import { ListShelves } from '../list/Shelves.tsx';
import { QueryView, View, ViewTitle } from '../list/View.tsx';
import { PasswordField } from '../signin/PasswordField.tsx';
import { useAccountChange, useChange } from '../useChange.ts';
import { Accounts } from './Accounts.tsx';
import { Erasures } from './Erasures.tsx';
import { Factors } from './Factors.tsx';
import { Journal } from './Journal.tsx';
import { WayTable } from './WayTable.tsx';

const wayOf = ({ id, current, device, network, created_at, last_seen_at }: Account['sessions'][number]) => {
  const name = device ?? 'Navigateur inconnu';
  const since = formatMoment(created_at);
  const seen = current ? 'en ce moment' : `vue le ${formatMoment(last_seen_at)}`;
  const second = network && network !== 'unknown' ? `${network} · ${seen}` : seen;
  const label = current ? undefined : `Fermer la session ${name}, ouverte le ${since}`;
  return { path: `sessions/${id}`, name, second, since, label };
};

function Sessions({ sessions }: Pick<Account, 'sessions'>) {
  const endOthers = useAccountChange('DELETE', `${ACCOUNT}/sessions`);
  return (
    <section aria-labelledby="sessions">
      <ViewTitle id="sessions">Sessions ouvertes</ViewTitle>
      <WayTable head={['Navigateur', 'Ouverte le', 'Fermer']} ways={sessions.map(wayOf)} />
      {sessions.length > 1 && (
        <Buttons>
          <Act disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Fermer toutes les autres
          </Act>
        </Buttons>
      )}
      <Problem error={endOthers.error} />
    </section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: 56px;
  ${media.desktop} { grid-template-columns: minmax(0, 1fr) 400px; gap: 80px; align-items: start; }
  & > div { display: grid; gap: 56px; }
`;

const SHELVES = [
  { name: '', label: 'Comptes', part: AccountAndOthers },
  { name: 'journal', label: 'Journal', part: Journal },
  { name: 'effacements', label: 'Effacements', part: Erasures },
] as const;

/** « Compte »: the signed-in account, the other accounts, the journal and the proofs of erasure. */
export function AccountView() {
  const [address] = useSearchParams();
  const { name, part: Part } = SHELVES.find((one) => one.name === address.get('vue')) ?? SHELVES[0];
  return (
    <View title="Compte">
      <ListShelves label="Compte" shelves={SHELVES} here={name} />
      <Part />
    </View>
  );
}

const Others = styled.div`
  margin-top: 64px;
  padding-top: 28px;
  border-top: 1px solid ${color.line};
`;

/** Shows the second factors, sessions and password of the account, then the other accounts. */
function AccountAndOthers() {
  return (
    <>
      <QueryView query={useAccount()} of="du compte">
        {(account) => (
          <Columns>
            <div>
              <Factors account={account} />
              <Sessions sessions={account.sessions} />
            </div>
            <ChangePassword username={account.username} />
          </Columns>
        )}
      </QueryView>
      <Others>
        <Accounts />
      </Others>
    </>
  );
}

const Form = styled(DeskForm)`
  gap: 20px;
  & > button { justify-self: start; }
`;
const Advice = styled.p`
  margin-top: -8px;
  font-size: 15px;
  line-height: 1.5;
  color: ${color['ink-2']};
`;

/** Form for a new password; requires the old one, and ends every other session of the account. */
function ChangePassword({ username }: { username: string }) {
  const form = useRef<HTMLFormElement>(null);
  const change = useChange<unknown, { current: string; next: string }>('POST', `${ACCOUNT}/password`, {
    call: callConfirmed,
    done: () => form.current?.reset(),
    toast: () => ['Mot de passe changé', 'Vos autres sessions sont fermées.'],
  });
  return (
    <section>
      <ViewTitle>Mot de passe</ViewTitle>
      <Form
        ref={form}
        onSend={(fields) => change.mutate({ current: String(fields.get('current')), next: String(fields.get('next')) })}
      >
        {/* Password managers look for the name beside the password. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField label="Mot de passe actuel" name="current" />
        <PasswordField
          label="Nouveau mot de passe"
          name="next"
          autoComplete="new-password"
          hint={`${signInLimits.shortestPassword} caractères au moins.`}
        />
        <Advice>
          Une phrase de plusieurs mots se retient mieux qu'un mot compliqué, et résiste plus longtemps : quinze
          caractères ou plus. Vos autres sessions seront fermées.
        </Advice>
        <Problem error={change.error} />
        <SaveButton busy={change.isPending}>Changer le mot de passe</SaveButton>
      </Form>
    </section>
  );
}
