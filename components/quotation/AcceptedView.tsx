import styled from '@emotion/styled';
import { CircleCheck } from 'lucide-react';
import { labelOf } from '../../data/choices.ts';
import { dayInProse } from '../../data/french/frenchDates.ts';
import { dayInParis, sayMoment, saySecond } from '../../data/french/timeInParis.ts';
import { contractNotices } from '../../data/leads/contractNotices.ts';
import { type QuoteDocument, sharesOf } from '../../data/quotes/quoteDocument.ts';
import { acceptedWays, qualities, shortMoney } from '../../data/quotes/quoteWords.ts';
import { color, font, media, type } from '../theme.ts';
import { Badge } from '../ui/Badge.tsx';
import { Container, Section, Split } from '../ui/Section.tsx';
import { KeptPaper } from './KeptPaper.tsx';
import type { Accepted } from './PaymentCode.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { Facts, firstName, Links, OnScreen, PrintButton } from './quotationParts.tsx';
import { SmallPaper } from './SmallPaper.tsx';
import { TermsSection } from './TermsSection.tsx';

const Head = styled.div`
  padding-bottom: 36px;
  & h1 { ${type.h2} margin-top: 16px; }
  & > p { ${type.lead} margin-top: 20px; max-width: 34em; color: ${color['ink-2']}; overflow-wrap: anywhere; }
`;
const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-top: 1px solid ${color.ink};
  & > li { padding: 18px 24px 0 0; }
  & > li + li { padding-left: 28px; border-left: 1px solid ${color.line}; }
  & span { font: 340 44px/1 ${font.serif}; }
  & h3 { ${type.h4} margin: 14px 0 8px; }
  & p { font-size: 15px; color: ${color['ink-2']}; }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    & > li, & > li + li { display: grid; grid-template-columns: 44px minmax(0, 1fr); padding: 18px 0; border-left: 0; border-bottom: 1px solid ${color.line}; }
    & span { grid-row: 1 / 3; font-size: 32px; }
    & h3 { margin: 4px 0; }
  }
`;
const Part = styled.div`
  & h2 { ${type.h3} margin-bottom: 16px; }
  & > p { max-width: 30em; font-size: 15px; color: ${color['ink-2']}; }
`;
const Ways = styled.div`
  margin-top: 24px;
