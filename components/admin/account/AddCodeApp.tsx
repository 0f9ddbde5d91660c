import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { useEffect } from 'react';
import type { CodeAppSecret, FactorAdded } from '../../../data/api/accounts.ts';
import { color, tabular } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { DeskDialog } from '../list/DeskDialog.tsx';
import { DialogFoot } from '../list/DialogFoot.tsx';
import { Loading } from '../list/ListState.tsx';
import { Problem } from '../list/Problem.tsx';
import { DialogForm } from './AddPasskey.tsx';
import { ACCOUNT } from './accountQuery.ts';
import { QrCode } from './QrCode.tsx';
import { useAccountChange } from './useAccountChange.ts';

const Secret = styled.p`
  font-size: 15px;
  line-height: 1.5;
  color: ${color['ink-2']};
  & code { display: block; font-family: inherit; font-weight: 500; color: ${color.ink}; overflow-wrap: anywhere; ${tabular} }
`;

interface Props {
  onAdded: (added: FactorAdded) => void;
  onClose: () => void;
}

/** Shows an app the secret of its codes, then asks for the first one. */
export function AddCodeApp({ onAdded, onClose }: Props) {
  const offer = useAccountChange<CodeAppSecret>('POST', `${ACCOUNT}/code-app/secret`);
  const add = useAccountChange<FactorAdded, { code: string }>('POST', `${ACCOUNT}/code-app`, onAdded);
  // One secret each time the dialog opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking is once, whatever changes.
  useEffect(() => offer.mutate(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!add.isPending) add.mutate({ code: String(new FormData(event.currentTarget).get('code')) });
  };
  return (
    <DeskDialog
      title="Ajouter une application de codes"
      said="Scannez ce dessin avec l’application (Aegis, Google Authenticator, 1Password…), puis donnez le code qu’elle affiche."
      onClose={onClose}
    >
      {offer.data ? (
        <DialogForm onSubmit={submit}>
          <QrCode text={offer.data.uri} />
          <Secret>
            Sans appareil photo, tapez cette clé :<code>{inGroups(offer.data.secret)}</code>
          </Secret>
          <TextField
            label="Code à six chiffres"
            name="code"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
          />
          <DialogFoot error={add.error} onClose={onClose}>
            <Button type="submit" size="md" disabled={add.isPending}>
              {add.isPending ? 'Vérification...' : 'Activer'}
            </Button>
          </DialogFoot>
        </DialogForm>
      ) : offer.error ? (
        <Problem error={offer.error} />
      ) : (
        <Loading>Préparation de la clé...</Loading>
      )}
    </DeskDialog>
  );
}

const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
