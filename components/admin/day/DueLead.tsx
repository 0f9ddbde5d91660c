import styled from '@emotion/styled';
import { Link } from 'react-router';
import type { DueQuote } from '../../../data/api/responses.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { statusOf } from '../../../data/leads/firstReply.ts';
import { serviceName } from '../../../data/leads/leadService.ts';
import { acceptedWays, inCents, moneyText } from '../../../data/quotes/quoteWords.ts';
import { color, focusRing, media, tabular } from '../../theme.ts';
import { useContent } from '../../useContent.tsx';
import { PhoneLink } from '../Address.tsx';
import { formatDay, formatMoment } from '../formats.ts';
import { TO_QUOTE, TO_REPLY } from '../lead/fragments.ts';
import { followUpState, promiseOf } from '../leads/deadlines.ts';
import { WayLink } from '../list/Act.tsx';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 84px;
  align-items: center;
  gap: 2px 32px;
  padding: 14px 0;
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
  & a { border-radius: 2px; ${focusRing(color.link)} }
  & a:hover { color: ${color.link}; }
  &[data-wide] { grid-template-columns: minmax(0, 1fr) auto 116px; }
  ${media.phone} { &, &[data-wide] { grid-template-columns: minmax(0, 1fr); } }
`;
const Name = styled(Link)`
  display: inline-block;
  min-height: 24px;
  font-weight: 600;
`;
const Why = styled.p`
  text-align: right;
  font-size: 15px;
  color: ${color['ink-2']};
  ${tabular}
  & strong { font-weight: 600; color: ${color.ink}; }
  & strong[data-tone='late'] { color: ${color.danger}; }
  & span { display: block; color: ${color['ink-3']}; }
  ${media.phone} { text-align: left; & span { display: inline; } & span::before { content: ' · '; } }
`;
/** First words of the request. */
const Begins = styled.p`
  max-width: 60ch;
  overflow: hidden;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
const Facts = styled.p`
  font-size: 15px;
  color: ${color['ink-2']};
  & a { display: inline-block; min-height: 24px; color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; }
`;

const WHY = {
  accepted: ({ deposit, accepted_how, accepted_at }: DueQuote) =>
    [
      `${moneyText(inCents(deposit))} attendus`,
      `Accepté ${labelOf(acceptedWays, accepted_how ?? '')} le ${accepted_at ? formatMoment(accepted_at) : ''}`,
      'Noter l’acompte',
    ] as const,
  silent: ({ total, sent_at, opened }: DueQuote) =>
    [
      moneyText(inCents(total)),
      `Envoyé le ${formatDay(sent_at)}, ${opened ? 'ouvert' : 'jamais ouvert'}`,
      'Relancer',
    ] as const,
  ending: ({ total, valid_until, opened }: DueQuote) =>
    [
      moneyText(inCents(total)),
      `Valable jusqu’au ${formatDay(valid_until)}, ${opened ? 'ouvert' : 'jamais ouvert'}`,
      'Relancer',
    ] as const,
};

/** Row of a due quote: client, subject, the reason it is due, and the link to act on it. */
export function DueQuoteLine({ quote, why }: { quote: DueQuote; why: keyof typeof WHY }) {
  const { lead_id, client, nature, number } = quote;
  const [amount, beside, way] = WHY[why](quote);
  return (
    <Row data-wide="">
      <div>
        <Name data-due to={`/leads/${lead_id}${TO_QUOTE}`}>
          {client}
        </Name>
        <Facts>{`${nature} · ${number}`}</Facts>
      </div>
      <Why>
        <strong>{amount}</strong>
        <span>{beside}</span>
      </Why>
      <WayLink to={`/leads/${lead_id}${why === 'accepted' ? TO_QUOTE : TO_REPLY}`}>{way}</WayLink>
    </Row>
  );
}

interface Props {
  lead: Lead;
  why: 'follow-up' | 'answer';
  now: number;
}

/** Row of a due lead: person, subject, the reason it is due, and the link to reply. */
export function DueLead({ lead, why, now }: Props) {
  const content = useContent();
  const { phone } = lead;
  const facts = [lead.company, serviceName(lead)].filter(Boolean).join(' · ');
  const followUp = why === 'follow-up' ? followUpState(lead, now) : undefined;
  const state = followUp ?? promiseOf(content, lead, now);
  const beside = followUp ? statusOf(lead) : `Reçue le ${formatMoment(lead.created_at)}`;
  return (
    <Row>
      <div>
        <Name data-due to={`/leads/${lead.id}`}>
          {lead.name}
        </Name>
        {why === 'answer' && lead.description && <Begins>{lead.description}</Begins>}
        {(facts || phone) && (
          <Facts>
            {facts}
            {facts && phone && ' · '}
            {phone && <PhoneLink text={phone} />}
          </Facts>
        )}
      </div>
      <Why>
        {state && <strong data-tone={state.tone}>{state.text}</strong>}
        <span>{beside}</span>
      </Why>
      {lead.email && <WayLink to={`/leads/${lead.id}${TO_REPLY}`}>{followUp ? 'Relancer' : 'Répondre'}</WayLink>}
    </Row>
  );
}
