import styled from '@emotion/styled';
import { useSearchParams } from 'react-router';
import type { JournalList } from '../../../data/api/accounts.ts';
import { journalAuthor, journalKinds, journalSentence } from '../../../data/desk/journalActions.ts';
import { JOURNAL_MONTHS } from '../../../data/desk/retention.ts';
import { media, tabular } from '../../theme.ts';
import { SelectField } from '../../ui/Field.tsx';
import { useList } from '../deskQueries.ts';
import { formatMoment } from '../formats.ts';
import { FilterBar } from '../list/FilterBar.tsx';
import { EmptyState } from '../list/ListState.tsx';
import { Head, Second, Table } from '../list/listStyles.tsx';
import { ExportMenu } from '../list/Menu.tsx';
import { Intro, Rows } from '../list/View.tsx';

const Lines = styled(Table)`
  width: 100%;
  & th:first-of-type, & td:first-of-type { padding-left: 0; }
  & td.when { width: 1%; white-space: nowrap; ${tabular} }
  & .phone { display: none; }
  ${media.phone} { & .phone { display: block; } }
`;

/** Table of the journal: sign-ins, changes, exports and erasures. */
export function Journal() {
  const [address, setAddress] = useSearchParams();
  const kind = journalKinds.find(({ code }) => code === address.get('genre'))?.code;
  const search = new URLSearchParams(kind && { kind }).toString();
  const query = useList<JournalList>('/api/admin/journal', search);
  const lines = query.data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <>
      <Intro>{`Qui est entré, et ce qui a été changé, exporté ou effacé. Une ligne écrite ne change plus et reste ${JOURNAL_MONTHS} mois. Aucun nom de visiteur n’y figure.`}</Intro>
      <FilterBar label="Choisir dans le journal">
        <SelectField
          label="Montrer"
          empty="Tout"
          choices={journalKinds}
          value={kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setAddress({ vue: 'journal', ...(value && { genre: value }) }, { replace: true })
          }
        />
        <ExportMenu path="/api/admin/exports/journal.csv" query={search} />
      </FilterBar>
      <Rows query={query} rows={lines} of="du journal" empty={<EmptyState title="Rien de ce genre dans le journal" />}>
        <Lines>
          <Head cells={[['Le', 'not-phone'], 'Quoi', ['Par', 'not-phone']]} />
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
      </Rows>
    </>
  );
}
