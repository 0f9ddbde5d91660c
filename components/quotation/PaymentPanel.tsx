import styled from '@emotion/styled';
import { useState } from 'react';
import { type QuoteDocument, sharesOf } from '../../data/quotes/quoteDocument.ts';
import { bareIban, depositName, ibanText, shortMoney } from '../../data/quotes/quoteWords.ts';
import { color, media, radius, type } from '../theme.ts';
import { Button } from '../ui/Button.tsx';
import { type Accepted, PaymentCode } from './PaymentCode.tsx';
import { Facts, Money } from './quotationParts.tsx';

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 20px 32px;
  max-width: 740px;
  padding: 32px 40px;
  border: 1px solid ${color['line-strong']};
  border-radius: ${radius.panel};
  background: ${color.sheet};
  & > dl, & > p { grid-column: 1 / -1; }
  & > p { ${type.caption} color: ${color['ink-3']}; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); margin: 0 -20px; padding: 28px 20px; border-width: 1px 0; border-radius: 0; & > svg { order: 3; justify-self: center; } & > p { order: 4; text-align: center; } }
  ${media.print} { display: none; }
`;
const Due = styled.div`
  & > b { display: block; margin-bottom: 10px; font-size: 15px; }
  & > p { margin-top: 16px; font-size: 16px; color: ${color['ink-2']}; }
`;
const CopyButtons = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  ${media.phone} { & > button { flex: 1; padding-inline: 8px; } }
  ${media.noScript} { display: none; }
`;
/** Copies a text to the clipboard, and confirms it. */
function CopyButton({ text, children }: { text: string; children: string }) {
  const [state, setState] = useState<'idle' | 'copied'>('idle');
  const copy = () => navigator.clipboard.writeText(text).then(() => setState('copied'));
  return (
    <Button type="button" level="secondary" size="md" onClick={() => void copy()}>
      <span role="status">{state === 'copied' ? 'Copié' : children}</span>
    </Button>
  );
}

/** Amount due now and the ways to pay: by transfer, or with a QR code for a banking app. */
export function PaymentPanel({ document, accepted }: { document: QuoteDocument; accepted: Accepted }) {
  const { seller, number, depositCents, quality } = document;
  const { depositShare, balanceCents } = sharesOf(document);
  const { code } = accepted;
  if (!code) return null;
  const name = depositName(quality);
  return (
    <Panel>
      <Due>
        <b>À régler maintenant</b>
        <Money cents={depositCents} small={72} large={84} hot />
        <p>{`${name.charAt(0).toUpperCase()}${name.slice(1)} de ${depositShare}\u00a0%.${balanceCents > 0 ? ` Le solde, ${shortMoney(balanceCents)}, à la livraison.` : ''}`}</p>
      </Due>
      <PaymentCode code={code} />
      <Facts
        rows={[
          ['Bénéficiaire', seller.name],
          ['IBAN', ibanText(seller.iban)],
          ['Référence à indiquer', <b key="reference">{number}</b>],
        ]}
      />
      <CopyButtons>
        <CopyButton text={bareIban(seller.iban)}>Copier l’IBAN</CopyButton>
        <CopyButton text={number}>Copier la référence</CopyButton>
      </CopyButtons>
      <p>Ou scannez le code avec l’application de votre banque : montant, IBAN et référence sont déjà remplis.</p>
    </Panel>
  );
}
