import styled from '@emotion/styled';
import type { Lead } from '../../../data/api/rows.ts';
import { color, type } from '../../theme.ts';
import { FollowUp } from '../lead/FollowUp.tsx';
import { NoteForm } from '../lead/NoteForm.tsx';
import { LeadDetail } from './LeadDetail.tsx';
import { OpenFile } from './OpenFile.tsx';

const Part = styled.section`
  margin-top: 24px;
  padding-top: 20px;
  border-top: 1px solid ${color.line};
  & > h3 { ${type.h4} margin-bottom: 14px; }
`;

/** A lead beside the list: what it said, and what the owner may write without opening its file. */
export function LeadPanel({ lead }: { lead: Lead }) {
  return (
    <>
      <LeadDetail lead={lead} brief />
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
