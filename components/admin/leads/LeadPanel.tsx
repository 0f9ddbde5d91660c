import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { LeadFile } from '../../../data/api/answers.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { color, media, type } from '../../theme.ts';
import { AnswerButton } from '../lead/AnswerButton.tsx';
import { FollowUp } from '../lead/FollowUp.tsx';
import { leadKey } from '../lead/leadQuery.ts';
import { NoteForm } from '../lead/NoteForm.tsx';
import { ReplyBox } from '../lead/ReplyBox.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { LeadDetail } from './LeadDetail.tsx';
import { OpenFile } from './OpenFile.tsx';

const Part = styled.section`
  margin-top: 16px;
  padding-top: 14px;
  border-top: 1px solid ${color.line};
  & > h3 { ${type.h4} margin-bottom: 14px; }
  & textarea[name='reply'] { min-height: 112px; }
`;
/** What was said, close together: the answer stands below it without scrolling. */
const Brief = styled.div`
  & > dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr)); gap: 0 24px; padding-top: 6px; font-size: 15px; }
  & > dl > div { grid-template-columns: 5.25rem minmax(0, 1fr); padding: 2px 0; border-bottom: 0; }
  & > dl + div { margin-top: 10px; }
`;
const Narrow = styled.div`
  display: none;
  margin-bottom: 8px;
  ${media.oneColumn} { display: block; }
`;

/** A lead beside the list: what it said, the answer to it, and what the owner may write without opening its file. */
export function LeadPanel({ lead }: { lead: Lead }) {
  const { data: file, error, refetch } = useQuery<LeadFile>({ queryKey: leadKey(lead.id) });
  return (
    <>
      {lead.email && (
        <Narrow>
          <AnswerButton />
        </Narrow>
      )}
      <Brief>
        <LeadDetail lead={lead} brief />
      </Brief>
      {lead.email && (
        <Part aria-label="Répondre">
          {file ? (
            <ReplyBox key={lead.id} file={file} />
          ) : error ? (
            <Failed error={error} onRetry={refetch} />
          ) : (
            <Loading>Chargement de la fiche...</Loading>
          )}
        </Part>
      )}
      <OpenFile lead={lead} />
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
