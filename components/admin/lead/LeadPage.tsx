import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import type { LeadRecord } from '../../../data/api/responses.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { statusOf } from '../../../data/leads/firstReply.ts';
import { utmParameters } from '../../../data/leads/limits.ts';
import { leadOrigins } from '../../../data/people/personWords.ts';
import { color } from '../../theme.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useContent } from '../../useContent.tsx';
import { ConfirmedDownload } from '../confirm/ConfirmPassword.tsx';
import { leadKey, useLeadChange } from '../deskQueries.ts';
import { formatMoment } from '../formats.ts';
import { useRequestKeys, useShortcuts } from '../keyboard.ts';
import { promiseOf } from '../leads/deadlines.ts';
import { LeadDetail, ReplyButton } from '../leads/LeadDetail.tsx';
import { backToList, neighbourOf, noteOpened } from '../leads/lastLead.ts';
import { wayLook } from '../list/Act.tsx';
import { Facts } from '../list/RowList.tsx';
import {
  BackTo,
  NoRecord,
  RecordColumns,
  RecordHead,
  RecordLine,
  RecordPanel,
  RecordPart,
} from '../list/recordPage.tsx';
import { QuoteButton, ReplyTabs } from '../quote/ReplyTabs.tsx';
import { useMedia, useNow } from '../useBrowser.ts';
import { EraseLead } from './EraseLead.tsx';
import { FollowUp } from './FollowUp.tsx';
import { NoteForm, Timeline } from './Timeline.tsx';

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
const Everything = styled(ConfirmedDownload)`${wayLook}`;
const Person = styled(Link)`${wayLook}`;

/** Page of a lead: its words, source, history and next step. */
export function LeadPage() {
  const { lead: id = '' } = useParams();
  const query = useQuery<LeadRecord>({ queryKey: leadKey(id) });
  // Redirects an address with a reference, as in notification mails, to the lead's number.
  if (query.data && String(query.data.lead.id) !== id) return <Navigate to={`/leads/${query.data.lead.id}`} replace />;
  if (query.data) return <LeadView key={id} record={query.data} />;
  return <NoRecord query={query} back={<BackToList />} gone="Lead introuvable" title="Fiche du lead" />;
}

const BackToList = () => <BackTo to={backToList()}>Tous les leads</BackTo>;

function Promise24({ lead }: { lead: Lead }) {
  const content = useContent();
  const promise = promiseOf(content, lead, useNow());
  return promise ? (
    <Standing data-tone={promise.tone}>{`${promise.text} sur les ${content.terms.replyHours} h promises`}</Standing>
  ) : null;
}

function LeadView({ record }: { record: LeadRecord }) {
  const { lead, events } = record;
  const narrow = useMedia('belowDesktop');
  const opened = useLeadChange<undefined>(lead.id, 'POST', '/opened');
  const navigate = useNavigate();
  const step = (by: 1 | -1) => () => {
    const next = neighbourOf(lead.id, by);
    if (next) navigate(`/leads/${next}`);
  };
  useRequestKeys();
  useShortcuts({ j: step(1), k: step(-1) });
  const isOpened = useRef(events.some(({ kind }) => kind === 'opened'));
  useEffect(() => noteOpened(lead.id), [lead.id]);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    opened.mutate(undefined);
  }, [opened]);
  return (
    <>
      <RecordHead>
        <BackToList />
        <h1>{lead.name}</h1>
        <RecordLine>
          <Badge>{statusOf(lead)}</Badge>
          <span>{lead.reference}</span>
          <span>{`Reçu le ${formatMoment(lead.created_at)}`}</span>
          <Person to={`/personnes/${lead.person_id}`}>Tout de cette personne</Person>
          <Promise24 lead={lead} />
        </RecordLine>
        {narrow && (
          <RecordLine as="div">
            {lead.email && <ReplyButton />}
            <QuoteButton />
          </RecordLine>
        )}
      </RecordHead>
      <RecordColumns>
        <div>
          <RecordPart>
            <h2>La demande</h2>
            <LeadDetail lead={lead} />
          </RecordPart>
          <RecordPart>
            <h2>D'où elle vient</h2>
            <Facts rows={provenance(lead)} />
          </RecordPart>
        </div>
        <RecordPanel>
          <RecordPart>
            <ReplyTabs record={record} />
          </RecordPart>
          <RecordPart>
            <h2>Suivi</h2>
            <FollowUp lead={lead} />
          </RecordPart>
          <End>
            <ContactCard href={`/api/admin/leads/${lead.id}/vcard`} download>
              Fiche contact (vCard)
            </ContactCard>
            <Everything href={`/api/admin/leads/${lead.id}/export`}>Tout exporter (JSON)</Everything>
            <EraseLead lead={lead} />
          </End>
        </RecordPanel>
        <RecordPart>
          <h2>Historique</h2>
          <NoteForm id={lead.id} />
          <Timeline record={record} />
        </RecordPart>
      </RecordColumns>
    </>
  );
}

function utmText(utm: string | null): string {
  if (!utm) return '';
  try {
    const values = JSON.parse(utm) as Record<string, unknown>;
    return utmParameters
      .flatMap(({ code, label }) => (typeof values[code] === 'string' ? [`${label} ${values[code]}`] : []))
      .join(', ');
  } catch {
    return '';
  }
}

/** Origin of a lead as labelled lines; « inconnu » where the post did not contain it. */
const provenance = (lead: Lead): [string, string][] =>
  lead.origin ? [['Saisie à la main', labelOf(leadOrigins, lead.origin)]] : fromSite(lead);

const fromSite = (lead: Lead): [string, string][] => [
  ['Première page', lead.first_page || 'inconnue'],
  [
    'Formulaire',
    [lead.form_page, lead.opener && `bouton «\u00a0${lead.opener}\u00a0»`].filter(Boolean).join(', ') || 'inconnu',
  ],
  ['Venu de', lead.referrer_host || 'accès direct ou inconnu'],
  ['Campagne', utmText(lead.utm) || 'aucune'],
];
