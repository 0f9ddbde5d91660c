import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CodeAppOffered, FactorAdded } from '../../../data/api/accounts.ts';
import { color, radius, tabular } from '../../theme.ts';
import { ACCOUNT } from '../deskQueries.ts';
import { AskDialog } from '../list/AskDialog.tsx';
import { Loading } from '../list/ListState.tsx';
import { CodeField } from '../signin/SignInForm.tsx';
import { useAccountChange } from '../useChange.ts';

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

/** Dialog that adds an authenticator app: shows the secret from which the app makes its codes, then requests its first code. */
export function AddCodeApp({ onAdded, onClose }: Props) {
  const offer = useAccountChange<CodeAppOffered>('POST', `${ACCOUNT}/factors/code/options`);
  const add = useAccountChange<FactorAdded, { code: string; ticket: string }>(
    'POST',
    `${ACCOUNT}/factors/code`,
    onAdded,
  );
  // Requests one secret each time the dialog opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking is once, whatever changes.
  useEffect(() => offer.mutate(), []);
  return (
    <AskDialog
      title="Ajouter une application de codes"
      text="Scannez ce dessin avec l’application (Aegis, Google Authenticator, 1Password…), puis donnez le code qu’elle affiche."
      label="Activer"
      doing="Vérification..."
      disabled={!offer.data}
      run={{ isPending: add.isPending, error: offer.error ?? add.error }}
      onSend={(fields) => offer.data && add.mutate({ code: String(fields.get('code')), ticket: offer.data.ticket })}
      onClose={onClose}
    >
      {offer.data ? (
        <>
          <QrCode text={offer.data.uri} />
          <Secret>
            Sans appareil photo, tapez cette clé :<code>{inGroups(offer.data.secret)}</code>
          </Secret>
          <CodeField />
        </>
      ) : (
        !offer.error && <Loading>Préparation de la clé...</Loading>
      )}
    </AskDialog>
  );
}

const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Empty margin around the QR code, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** Black on white in the dark scheme too: many QR readers recognise nothing else. */
const Drawing = styled.img`
  justify-self: center;
  width: 216px;
  aspect-ratio: 1;
  border: 1px solid ${color['doc-line']};
  border-radius: ${radius.document};
  background: ${color['doc-paper']};
`;

/** Text as a QR code; the library that draws it is loaded at the first use. */
function QrCode({ text }: { text: string }) {
  const { data: svg } = useQuery({
    queryKey: ['qr', text],
    queryFn: async () => (await import('qr')).encodeQR(text, 'svg', { border: QUIET, ecc: 'medium' }),
    gcTime: 0,
  });
  if (!svg) return <Drawing as="div" />;
  return <Drawing alt="Code QR de la clé" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />;
}
