import styled from '@emotion/styled';
import { Link } from 'react-router';
import type { Lead } from '../../../data/api/rows.ts';
import { statusOf } from '../../../data/leads/firstAnswer.ts';
import { serviceName } from '../../../data/leads/leadService.ts';
import { color, focusRing, media, tabular } from '../../theme.ts';
import { useContent } from '../../useContent.tsx';
import { PhoneLink } from '../Address.tsx';
import { formatMoment } from '../formats.ts';
import { TO_REPLY } from '../lead/Letter.tsx';
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
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
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
const Facts = styled.p`
  font-size: 15px;
  color: ${color['ink-2']};
  & a { display: inline-block; min-height: 24px; color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; }
`;

interface Props {
  lead: Lead;
  why: 'follow-up' | 'answer';
  now: number;
}

/** A lead that waits for the owner: who, about what, why today, and the way to write to them. */
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
