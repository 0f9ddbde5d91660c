import styled from '@emotion/styled';
import { useState } from 'react';
import type { Account, FactorAdded } from '../../../data/api/accounts.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { TextField } from '../../ui/Field.tsx';
import { callConfirmed } from '../confirm/callConfirmed.ts';
import { ACCOUNT, ACCOUNTS } from '../deskQueries.ts';
import { formatDay } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { AskDialog } from '../list/AskDialog.tsx';
import { Buttons } from '../list/listStyles.tsx';
import { InlineMessage, Problem } from '../list/Problem.tsx';
import { Intro, ViewTitle } from '../list/View.tsx';
import { makePasskey } from '../signin/signIn.ts';
import { useAccountChange, useChange } from '../useChange.ts';
import { AddCodeApp } from './AddCodeApp.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { WayTable } from './WayTable.tsx';

const Aside = styled.div`
  margin-bottom: 20px;
`;

type Opened = { dialog: 'none' | 'passkey' | 'code-app' } | { dialog: 'recovery'; codes: readonly string[] };

/** Section with the account's second factors and recovery codes. */
export function Factors({ account }: { account: Account }) {
  const { factors, recovery_codes_left: left, no_passkeys } = account;
  const [opened, open] = useState<Opened>({ dialog: 'none' });
  const close = () => open({ dialog: 'none' });
  const show = ({ recovery_codes: codes }: FactorAdded) =>
    codes.length > 0 ? open({ dialog: 'recovery', codes }) : close();
  const renew = useAccountChange<FactorAdded>('POST', `${ACCOUNT}/recovery-codes`, show);
  const any = factors.length > 0;
  const hasApp = factors.some(({ kind }) => kind === 'code');
  return (
    <section aria-labelledby="double">
      <ViewTitle id="double">Double authentification</ViewTitle>
      <Intro>
        {any
          ? 'Après le mot de passe, le bureau demande l’un de ces moyens. Une clé d’accès l’ouvre aussi à elle seule.'
          : 'Pour l’instant, qui connaît le mot de passe entre. Ajoutez une clé d’accès (empreinte, visage, clé de sécurité) ou une application de codes : le mot de passe ne suffira plus.'}
      </Intro>
      {any && <WayTable head={['Moyen', 'Ajouté le', 'Retirer']} ways={factors.map(wayOf)} />}
      {no_passkeys && (
        <Aside>
          <InlineMessage>{no_passkeys}</InlineMessage>
        </Aside>
      )}
      {any && left <= 3 && (
        <Aside>
          <InlineMessage>
            {left === 0
              ? 'Il ne reste aucun code de secours : faites-en de nouveaux avant de perdre votre téléphone.'
              : `Il reste ${left} code${left > 1 ? 's' : ''} de secours : faites-en de nouveaux.`}
          </InlineMessage>
        </Aside>
      )}
      <Buttons>
        {!no_passkeys && <Act onClick={() => open({ dialog: 'passkey' })}>Ajouter une clé d'accès</Act>}
        <Act onClick={() => open({ dialog: 'code-app' })}>
          {hasApp ? 'Changer d’application de codes' : 'Ajouter une application de codes'}
        </Act>
        {any && (
          <Act disabled={renew.isPending} onClick={() => renew.mutate()}>
            {`Nouveaux codes de secours (${left} restants)`}
          </Act>
        )}
      </Buttons>
      <Problem error={renew.error} />
      {opened.dialog === 'passkey' && <AddPasskey onAdded={show} onClose={close} />}
      {opened.dialog === 'code-app' && <AddCodeApp onAdded={show} onClose={close} />}
      {opened.dialog === 'recovery' && (
        <RecoveryCodes username={account.username} codes={opened.codes} onClose={close} />
      )}
    </section>
  );
}

const wayOf = ({ kind, id, name, created_at, last_used_at }: Account['factors'][number]) => {
  const used = last_used_at ? `clé d’accès, utilisée le ${formatDay(last_used_at)}` : 'clé d’accès';
  const words = kind === 'passkey' ? { name, second: used } : { name: 'Application de codes', second: 'six chiffres' };
  return { path: `factors/${kind}/${id}`, ...words, since: formatDay(created_at), label: `Retirer ${words.name}` };
};

const PASSKEYS = `${ACCOUNT}/factors/passkey`;

interface Props {
  onAdded: (added: FactorAdded) => void;
  onClose: () => void;
}

/** Makes a passkey: gets options from the server, has the browser make the key, and sends the result to the server. */
const callWithPasskey: typeof callConfirmed = async (method, path, name) =>
  callConfirmed(method, path, { name, passkey: await makePasskey(`${path}/options`) });

/** Dialog that asks for a name, then has the browser make the passkey. */
function AddPasskey({ onAdded, onClose }: Props) {
  const add = useChange<FactorAdded, string>('POST', PASSKEYS, {
    call: callWithPasskey,
    done: onAdded,
    old: [ACCOUNT, ACCOUNTS],
  });
  return (
    <AskDialog
      title="Ajouter une clé d’accès"
      text="Donnez-lui un nom qui dit où elle est, puis suivez ce que demande votre navigateur."
      label="Créer la clé"
      doing="En attente de la clé..."
      run={add}
      onSend={(fields) => add.mutate(String(fields.get('name')))}
      onClose={onClose}
    >
      <TextField
        label="Nom de la clé"
        name="name"
        required
        placeholder="Téléphone, ordinateur du bureau, clé USB"
        autoComplete="off"
        maxLength={deskLimits.passkeyName}
      />
    </AskDialog>
  );
}
