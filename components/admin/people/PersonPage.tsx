import styled from '@emotion/styled';
import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import type { PersonRecord } from '../../../data/api/people.ts';
import type { Subscriber } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { stopReasons } from '../../../data/desk/bounceWords.ts';
import { subscriberStates } from '../../../data/people/personWords.ts';
import { inCents, moneyText, quoteStatuses } from '../../../data/quotes/quoteWords.ts';
import { color, media } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { TextButton } from '../../ui/TextLink.tsx';
import { Address, PhoneLink } from '../Address.tsx';
import { PEOPLE, usePerson } from '../deskQueries.ts';
import { formatMoment } from '../formats.ts';
import { TO_QUOTE } from '../lead/fragments.ts';
import { mailAddress } from '../lead/replyMail.ts';
import { History, underEntry } from '../lead/Timeline.tsx';
import { Act, WayLink } from '../list/Act.tsx';
import { ExportMenu } from '../list/Menu.tsx';
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
import { Addresses, CorrectPerson } from './CorrectPerson.tsx';
import { ErasePerson } from './ErasePerson.tsx';
import { MergePerson } from './MergePerson.tsx';
import { EntryList, type PersonEntry, PersonRequests, personHistory } from './PersonHistory.tsx';

const About = styled(Link)`
  ${underEntry}
  &:hover { color: ${color.link}; }
`;
/** Panel of the person and the actions; on a phone it comes before the person's requests. */
const Panel = styled(RecordPanel)`
  ${media.belowDesktop} { order: -1; }
`;

const nameOf = ({ person, addresses }: PersonRecord): string => person.name ?? addresses[0]?.address ?? 'Sans nom';

/** Page of a person: everything the site stores about them, with actions. */
export function PersonPage() {
  const { id = '' } = useParams();
  const query = usePerson(id);
  // The address named a person who has been merged into another: redirects to that person's page.
  if (query.data && String(query.data.person.id) !== id)
    return <Navigate to={`/personnes/${query.data.person.id}`} replace />;
  if (query.data) return <PersonView key={id} record={query.data} />;
  return <NoRecord query={query} back={<BackToAll />} gone="Personne introuvable" title="Fiche d’une personne" />;
}

const BackToAll = () => <BackTo to="/personnes">Toutes les personnes</BackTo>;

function PersonView({ record }: { record: PersonRecord }) {
  const { person, addresses, requests, total, subscriptions, notices, quotes, binned } = record;
  const email = addresses[0]?.address;
  const history = personHistory(record);
  return (
    <>
      <RecordHead>
        <BackToAll />
        <h1>
          <Address text={nameOf(record)} />
        </h1>
        <RecordLine>
          <span>{total === 0 ? 'Aucune demande' : `${formatNumber(total)} ${total > 1 ? 'demandes' : 'demande'}`}</span>
          {binned.length > 0 && (
            <Link to="/?liste=corbeille">{`${formatNumber(binned.length)} dans la corbeille`}</Link>
          )}
        </RecordLine>
      </RecordHead>
      <RecordColumns>
        <div>
          <RecordPart>
            <h2>Demandes</h2>
            <PersonRequests requests={requests} total={total} />
          </RecordPart>
          {subscriptions.length > 0 && (
            <RecordPart>
              <h2>Newsletter : preuve du consentement</h2>
              {subscriptions.map((subscription) => (
                <Consent key={subscription.id} subscription={subscription} />
              ))}
            </RecordPart>
          )}
          {quotes.length > 0 && (
            <RecordPart>
              <h2>Devis</h2>
              <EntryList>
                {quotes.map(({ id, number, lead_id, status, total, sent_at }) => (
                  <li key={id}>
                    <div>
                      {requests.some(({ lead }) => lead.id === lead_id) ? (
                        <Link to={`/leads/${lead_id}${TO_QUOTE}`}>{number ?? 'Brouillon'}</Link>
                      ) : (
                        <a href={`/admin/devis/${id}`} target="_blank" rel="noopener">
                          {number ?? 'Brouillon'}
                        </a>
                      )}
                      <p>{`${labelOf(quoteStatuses, status)}, ${moneyText(inCents(total))}${sent_at ? `, envoyé le ${formatMoment(sent_at)}` : ''}`}</p>
                    </div>
                  </li>
                ))}
              </EntryList>
            </RecordPart>
          )}
          {notices.length > 0 && (
            <RecordPart>
              <h2>Contrats</h2>
              <EntryList>
                {notices.map(({ id, reference, contract, created_at, email: given }) => (
                  <li key={id}>
                    <div>
                      <Link
                        to={`/?${new URLSearchParams({ liste: 'contrats', q: reference })}`}
                      >{`${reference} : ${contract}`}</Link>
                      <p>{`Reçue le ${formatMoment(created_at)}, de ${given}`}</p>
                    </div>
                  </li>
                ))}
              </EntryList>
            </RecordPart>
          )}
        </div>
        <Panel>
          <RecordPart>
            <h2>Coordonnées</h2>
            <Facts
              rows={[
                ['Nom', person.name ?? '—'],
                [
                  'Adresse',
                  email ? (
                    <a key="mail" href={mailAddress(email)}>
                      <Address text={email} />
                    </a>
                  ) : (
                    'inconnue'
                  ),
                ],
                ['Téléphone', person.phone ? <PhoneLink key="phone" text={person.phone} /> : '—'],
              ]}
            />
            <Addresses record={record} />
          </RecordPart>
          <PersonActions record={record} name={nameOf(record)} />
        </Panel>
        <RecordPart>
          <h2>Historique</h2>
          {history.length === 0 ? (
            <p>Rien encore.</p>
          ) : (
            <History
              entries={history}
              under={({ lead }: PersonEntry) => lead && <About to={`/leads/${lead.id}`}>{lead.reference}</About>}
            />
          )}
        </RecordPart>
      </RecordColumns>
    </>
  );
}

