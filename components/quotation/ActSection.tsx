import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { contractNotices } from '../../data/leads/contractNotices.ts';
import type { TypedAcceptance } from '../../data/quotes/clientView.ts';
import { consumerChoices, type QuoteDocument, sharesOf } from '../../data/quotes/quoteDocument.ts';
import { depositName, moneyText, quoteLimits } from '../../data/quotes/quoteWords.ts';
import { color, focusRing, media, radius, tabular, type } from '../theme.ts';
import { Button } from '../ui/Button.tsx';
import { FieldGrid, FormProblem, TextArea, TextField } from '../ui/Field.tsx';
import { Container, Split } from '../ui/Section.tsx';
import { Links, MailLink, Money, OnScreen } from './quotationParts.tsx';

const Words = styled.div`
  & h2 { ${type.h2} margin-bottom: 28px; }
`;
const Shares = styled.dl`
  margin-top: 24px;
  max-width: 320px;
  font-size: 16px;
  ${tabular}
  & > div { display: flex; justify-content: space-between; gap: 16px; padding: 3px 0; }
  & dt { color: ${color['ink-2']}; }
  & dd { font-weight: 600; white-space: nowrap; }
`;
const Panel = styled.div`
  padding: 36px 40px 28px;
  border: 1px solid ${color['line-strong']};
  border-radius: ${radius.panel};
  background: ${color.sheet};
  ${media.phone} { margin: 0 -20px; padding: 28px 20px; border-width: 1px 0; border-radius: 0; }
`;
const Understood = styled.p`
  margin-bottom: 18px;
  color: ${color['ink-2']};
  & b { color: ${color.ink}; }
  & a { color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; }
`;
/** Checkbox with its sentence, at least 52 px high so that it is easy to touch. */
const Tick = styled.label`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 4px 16px;
  min-height: 52px;
  padding: 13px 0;
  border-bottom: 1px solid ${color.line};
  cursor: pointer;
  & input { width: 24px; height: 24px; margin: 0; accent-color: ${color.blue}; ${focusRing(color.link)} }
  & small { grid-column: 2; ${type.caption} color: ${color['ink-3']}; }
`;
const Rights = styled.fieldset`
  padding-top: 26px;
  & legend { float: left; width: 100%; padding: 0; font-size: 15px; font-weight: 600; }
  & > p { clear: both; margin-bottom: 8px; ${type.caption} color: ${color['ink-3']}; }
  & ${Tick}:last-of-type { border-bottom: 0; }
`;
const Press = styled.div`
  padding: 28px 0 20px;
  border-bottom: 1px solid ${color.line};
  & > button { padding-inline: 12px; text-wrap: balance; ${media.fromTablet} { padding-inline: 24px; } }
  & p { margin-top: 14px; ${type.caption} color: ${color['ink-3']}; }
`;
const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 16px 28px;
  padding-top: 20px;
  & > p { align-self: start; }
  & > details[open] { grid-column: 1 / -1; }
  & summary { list-style: none; cursor: pointer; min-height: 24px; font-size: 15px; color: ${color['ink-2']}; text-decoration: underline; text-underline-offset: 4px; border-radius: 2px; ${focusRing(color.link, 4)} }
  & summary::-webkit-details-marker { display: none; }
  & form { display: grid; gap: 12px; justify-items: start; padding-top: 16px; & > div { width: 100%; } }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

interface TickProps {
  name: keyof TypedAcceptance;
  typed: TypedAcceptance;
  note?: string;
  required?: boolean;
  children: ReactNode;
}

const TickBox = ({ name, typed, note, required = false, children }: TickProps) => (
  <Tick>
    <input type="checkbox" name={name} defaultChecked={typed[name] === true} required={required} />
    <span>{children}</span>
    {note && <small>{note}</small>}
  </Tick>
);

/** The two optional checkboxes, shown to consumers only, unticked and apart from the terms. */
const ConsumerChoices = ({ typed }: { typed: TypedAcceptance }) => (
  <Rights>
    <legend>Votre droit de rétractation de 14 jours</legend>
    <p>
      Deux choix séparés, tous deux facultatifs. Sans eux, je commence après les 14 jours et vous gardez votre droit
      entier.
    </p>
    <TickBox
      name="early_start"
      typed={typed}
      note="Si vous vous rétractez ensuite, vous ne devez que la part déjà réalisée (art. L221-25 du Code de la consommation)."
    >
      {consumerChoices.early_start}
    </TickBox>
    <TickBox name="waiver" typed={typed} note="La garantie de remboursement, elle, reste ouverte (art. L221-28, 1°).">
      {consumerChoices.waiver}
    </TickBox>
  </Rights>
);