`;

/** Lists the client's next steps; their dates depend on the two checkboxes the client ticked or not. */
function stepsOf(
  document: QuoteDocument,
  { early_start, withdrawalUntil, paid, deliveredOn }: Accepted,
): readonly (readonly [string, string])[] {
  const { depositCents, quality, delay } = document;
  const isConsumer = quality === 'consumer';
  const { balanceCents } = sharesOf(document);
  const begins =
    withdrawalUntil === null || early_start
      ? ''
      : `Je commence après le ${dayInProse(withdrawalUntil)}, fin de votre délai de rétractation.`;
  const deposit = paid.includes('deposit')
    ? ([
        isConsumer ? 'Vos arrhes sont reçues' : 'Votre acompte est reçu',
        `${shortMoney(depositCents)}. Merci.`,
      ] as const)
    : ([
        `Vous réglez ${isConsumer ? 'les arrhes' : 'l’acompte'}`,
        `${shortMoney(depositCents)} par virement, avec la référence.`,
      ] as const);
  const balance = paid.includes('balance')
    ? (['Le solde est reçu', `${shortMoney(balanceCents)}. Merci, le livrable est à vous.`] as const)
    : (['Vous réglez le solde', `${shortMoney(balanceCents)}, puis le livrable est à vous.`] as const);
  return [
    ...(depositCents > 0 ? [deposit] : []),
    ['Je vous envoie le brief à valider', 'Vous le corrigez ou le validez d’un mot.'],
    deliveredOn
      ? ['Votre livrable est remis', `Le ${dayInProse(deliveredOn)}.`]
      : ['Vous recevez votre livrable, signé', begins || `${delay} après le brief validé.`],
    ...(balanceCents > 0 ? [balance] : []),
  ];
}

interface Props {
  document: QuoteDocument;
  email: string;
  accepted: Accepted;
}

/** A SHA-256 in two halves where one line does not hold it. */
const Hash = ({ text }: { text: string }) => (
  <>
    {text.slice(0, 32)}
    <wbr />
    {text.slice(32)}
  </>
);

/** Page of an accepted quote: the amount due now, the next steps, and the proof of the acceptance. */
export function AcceptedView({ document, email, accepted }: Props) {
  const at = new Date(accepted.at);
  const { how, name, withdrawalUntil } = accepted;
  const isConsumer = withdrawalUntil !== null;
  const noted = how === 'online' ? '' : `, noté par ${document.seller.name}`;
  const until =
    withdrawalUntil &&
    `Jusqu’au ${dayInProse(withdrawalUntil)} inclus${accepted.waiver ? ', sauf livraison complète avant' : ''}.`;
  const proof = [
    ['Accepté par', `${name}, ${labelOf(qualities, document.quality)}`],
    ['Le', `${saySecond(at)}, heure de Paris, ${labelOf(acceptedWays, how)}${noted}`],
    ['Empreinte SHA-256', <Hash key="hash" text={accepted.proof} />],
    ...(until ? ([['Rétractation', until]] as const) : []),
  ] as const;
  return (
    <>
      <OnScreen>
        <Container>
          <Beside>
            <div>
              <Head>
                <Badge look="published">
                  <CircleCheck size={16} strokeWidth={1.6} aria-hidden="true" />
                  {`Accepté ${labelOf(acceptedWays, how)} le ${sayMoment(at)}`}
                </Badge>
                <h1>{`C’est commandé. Merci, ${firstName(document)}.`}</h1>
                <p>{`La confirmation part à ${email}, avec le devis${isConsumer ? ', les conditions et le formulaire de rétractation' : ' et les conditions'}.`}</p>
              </Head>
              <PaymentPanel document={document} accepted={accepted} />
            </div>
            <SmallPaper document={document} on={dayInParis(at)} />
          </Beside>
        </Container>
      </OnScreen>
      <OnScreen ground="sheet" ruled aria-labelledby="suite-titre">
        <Container>
          <Part>
            <h2 id="suite-titre">La suite</h2>
          </Part>
          <Steps>
            {stepsOf(document, accepted).map(([title, text], index) => (
              <li key={title}>
                <span aria-hidden="true">{index + 1}</span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Steps>
        </Container>
      </OnScreen>
      <OnScreen ground="sunk" ruled aria-labelledby="preuve-titre">
        <Container>
          <Split at="4+7">
            <Part>
              <h2 id="preuve-titre">La preuve de votre accord</h2>
              <p>
                L’empreinte est celle du texte exact du devis et de ses conditions : un seul mot changé, et elle
                changerait.
              </p>
            </Part>
            <div>
              <Facts rows={proof} />
              <Ways>
                <Links>
                  <a href="#devis">Relire le devis accepté</a>
                  <PrintButton>Imprimer</PrintButton>
                  {isConsumer && <a href={contractNotices.withdrawal.path}>{contractNotices.withdrawal.title}</a>}
                </Links>
              </Ways>
            </div>
          </Split>
        </Container>
      </OnScreen>
      <Section ruled>
        <Narrow>
          <KeptPaper name="devis" document={document} agreed={{ on: dayInParis(at), proof, code: accepted.code }} />
        </Narrow>
      </Section>
      <TermsSection document={document} />
    </>
  );
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px 24px;
  ${media.atEase} { grid-template-columns: minmax(0, 740px) minmax(0, 410px); justify-content: space-between; align-items: center; }
`;
const Narrow = styled(Container)`
  max-width: 897px;
  ${media.phone} { padding: 0 12px; }
  ${media.print} { && { max-width: none; padding: 0; } }
`;
