import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import type { CodeAppSecret, FactorAdded } from '../../../data/api/accounts.ts';
import { color, radius, tabular } from '../../theme.ts';
import { ACCOUNT } from '../deskQueries.ts';
import { AskDialog } from '../list/AskDialog.tsx';
import { Loading } from '../list/ListState.tsx';
import { CodeField } from '../signin/FactorStep.tsx';
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

/** Shows an app the secret of its codes, then asks for the first one. */
export function AddCodeApp({ onAdded, onClose }: Props) {
  const offer = useAccountChange<CodeAppSecret>('POST', `${ACCOUNT}/code-app/secret`);
  const add = useAccountChange<FactorAdded, { code: string }>('POST', `${ACCOUNT}/code-app`, onAdded);
  // One secret each time the dialog opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking is once, whatever changes.
  useEffect(() => offer.mutate(), []);
  return (
    <AskDialog
      title="Ajouter une application de codes"
      said="Scannez ce dessin avec l’application (Aegis, Google Authenticator, 1Password…), puis donnez le code qu’elle affiche."
      label="Activer"
      doing="Vérification..."
      disabled={!offer.data}
      run={{ isPending: add.isPending, error: offer.error ?? add.error }}
      onSend={(fields) => add.mutate({ code: String(fields.get('code')) })}
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

/** Quiet zone around the drawing, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** Black on white in the dark too: many readers know nothing else. */
const Frame = styled.div`
  justify-self: center;
  width: 216px;
  aspect-ratio: 1;
  border: 1px solid ${color['doc-line']};
  border-radius: ${radius.document};
  background: ${color['doc-paper']};
  & svg { display: block; width: 100%; height: 100%; }
  & path { fill: ${color['doc-ink']}; }
`;

/** A text as a QR code; the library that draws it is loaded with the first one. */
function QrCode({ text }: { text: string }) {
  const [modules, setModules] = useState<readonly (readonly boolean[])[]>();
  useEffect(() => {
    let wanted = true;
    import('qr').then(({ encodeQR }) => {
      if (wanted) setModules(encodeQR(text, 'raw', { border: QUIET, ecc: 'medium' }));
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  const path = modules?.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Frame>
      {path && (
        <svg
          viewBox={`0 0 ${modules?.length} ${modules?.length}`}
          role="img"
          aria-label="Code QR de la clé"
          shapeRendering="crispEdges"
        >
          <path d={path} />
        </svg>
      )}
    </Frame>
  );
}
