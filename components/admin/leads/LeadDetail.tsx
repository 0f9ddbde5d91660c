import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { LeadRecord } from '../../../data/api/responses.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { typo } from '../../../data/french/typo.ts';
import { statusOf } from '../../../data/leads/firstReply.ts';
import { type AnswerName, answerNames, answerOf } from '../../../data/leads/leadAnswers.ts';
import { serviceAsSent } from '../../../data/leads/leadService.ts';
import type { Content } from '../../../data/settings/content.ts';
import { color, media, type } from '../../theme.ts';
import { useContent } from '../../useContent.tsx';
import { Address, PhoneLink } from '../Address.tsx';
import { leadKey } from '../deskQueries.ts';
import { formatMoment } from '../formats.ts';
import { useRequestKeys } from '../keyboard.ts';
import { EraseLead } from '../lead/EraseLead.tsx';
import { FollowUp } from '../lead/FollowUp.tsx';
import { goToReply } from '../lead/fragments.ts';
import { ReplyBox } from '../lead/ReplyBox.tsx';
import { mailAddress } from '../lead/replyMail.ts';
import { NoteForm } from '../lead/Timeline.tsx';
import { Act, WayLink } from '../list/Act.tsx';
import { Facts } from '../list/RowList.tsx';
import { QueryView } from '../list/View.tsx';

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
const Answers = styled.div`
  margin-top: 24px;
  font-size: 16px;
  line-height: 1.5;
  & h3 { margin-bottom: 6px; font: inherit; font-weight: 600; }
  & p { max-width: 66ch; white-space: pre-line; overflow-wrap: anywhere; color: ${color['ink-2']}; }
`;

const orDash = (text: string | null | undefined) => text || '—';

/** Returns the label of an answer's code, or the answer as received when it is no code. */
function answerText(content: Content, name: AnswerName, value: string): string {
  if (value === '') return 'Non précisé';
  const label = labelOf(answerOf(name).choices?.(content) ?? [], value.trim());
  return label === value.trim() ? value : typo(label);
}

interface Props {
  lead: Lead;
  /** Whether the details are beside the list and must show reference and status, which are in the head of the lead's own page. */
  brief?: boolean;
}

/** All the fields of a lead, line by line. */
export function LeadDetail({ lead, brief = false }: Props) {
  const content = useContent();
  const { phone, description } = lead;
  const short = answerNames.flatMap((name): [string, string][] => {
    const value = name === 'phone' || name === 'description' ? null : lead[name];
    return value === null ? [] : [[answerOf(name).label, answerText(content, name, value)]];
  });
  return (
    <>
      <Facts
        rows={[
          ...(brief
            ? ([
                ['Référence', lead.reference],
                ['Statut', statusOf(lead)],
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
          ['Service', orDash(serviceAsSent(lead))],
          ['Reçu le', formatMoment(lead.created_at)],
          ...(phone === null
            ? []
            : ([['Téléphone', <PhoneLink key="phone" text={phone || 'Non précisé'} />]] as const)),
          ...short,
        ]}
      />
      <Answers>
        <h3>{short.length > 0 ? 'Description' : 'Message'}</h3>
        <p>{orDash(description)}</p>
      </Answers>
    </>
  );
}

/** Button that moves the focus to the reply, which is far below. */
export const ReplyButton = () => (
  <Act level="primary" onClick={({ currentTarget }) => goToReply(currentTarget.closest('dialog, main'))}>
    Répondre
  </Act>
);

const Part = styled.section`
  margin-top: 16px;
  padding-top: 14px;
  border-top: 1px solid ${color.line};
  & > h3 { ${type.h4} margin-bottom: 14px; }
  & textarea[name='reply'] { min-height: 112px; }
`;
/** Request in a compact form, so that the reply below is visible without scrolling. */
const Brief = styled.div`
  & > dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr)); gap: 0 24px; padding-top: 6px; font-size: 15px; }
  & > dl > div { grid-template-columns: 5.25rem minmax(0, 1fr); padding: 2px 0; border-bottom: 0; }
  & > dl + div { margin-top: 10px; }
`;
const Narrow = styled.div`
  display: none;
  margin-bottom: 14px;
  ${media.oneColumn} { display: block; }
`;

/** Panel of a lead beside the list: its words, its reply, and the fields to edit. */
export function LeadPanel({ lead }: { lead: Lead }) {
  useRequestKeys();
  const query = useQuery<LeadRecord>({ queryKey: leadKey(lead.id) });
  return (
    <>
      {lead.email && (
        <Narrow>
          <ReplyButton />
        </Narrow>
      )}
      <Brief>
        <LeadDetail lead={lead} brief />
      </Brief>
      {lead.email && (
        <Part aria-label="Répondre">
          <QueryView query={query} of="de la fiche">
            {(record) => <ReplyBox key={lead.id} record={record} />}
          </QueryView>
        </Part>
      )}
      <OpenRecord lead={lead} />
      <Part>
        <h3>Suivi</h3>
        <FollowUp key={lead.id} lead={lead} />
      </Part>
      <Part>
        <NoteForm key={lead.id} id={lead.id} />
      </Part>
    </>
  );
}

const FileLinks = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 24px;
  margin-top: 12px;
`;

/** Links to the lead's own page and to the page of its person. */
const OpenRecord = ({ lead }: { lead: Lead }) => (
  <FileLinks>
    <WayLink to={`/leads/${lead.id}`}>Ouvrir la fiche : réponse, historique</WayLink>
    <WayLink to={`/personnes/${lead.person_id}`}>Tout de cette personne</WayLink>
    <EraseLead key={lead.id} lead={lead} />
  </FileLinks>
);
