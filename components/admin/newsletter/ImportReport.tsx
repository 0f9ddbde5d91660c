import styled from '@emotion/styled';
import { labelOf } from '../../../data/choices.ts';
import { importVerdicts } from '../../../data/people/personWords.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { Address } from '../Address.tsx';
import { Head, Second, Table } from '../list/listStyles.tsx';
import { Facts } from '../list/RowList.tsx';
import type { JudgedLine } from './importFile.ts';

/** Maximum lines shown: a longer table is easier to read in a spreadsheet. */
const SHOWN = 200;

const Counts = styled.div`
  max-width: 420px;
  & dl > div { grid-template-columns: minmax(0, 1fr) auto; }
`;
const Lines = styled.div`
  margin-top: 28px;
`;

/** Result of an import: the number of lines with each verdict, then every line that is not simply added. */
export function ImportReport({ lines }: { lines: readonly JudgedLine[] }) {
  const counts = importVerdicts
    .map(({ code, label }) => [label, lines.filter(({ verdict }) => verdict === code).length] as const)
    .filter(([, count]) => count > 0);
  const left = lines.filter(({ verdict }) => verdict !== 'new');
  const shown = [...left, ...lines.filter(({ verdict }) => verdict === 'new')].slice(0, SHOWN);
  return (
    <>
      <Counts>
        <Facts rows={counts.map(([label, count]) => [label, formatNumber(count)] as const)} />
      </Counts>
      <Lines>
        <Table>
          <caption className="sr">Chaque ligne du fichier et ce qu’elle devient</caption>
          <Head cells={['Ligne', 'Email', 'Ce qu’elle devient']} />
          <tbody>
            {shown.map(({ number, email, verdict, consent_at, source }) => (
              <tr key={number}>
                <td>{formatNumber(number)}</td>
                <td>
                  <Address text={email || '(vide)'} />
                  <Second as="p">{[consent_at, source].filter(Boolean).join(', ') || 'ni date ni source'}</Second>
                </td>
                <td>{labelOf(importVerdicts, verdict)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        {shown.length < lines.length && (
          <Second as="p">{`Les ${formatNumber(shown.length)} premières lignes sur ${formatNumber(lines.length)}.`}</Second>
        )}
      </Lines>
    </>
  );
}
