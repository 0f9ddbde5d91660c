import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import type { LeadFile } from '../../../data/api/answers.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { leadStatuses } from '../../../data/leads/leadWords.ts';
import { ApiError } from '../../api.ts';
import { color } from '../../theme.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useContent } from '../../useContent.tsx';
import { downloadConfirmed } from '../confirm/downloadConfirmed.ts';
import { formatMoment } from '../formatDay.ts';
import { LeadDetail } from '../leads/LeadDetail.tsx';
import { backToList, noteOpened } from '../leads/lastLead.ts';
import { promiseOf } from '../leads/promise.ts';
import { Facts } from '../list/Facts.tsx';
import { BackTo, FileColumns, FileHead, FileLine, FilePanel, FilePart } from '../list/filePage.tsx';
import { Failed, Loading, whatToDo } from '../list/ListState.tsx';
import { wayLook } from '../list/WayLink.tsx';
import { useMedia } from '../useMedia.ts';
import { useNow } from '../useNow.ts';
import { AnswerButton } from './AnswerButton.tsx';
import { EraseLead } from './EraseLead.tsx';
import { FollowUp } from './FollowUp.tsx';
import { leadKey, useLeadChange } from './leadQuery.ts';
import { NoteForm } from './NoteForm.tsx';
import { provenance } from './provenance.ts';
import { ReplyBox } from './ReplyBox.tsx';
import { Timeline } from './Timeline.tsx';

const Standing = styled.span`
  &[data-tone='late'] { font-weight: 600; color: ${color.danger}; }
`;
const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 20px;
  margin-top: 32px;
`;
const ContactCard = styled.a`${wayLook}`;
const Person = styled(Link)`${wayLook}`;

/** A lead's own page: everything said, where it came from, what was done and what is next. */
export function LeadPage() {
  const { id = '' } = useParams();
  const query = useQuery<LeadFile>({ queryKey: leadKey(id) });
  // A notification mail names the reference.
  if (query.data && String(query.data.lead.id) !== id) return <Navigate to={`/leads/${query.data.lead.id}`} replace />;
  if (query.data) return <LeadView key={id} file={query.data} />;
  if (query.isPending) return <Loading>Chargement de la fiche...</Loading>;
  const gone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      <FileHead>
        <BackToList />
        <h1>{gone ? 'Lead introuvable' : 'Fiche du lead'}</h1>
      </FileHead>
      {gone ? <p>{whatToDo(query.error)}</p> : <Failed error={query.error} onRetry={query.refetch} />}
    </>
  );
}

const BackToList = () => <BackTo to={backToList()}>Tous les leads</BackTo>;

function Promise24({ lead }: { lead: Lead }) {
  const content = useContent();
  const promise = promiseOf(content, lead, useNow());
  return promise ? (
    <Standing data-tone={promise.tone}>{`${promise.text} sur les ${content.terms.replyHours} h promises`}</Standing>
  ) : null;
}

function LeadView({ file }: { file: LeadFile }) {
  const { lead, events } = file;
  const narrow = useMedia('belowDesktop');
  const opened = useLeadChange<undefined>(lead.id, 'POST', '/opened');
  const told = useRef(events.some(({ kind }) => kind === 'ouvert'));
  useEffect(() => noteOpened(lead.id), [lead.id]);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    opened.mutate(undefined);
  }, [opened]);
  return (
    <>
      <FileHead>
        <BackToList />
        <h1>{lead.name}</h1>
        <FileLine>
          <Badge>{labelOf(leadStatuses, lead.status)}</Badge>
          <span>{lead.reference}</span>
          <span>{`Reçu le ${formatMoment(lead.created_at)}`}</span>
          <Person to={`/personnes/${lead.person_id}`}>Tout de cette personne</Person>
          <Promise24 lead={lead} />
        </FileLine>
        {narrow && lead.email && <AnswerButton />}
      </FileHead>
      <FileColumns>
        <div>
          <FilePart>
            <h2>La demande</h2>
            <LeadDetail lead={lead} />
          </FilePart>
          <FilePart>
            <h2>D'où elle vient</h2>
            <Facts rows={provenance(lead)} />
          </FilePart>
        </div>
        <FilePanel>
          <FilePart>
            <h2>Répondre</h2>
            {lead.email ? <ReplyBox file={file} /> : <p>Aucune adresse n'est connue : rappelez cette personne.</p>}
          </FilePart>
          <FilePart>
            <h2>Suivi</h2>
            <FollowUp lead={lead} />
          </FilePart>
          <End>
            <ContactCard href={`/api/admin/leads/${lead.id}/vcard`} download>
              Fiche contact (vCard)
            </ContactCard>
            <ContactCard href={`/api/admin/leads/${lead.id}/export`} download onClick={downloadConfirmed}>
              Tout exporter (JSON)
            </ContactCard>
            <EraseLead lead={lead} />
          </End>
        </FilePanel>
        <FilePart>
          <h2>Historique</h2>
          <NoteForm id={lead.id} />
          <Timeline file={file} />
        </FilePart>
      </FileColumns>
    </>
  );
}