interface Props {
  document: QuoteDocument;
  typed: TypedAcceptance;
  problem?: string | undefined;
  /** Whether the owner previews the quote: buttons then do nothing. */
  isPreview: boolean;
}

/** Payments with their due dates, one on each line. */
export const PaymentShares = ({ document }: { document: QuoteDocument }) => {
  const { depositCents, quality } = document;
  const { balanceCents } = sharesOf(document);
  return (
    <Shares>
      {depositCents > 0 && (
        <div>
          <dt>{`À la commande, ${depositName(quality)}`}</dt>
          <dd>{moneyText(depositCents)}</dd>
        </div>
      )}
      {balanceCents > 0 && (
        <div>
          <dt>À la livraison</dt>
          <dd>{moneyText(balanceCents)}</dd>
        </div>
      )}
    </Shares>
  );
};

/**
 * Section after the terms in which the client accepts the quote. Its button names the obligation to pay (C. conso. L221-14); the next page
 * shows the order to correct or confirm (C. civ. 1127-2).
 */
export function ActSection({ document, typed, problem, isPreview }: Props) {
  const { quality, number, totalCents } = document;
  const isConsumer = quality === 'consumer';
  return (
    <OnScreen ground="sunk" ruled id="accord" aria-labelledby="accord-titre">
      <Container>
        <Split at="4+7">
          <Words>
            <h2 id="accord-titre">Il ne manque que votre accord</h2>
            <Money cents={totalCents} small={60} large={84} />
            <PaymentShares document={document} />
          </Words>
          <Panel>
            <form method="post" action="" inert={isPreview}>
              <Understood>
                {'Vous commandez comme '}
                <b>{isConsumer ? 'consommateur' : 'professionnel'}</b>
                {isConsumer ? ', à titre privé. ' : `, pour ${document.client}. `}
                <MailLink document={document}>Ce n’est pas le cas</MailLink>
              </Understood>
              {problem && <FormProblem role="alert">{problem}</FormProblem>}
              <FieldGrid>
                <TextField
                  label="Prénom et nom *"
                  name="name"
                  required
                  maxLength={quoteLimits.name}
                  autoComplete="name"
                  defaultValue={typed.name}
                  hint="Indiquez votre prénom et votre nom."
                />
                <TextField
                  label={isConsumer ? 'Adresse (facultative)' : 'Fonction ou adresse (facultative)'}
                  name="address"
                  maxLength={quoteLimits.address}
                  autoComplete={isConsumer ? 'street-address' : 'organization-title'}
                  defaultValue={typed.address}
                  placeholder={isConsumer ? '4 rue de l’Exemple, 49000 Angers' : 'Gérante'}
                />
              </FieldGrid>
              <Ruled>
                <TickBox name="terms" typed={typed} required>
                  {'J’ai lu le devis '}
                  <span className="nowrap">{number}</span>
                  {' et ses conditions, et je les accepte. *'}
                </TickBox>
              </Ruled>
              {isConsumer && <ConsumerChoices typed={typed} />}
              <Press>
                <Button type="submit" name="etape" value="verifier" wide>
                  Commander avec obligation de paiement
                </Button>
                <p>Rien n’est encore conclu : à l’étape suivante, vous relisez, vous corrigez ou vous confirmez.</p>
              </Press>
            </form>
            <Below>
              <Links>
                {isConsumer && <a href={contractNotices.withdrawal.path}>Formulaire de rétractation</a>}
                <MailLink document={document}>Poser une question par courriel</MailLink>
              </Links>
              <details name="decliner">
                <summary>Décliner ce devis</summary>
                <form method="post" action="" inert={isPreview}>
                  <TextArea label="Pourquoi (facultatif)" name="reason" maxLength={quoteLimits.reason} />
                  <Button type="submit" level="secondary" name="etape" value="decliner" wide>
                    Décliner ce devis
                  </Button>
                </form>
              </details>
            </Below>
          </Panel>
        </Split>
      </Container>
    </OnScreen>
  );
}

const Ruled = styled.div`
  margin-top: 24px;
  border-top: 1px solid ${color.line};
`;
