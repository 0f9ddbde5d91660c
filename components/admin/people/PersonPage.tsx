import styled from '@emotion/styled';
import { Link, Navigate, useParams } from 'react-router';
import type { PersonFile } from '../../../data/api/personAnswers.ts';
import { ApiError } from '../../api.ts';
import { color, focusRing, media } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { Address } from '../Address.tsx';
import { formatMoment } from '../formatDay.ts';
import { mailAddress } from '../lead/replyMail.ts';
import { History } from '../lead/Timeline.tsx';
import { PhoneLink } from '../leads/PhoneLink.tsx';
import { Facts } from '../list/Facts.tsx';
import { BackTo, FileColumns, FileHead, FileLine, FilePanel, FilePart } from '../list/filePage.tsx';
import { Failed, Loading, whatToDo } from '../list/ListState.tsx';
import { Addresses } from './Addresses.tsx';
import { Consent } from './Consent.tsx';
import { PersonActions } from './PersonActions.tsx';
import { PersonRequests } from './PersonRequests.tsx';
import { type PersonEntry, personHistory } from './personHistory.ts';
import { usePerson } from './personQuery.ts';

const About = styled(Link)`
  grid-column: 1 / -1;
  justify-self: start;
  min-height: 24px;
  font-size: 15px;
  color: ${color['ink-3']};
  text-decoration: underline;
  text-underline-offset: 3px;
  border-radius: 2px;
  ${focusRing(color.link)}
  &:hover { color: ${color.link}; }
`;
const Notices = styled.ul`
  border-top: 1px solid ${color.ink};
  & a { font-weight: 600; border-radius: 2px; ${focusRing(color.link)} }
  & a:hover { color: ${color.link}; }
`;
const Notice = styled.li`
  padding: 12px 0;
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
  & span { display: block; font-size: 15px; color: ${color['ink-3']}; }
`;

/** On a phone who they are, and what can be done, come before what they wrote. */
const Panel = styled(FilePanel)`
  ${media.belowDesktop} { order: -1; }
`;

const nameOf = ({ person, addresses }: PersonFile): string => person.name ?? addresses[0]?.address ?? 'Sans nom';

/** Everything the site holds of a person, and what can be done with it. */
export function PersonPage() {
  const { id = '' } = useParams();
  const query = usePerson(id);
  // An address that was joined leads to whom it was joined.
  if (query.data && String(query.data.person.id) !== id)
    return <Navigate to={`/personnes/${query.data.person.id}`} replace />;
  if (query.data) return <PersonView key={id} file={query.data} />;
  if (query.isPending) return <Loading>Chargement de la fiche...</Loading>;
  const gone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      <FileHead>
        <BackTo to="/personnes">Toutes les personnes</BackTo>
        <h1>{gone ? 'Personne introuvable' : 'Fiche d’une personne'}</h1>
      </FileHead>
      {gone ? <p>{whatToDo(query.error)}</p> : <Failed error={query.error} onRetry={query.refetch} />}
    </>
  );
}

function PersonView({ file }: { file: PersonFile }) {
  const { person, addresses, requests, total, subscriptions, notices, binned } = file;
  const email = addresses[0]?.address;
  const history = personHistory(file);
  return (
    <>
      <FileHead>
        <BackTo to="/personnes">Toutes les personnes</BackTo>
        <h1>{nameOf(file)}</h1>
        <FileLine>
          <span>{total === 0 ? 'Aucune demande' : `${formatNumber(total)} ${total > 1 ? 'demandes' : 'demande'}`}</span>
          {binned.length > 0 && <Link to="/corbeille">{`${formatNumber(binned.length)} dans la corbeille`}</Link>}
        </FileLine>
      </FileHead>
      <FileColumns>
        <div>
          <FilePart>
            <h2>Demandes</h2>
            <PersonRequests requests={requests} total={total} />
          </FilePart>
          {subscriptions.length > 0 && (
            <FilePart>
              <h2>Newsletter : preuve du consentement</h2>
              {subscriptions.map((subscription) => (
                <Consent key={subscription.id} subscription={subscription} />
              ))}
            </FilePart>
          )}
          {notices.length > 0 && (
            <FilePart>
              <h2>Contrats</h2>
              <Notices>
                {notices.map(({ id, reference, contract, created_at, email: given }) => (
                  <Notice key={id}>
                    <Link
                      to={`/contrats?${new URLSearchParams({ q: reference })}`}
                    >{`${reference} : ${contract}`}</Link>
                    <span>{`Reçue le ${formatMoment(created_at)}, de ${given}`}</span>
                  </Notice>
                ))}
              </Notices>
            </FilePart>
          )}
        </div>
        <Panel>
          <FilePart>
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
            <Addresses file={file} />
          </FilePart>
          <PersonActions file={file} name={nameOf(file)} />
        </Panel>
        <FilePart>
          <h2>Historique</h2>
          {history.length === 0 ? (
            <p>Rien encore.</p>
          ) : (
            <History
              entries={history}
              under={({ lead }: PersonEntry) => lead && <About to={`/leads/${lead.id}`}>{lead.reference}</About>}
            />
          )}
        </FilePart>
      </FileColumns>
    </>
  );
}
