import styled from '@emotion/styled';
import type { Lead } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { answerNames, answerOf } from '../../../data/leads/leadAnswers.ts';
import { serviceAsked } from '../../../data/leads/leadService.ts';
import { leadStatuses } from '../../../data/leads/leadWords.ts';
import { color, type } from '../../theme.ts';
import { useContent } from '../../useContent.tsx';
import { Address } from '../Address.tsx';
import { formatMoment } from '../formatDay.ts';
import { mailAddress } from '../lead/replyMail.ts';
import { Facts } from '../list/Facts.tsx';
import { answerText } from './leadLabels.ts';
import { PhoneLink } from './PhoneLink.tsx';

/** The lead's name above its details. */
export const DetailTitle = styled.h2`
  ${type.h3}
  font-size: 24px;
  margin-bottom: 8px;
  overflow: hidden;
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;
const Said = styled.div`
  margin-top: 24px;
  font-size: 16px;
  line-height: 1.5;
  & h3 { margin-bottom: 6px; font: inherit; font-weight: 600; }
  & p { max-width: 66ch; white-space: pre-line; overflow-wrap: anywhere; color: ${color['ink-2']}; }
`;

const orDash = (text: string | null | undefined) => text || '—';

interface Props {
  lead: Lead;
  /** Beside the list: the lead's reference and status too, which its own page shows in its head. */
  brief?: boolean;
}

/** Everything a lead said, line by line. */
export function LeadDetail({ lead, brief = false }: Props) {
  const content = useContent();
  const { phone, description } = lead;
  const short = answerNames.flatMap((name): [string, string][] => {
    const said = name === 'phone' || name === 'description' ? null : lead[name];
    return said === null ? [] : [[answerOf(name).label, answerText(content, name, said)]];
  });
  return (
    <>
      <Facts
        rows={[
          ...(brief
            ? ([
                ['Référence', lead.reference],
                ['Statut', labelOf(leadStatuses, lead.status)],
              ] as const)
            : []),
          [
            'Email',
            lead.email ? (
              <a key="mail" href={mailAddress(lead.email)}>
                <Address text={lead.email} />
              </a>
            ) : (
              'inconnue'
            ),
          ],
          ['Entreprise', orDash(lead.company)],
          ['Service', orDash(serviceAsked(lead))],
          ['Reçu le', formatMoment(lead.created_at)],
          ...(phone === null
            ? []
            : ([['Téléphone', <PhoneLink key="phone" text={phone || 'Non précisé'} />]] as const)),
          ...short,
        ]}
      />
      <Said>
        <h3>{short.length > 0 ? 'Description' : 'Message'}</h3>
        <p>{orDash(description)}</p>
      </Said>
    </>
  );
}
