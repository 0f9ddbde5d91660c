import styled from '@emotion/styled';
import { useSearchParams } from 'react-router';
import type { JournalPage } from '../../../data/api/journal.ts';
import { journalAuthor, journalKinds, journalSentence } from '../../../data/desk/journalActions.ts';
import { JOURNAL_MONTHS } from '../../../data/desk/retention.ts';
import { media, tabular } from '../../theme.ts';
import { SelectField } from '../../ui/Field.tsx';
import { Said } from '../account/Said.ts';
import { DeskTitle } from '../desk/DeskTitle.tsx';
import { formatMoment } from '../formatDay.ts';
import { EmptyState } from '../list/EmptyState.tsx';
import { ExportMenu } from '../list/ExportMenu.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { Second, Table } from '../list/listStyles.tsx';
import { MoreRows } from '../list/MoreRows.tsx';
import { usePages } from '../usePages.ts';

const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 300px) auto;
  justify-content: start;
  align-items: end;
  gap: 12px;
  margin-bottom: 24px;
  && select { min-height: 44px; padding-top: 9px; padding-bottom: 9px; font-size: 15px; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr) auto; }
`;
const Lines = styled(Table)`
  width: 100%;
  & th:first-of-type, & td:first-of-type { padding-left: 0; }
  & td.when { width: 1%; white-space: nowrap; ${tabular} }
  & .phone { display: none; }
  ${media.phone} { & .phone { display: block; } }
`;

/** « Journal »: who signed in, and what was changed, exported or erased. */
export function JournalView() {
  const [address, setAddress] = useSearchParams();
  const kind = journalKinds.find(({ code }) => code === address.get('genre'))?.code;
  const search = new URLSearchParams(kind && { kind }).toString();
  const query = usePages<JournalPage>('/api/admin/journal', search);
  const lines = query.data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <>
      <DeskTitle>Journal</DeskTitle>
      <Said>
        {`Qui est entré, et ce qui a été changé, exporté ou effacé. Une ligne écrite ne change plus et reste ${JOURNAL_MONTHS} mois. Aucun nom de visiteur n’y figure.`}
      </Said>
      <Bar aria-label="Choisir dans le journal" onSubmit={(event) => event.preventDefault()}>
        <SelectField
          label="Montrer"
          empty="Tout"
          choices={journalKinds}
          value={kind ?? ''}
          onChange={({ currentTarget: { value } }) => setAddress(value ? { genre: value } : {}, { replace: true })}
        />
        <ExportMenu path="/api/admin/exports/journal.csv" query={search} />
      </Bar>
      {query.isPending ? (
        <Loading>Chargement du journal...</Loading>
      ) : query.isError && lines.length === 0 ? (
        <Failed error={query.error} onRetry={query.refetch} />
      ) : lines.length === 0 ? (
        <EmptyState title="Rien de ce genre dans le journal" />
      ) : (
        <>
          <Lines>
            <thead>
              <tr>
                <th scope="col" className="not-phone">
                  Le
                </th>
                <th scope="col">Quoi</th>
                <th scope="col" className="not-phone">
                  Par
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ id, at, action, origin, account, subject, amount }) => (
                <tr key={id}>
                  <td className="when not-phone">{formatMoment(at)}</td>
                  <td>
                    {journalSentence(action, subject, amount)}
                    <Second as="p" className="phone">
                      {`${formatMoment(at)} · ${journalAuthor(origin, account)}`}
                    </Second>
                  </td>
                  <td className="not-phone">{journalAuthor(origin, account)}</td>
                </tr>
              ))}
            </tbody>
          </Lines>
          <MoreRows shown={lines.length} total={query.total} query={query} />
        </>
      )}
    </>
  );
}