const when = (at: string | null, otherwise: string) => (at ? formatMoment(at) : otherwise);

/** Proof of consent to the newsletter: its date, the text agreed to, the page, and the confirmation mail. */
const Consent = ({ subscription: row }: { subscription: Subscriber }) => (
  <Facts
    rows={[
      ['Adresse', <Address key="address" text={row.email} />],
      ['État', labelOf(subscriberStates, row.status)],
      ['Accepté le', when(row.consent_at, 'inconnu')],
      ['Texte', row.consent_text_version ?? 'inconnu'],
      [row.imported_at ? 'Source' : 'Page', row.consent_source ?? 'inconnue'],
      ['Courriel de confirmation', when(row.confirmation_sent_at, 'pas encore parti')],
      ['Son identifiant', row.confirmation_mail_id ?? '—'],
      ['Confirmé le', when(row.confirmed_at, 'pas encore')],
      ...(row.imported_at
        ? ([['Importé le', `${formatMoment(row.imported_at)} par ${row.imported_by ?? '—'}`]] as const)
        : []),
      ...(row.stopped_at && row.stop_reason
        ? ([['Arrêté le', `${formatMoment(row.stopped_at)}, ${labelOf(stopReasons, row.stop_reason)}`]] as const)
        : []),
      ...(row.left_at ? ([['Désinscrit le', formatMoment(row.left_at)]] as const) : []),
    ]}
  />
);

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 20px;
  & + & { margin-top: 12px; padding-top: 20px; border-top: 1px solid ${color.line}; align-items: center; justify-content: space-between; gap: 12px 20px; }
`;

type Asking = 'nothing' | 'correct' | 'merge' | 'erase';

/** Actions on a person's whole record. */
function PersonActions({ record, name }: { record: PersonRecord; name: string }) {
  const [asking, ask] = useState<Asking>('nothing');
  const { id } = record.person;
  const close = () => ask('nothing');
  return (
    <>
      <Actions>
        {record.total > 0 && <Act onClick={() => ask('correct')}>Rectifier</Act>}
        <Act onClick={() => ask('merge')}>Réunir avec une autre fiche</Act>
        <WayLink to={`/leads/saisie?personne=${id}`}>Saisir une demande</WayLink>
      </Actions>
      <Actions>
        <ExportMenu path={`${PEOPLE}/${id}/export.csv`} query="" json={`${PEOPLE}/${id}/export.json`} drop="up" />
        <TextButton type="button" onClick={() => ask('erase')}>
          Tout effacer
        </TextButton>
      </Actions>
      {asking === 'correct' && <CorrectPerson record={record} onClose={close} />}
      {asking === 'merge' && <MergePerson record={record} name={name} onClose={close} />}
      {asking === 'erase' && <ErasePerson record={record} name={name} onClose={close} />}
    </>
  );
}
