import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { labelOf } from '../../data/choices.ts';
import { dayInProse } from '../../data/french/frenchDates.ts';
import type { TypedAcceptance } from '../../data/quotes/clientView.ts';
import type { QuoteDocument } from '../../data/quotes/quoteDocument.ts';
import { qualities } from '../../data/quotes/quoteWords.ts';
import { color, focusRing, media, type } from '../theme.ts';
import { Button } from '../ui/Button.tsx';
import { Container, Section, Split } from '../ui/Section.tsx';
import { PaymentShares } from './ActSection.tsx';
import { Facts, Money, titleOf } from './quotationParts.tsx';

const Words = styled.div`
  & > p:first-of-type { ${type.body} color: ${color['ink-2']}; }
  & h1 { ${type.h2} margin-top: 6px; }
  & > p:last-of-type { ${type.lead} margin-top: 20px; color: ${color['ink-2']}; }
`;
const Total = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 20px;
  margin-top: 20px;
  padding: 16px 0 12px;
  & b { display: block; }
  & span span { color: inherit; }
  & small { display: block; ${type.caption} color: ${color['ink-3']}; }
`;
const Shares = styled.div`
  padding-bottom: 14px;
  border-bottom: 1px solid ${color.ink};
  & dl { margin: 0; max-width: none; }
`;
const Ticked = styled.ul`
  display: grid;
  gap: 12px;
  margin: 20px 0;
  & li { display: flex; gap: 12px; }
  & svg { flex: none; margin-top: 5px; color: ${color.link}; }
`;
const Buttons = styled.div`
  display: grid;
  gap: 14px;
  margin-top: 20px;
  max-width: 420px;
  & button:first-of-type { min-height: 60px; text-wrap: balance; }
  ${media.phone} { max-width: none; }
`;
const Not = styled.a`
  justify-self: center;
  min-height: 24px;
  margin-top: 6px;
  font-size: 15px;
  color: ${color['ink-2']};
  text-decoration: underline;
  text-underline-offset: 4px;
  ${focusRing(color.link, 4)}
`;

const choices = (typed: TypedAcceptance): string[] => [
  ...(typed.early_start ? ['Vous demandez que je commence avant la fin des 14 jours.'] : []),
  ...(typed.waiver
    ? ['Vous reconnaissez perdre votre droit de rétractation une fois la prestation entièrement exécutée.']
    : []),
];

interface Props {
  document: QuoteDocument;
  typed: TypedAcceptance;
  email: string;
}

/**
 * Summary of the order, which the client corrects or confirms (C. civ. 1127-2); the confirming button names the obligation to pay (C.
 * conso. L221-14).
 */
export function VerifyView({ document, typed, email }: Props) {
  const { number, quality, client, totalCents, seller, delay, terms } = document;
  const isConsumer = quality === 'consumer';
  const label = labelOf(qualities, quality);
  return (
    <Section ground="sheet">
      <Container>
        <Split at="4+7">
          <Words>
            <p>{`Devis ${number}, dernière étape`}</p>
            <h1>Voici ce que j’ai compris</h1>
            <p>Rien n’est encore commandé. Relisez, corrigez s’il le faut, puis confirmez.</p>
          </Words>
          <form method="post" action="">
            <Facts
              rows={[
                ['Vous', `${typed.name}, ${label}${isConsumer ? ', à titre privé' : `, pour ${client}`}`],
                ...(typed.address ? ([[isConsumer ? 'Adresse' : 'Fonction ou adresse', typed.address]] as const) : []),
                ['Vous commandez', titleOf(document)],
                ['Délai', `${delay} après le brief validé`],
              ]}
            />
            <Total>
              <p>
                <b>Total</b>
                <small>{seller.vat}</small>
              </p>
              <Money cents={totalCents} small={60} large={64} />
            </Total>
            <Shares>
              <PaymentShares document={document} />
            </Shares>
            <Ticked>
              {[`Devis et conditions lus et acceptés, version du ${dayInProse(terms.day)}.`, ...choices(typed)].map(
                (sentence) => (
                  <li key={sentence}>
                    <Check size={18} strokeWidth={2} aria-hidden="true" />
                    <span>{sentence}</span>
                  </li>
                ),
              )}
            </Ticked>
            <p>
              La confirmation, le devis et les conditions partent à <b>{email}</b>.
            </p>
            <input type="hidden" name="name" value={typed.name} />
            <input type="hidden" name="address" value={typed.address} />
            {(['terms', 'early_start', 'waiver'] as const).map(
              (name) => typed[name] && <input key={name} type="hidden" name={name} value="on" />,
            )}
            <Buttons>
              <Button type="submit" name="etape" value="confirmer">
                Confirmer ma commande avec obligation de paiement
              </Button>
              <Button type="submit" level="secondary" name="etape" value="corriger">
                Corriger
              </Button>
              <Not href="?">Ne pas commander</Not>
            </Buttons>
          </form>
        </Split>
      </Container>
    </Section>
  );
}
