import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import type { LeadFile } from '../../../data/api/answers.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { leadStatuses } from '../../../data/leads/leadWords.ts';
import { terms } from '../../../data/offer/services.ts';
import { ApiError } from '../../api.ts';
import { color, focusRing, font, media, radius, tabular, type } from '../../theme.ts';
import { Badge } from '../../ui/Badge.tsx';
import { formatMoment } from '../formatDay.ts';
import { LeadDetail } from '../leads/LeadDetail.tsx';
import { backToList, noteOpened } from '../leads/lastLead.ts';
import { promiseOf } from '../leads/promise.ts';
import { Facts } from '../list/Facts.tsx';
import { Failed, Loading, whatToDo } from '../list/ListState.tsx';
import { useNow } from '../useNow.ts';
import { EraseLead } from './EraseLead.tsx';
import { FollowUp } from './FollowUp.tsx';
import { leadKey, useLeadChange } from './leadQuery.ts';
import { NoteForm } from './NoteForm.tsx';
import { provenance } from './provenance.ts';
import { ReplyBox } from './ReplyBox.tsx';
import { Timeline } from './Timeline.tsx';

const Head = styled.header`
  margin-bottom: 32px;
  & h1 { font: 390 40px/1.15 ${font.serif}; letter-spacing: -.022em; overflow-wrap: anywhere; }
  ${media.phone} { & h1 { font-size: 34px; } }
`;
const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  font-size: 15px;
  color: ${color['ink-2']};
  border-radius: 2px;
  ${focusRing(color.link)}
  &:hover { color: ${color.ink}; }
`;
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-top: 12px;
  font-size: 15px;
  color: ${color['ink-2']};
  ${tabular}
`;
const Standing = styled.span`
  &[data-tone='late'] { font-weight: 600; color: ${color.danger}; }
`;
const Columns = styled.div`
  display: grid;
  gap: 40px;
  ${media.desktop} { grid-template-columns: minmax(0, 1fr) 420px; grid-template-rows: auto 1fr; align-items: start; & > aside { grid-area: 1 / 2 / span 2; } }
`;
const Part = styled.section`
  & + & { margin-top: 40px; }
  & > h2 { ${type.h4} margin-bottom: 14px; }
`;
const Panel = styled.aside`
  padding: 28px 32px 32px;
  border: 1px solid ${color.line};
  border-radius: ${radius.panel};
  background: ${color.sheet};
  ${media.phone} { margin: 0 -20px; padding: 24px 20px; border-left: 0; border-right: 0; border-radius: 0; }
`;
const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 20px;
  margin-top: 32px;
`;
const ContactCard = styled.a`
  font-size: 15px;
  font-weight: 600;
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 4px;
  border-radius: 2px;
  ${focusRing(color.link)}
`;

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
      <Head>
        <BackToList />
        <h1>{gone ? 'Lead introuvable' : 'Fiche du lead'}</h1>
      </Head>
      {gone ? <p>{whatToDo(query.error)}</p> : <Failed error={query.error} onRetry={query.refetch} />}
    </>
  );
}

const BackToList = () => (
  <Back to={backToList()}>
    <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
    Tous les leads
  </Back>
);

function Promise24({ lead }: { lead: Lead }) {
  const promise = promiseOf(lead, useNow());
  return promise ? (
    <Standing data-tone={promise.tone}>{`${promise.text} sur les ${terms.replyHours} h promises`}</Standing>
  ) : null;
}

function LeadView({ file }: { file: LeadFile }) {
  const { lead, events } = file;
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
      <Head>
        <BackToList />
        <h1>{lead.name}</h1>
        <Line>
          <Badge>{labelOf(leadStatuses, lead.status)}</Badge>
          <span>{lead.reference}</span>
          <span>{`Reçu le ${formatMoment(lead.created_at)}`}</span>
          <Promise24 lead={lead} />
        </Line>
      </Head>
      <Columns>
        <div>
          <Part>
            <h2>La demande</h2>
            <LeadDetail lead={lead} />
          </Part>
          <Part>
            <h2>D'où elle vient</h2>
            <Facts rows={provenance(lead)} />
          </Part>
        </div>
        <Panel>
          <Part>
            <h2>Suivi</h2>
            <FollowUp lead={lead} />
          </Part>
          <Part>
            <h2>Répondre</h2>
            <ReplyBox file={file} />
          </Part>
          <End>
            <ContactCard href={`/api/admin/leads/${lead.id}/vcard`} download>
              Fiche contact (vCard)
            </ContactCard>
            <ContactCard href={`/api/admin/leads/${lead.id}/export`} download>
              Tout exporter (JSON)
            </ContactCard>
            <EraseLead lead={lead} />
          </End>
        </Panel>
        <Part>
          <h2>Historique</h2>
          <NoteForm id={lead.id} />
          <Timeline file={file} />
        </Part>
      </Columns>
    </>
  );
}
