import styled from '@emotion/styled';
import { CircleCheck } from 'lucide-react';
import type { DeskQuote } from '../../../data/api/quotes.ts';
import { labelOf } from '../../../data/choices.ts';
import { acceptedWays, inCents, moneyText, qualities, quoteStatuses } from '../../../data/quotes/quoteWords.ts';
import { Money } from '../../quotation/quotationParts.tsx';
import { color, font, type } from '../../theme.ts';
import { Badge } from '../../ui/Badge.tsx';
import { TextButton } from '../../ui/TextLink.tsx';
import { formatDay, formatMoment, today } from '../formats.ts';
import { Act, wayLook } from '../list/Act.tsx';
import { Problem } from '../list/Problem.tsx';
import { AcceptedElsewhere, Quoted, Received, receivedText, Satisfaction, Step, useStep } from './QuoteStep.tsx';

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 12px 16px;
  padding-bottom: 12px;
  border-bottom: 1px solid ${color.ink};
  & h3 { font: 400 26px/1.2 ${font.serif}; }
  & > span { justify-self: end; }
  & small { ${type.caption} color: ${color['ink-3']}; white-space: pre-line; }
`;
const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  padding-top: 18px;
  & a { ${wayLook} min-height: 24px; text-underline-offset: 5px; }
`;
/** Steps of a sent quote: those done with their time, and the next one with its button. */
export function QuoteSteps({ quote, onAgain }: { quote: DeskQuote; onAgain: (replaces: number | null) => void }) {
  const step = useStep(quote);
  const { status, receipts, sent_at, opened_at, accepted_at, accepted_how } = quote;
  const [deposit, balance] = (['deposit', 'balance'] as const).map((kind) => receipts.find((one) => one.kind === kind));
  const isAccepted = status === 'accepted';
  const isOpen = status === 'sent' || status === 'expired';
  const rest = quote.total - (deposit?.amount ?? quote.deposit);
  return (
    <>
      <Head>
        <h3>{quote.number}</h3>
        <Badge look={isAccepted || status === 'sent' ? 'published' : 'draft'}>
          {isAccepted && <CircleCheck size={16} strokeWidth={1.6} aria-hidden="true" />}
          {labelOf(quoteStatuses, status)}
        </Badge>
        <small>{`${quote.client}, ${labelOf(qualities, quote.quality)}\nValable jusqu’au ${formatDay(quote.valid_until)}${quote.replaces ? `\nRemplace ${quote.replaces}` : ''}`}</small>
        <Money cents={inCents(quote.total)} small={40} large={44} />
      </Head>
      <ul>
        <Step done name="Envoyé" detail={sent_at ? formatMoment(sent_at) : ''} />
        <Step done={opened_at !== null} name="Ouvert" detail={opened_at ? formatMoment(opened_at) : 'pas encore'} />
        {status === 'declined' || status === 'cancelled' ? (
          <Step
            done="closed"
            name={labelOf(quoteStatuses, status)}
            detail={quote.closed_at ? formatMoment(quote.closed_at) : ''}
          >
            {quote.reason && <Quoted>{quote.reason}</Quoted>}
          </Step>
        ) : (
          <Step
            done={isAccepted}
            name={isAccepted ? `Accepté ${labelOf(acceptedWays, accepted_how ?? '')}` : 'Accepté'}
            detail={accepted_at ? formatMoment(accepted_at) : 'pas encore'}
          >
            {isAccepted ? <small>{`Par ${quote.accepted_by}`}</small> : <AcceptedElsewhere quote={quote} step={step} />}
          </Step>
        )}
        {(isAccepted || isOpen) && quote.deposit > 0 && (
          <Step
            done={deposit !== undefined}
            name={deposit ? 'Acompte reçu' : 'Acompte reçu le'}
            detail={deposit ? receivedText(deposit) : `${moneyText(inCents(quote.deposit))} attendus`}
          >
            {isAccepted && <Received kind="deposit" receipt={deposit} expected={quote.deposit} step={step} />}
          </Step>
        )}
        {isAccepted && (
          <Step
            done={quote.delivered_on !== null}
            name="Livré"
            detail={quote.delivered_on ? formatDay(quote.delivered_on) : 'pas encore'}
          >
            {quote.delivered_on ? (
              <TextButton type="button" onClick={() => step.mutate({ path: 'delivered', body: { on: null } })}>
                Annuler la livraison
              </TextButton>
            ) : (
              <Act onClick={() => step.mutate({ path: 'delivered', body: { on: today() } })}>Livré aujourd’hui</Act>
            )}
          </Step>
        )}
        {(isAccepted || isOpen) && rest > 0 && (
          <Step
            done={balance !== undefined}
            name={balance ? 'Solde reçu' : 'Solde reçu le'}
            detail={
              balance
                ? receivedText(balance)
                : `${moneyText(inCents(rest))}${deposit || quote.deposit === 0 ? ' attendus' : ', après l’acompte'}`
            }
          >
            {isAccepted && (deposit || balance || quote.deposit === 0) && (
              <Received key={rest} kind="balance" receipt={balance} expected={rest} step={step} />
            )}
          </Step>
        )}
        {quote.delivered_on && <Satisfaction quote={quote} step={step} />}
      </ul>
      <Problem error={step.error} />
      <Ways>
        <a href={`/admin/devis/${quote.id}`} target="_blank" rel="noopener">
          Voir sa page
        </a>
        {isOpen && (
          <TextButton type="button" onClick={() => step.mutate({ path: 'cancel' })}>
            Annuler ce devis
          </TextButton>
        )}
        {!isAccepted && (
          <TextButton type="button" onClick={() => onAgain(isOpen ? quote.id : null)}>
            {isOpen ? 'Le remplacer par un autre' : 'Faire un nouveau devis'}
          </TextButton>
        )}
      </Ways>
    </>
  );
}
