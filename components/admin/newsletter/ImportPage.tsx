import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { labelOf } from '../../../data/choices.ts';
import { importVerdicts } from '../../../data/people/personWords.ts';
import { color, media } from '../../theme.ts';
import { SelectField } from '../../ui/Field.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import { Address } from '../Address.tsx';
import { Act } from '../list/Act.tsx';
import { TickField } from '../list/DeskForm.tsx';
import { BackTo, FileHead, FilePart } from '../list/filePage.tsx';
import { Buttons, ChooseFile, Head, Second, Table } from '../list/listStyles.tsx';
import { Problem } from '../list/Problem.tsx';
import { Facts } from '../list/RowList.tsx';
import { guessColumns, type ImportColumn, importColumns, type JudgedLine, readCsv, useImport } from './useImport.ts';

const Words = styled.p`
  max-width: 66ch;
  margin-bottom: 20px;
  color: ${color['ink-2']};
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 240px));
  gap: 16px;
  margin-bottom: 20px;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
const LABELS: Record<ImportColumn, string> = {
  email: 'Colonne de l’adresse',
  consent_at: 'Date du consentement',
  source: 'Source du consentement',
  state: 'État (parti, arrêté…)',
};

/** « Importer des abonnés »: choose a file, see what would become of each line, then import what is new. */
export function ImportPage() {
  const [columns, setColumns] = useState<Record<ImportColumn, number>>({
    ...{ email: -1, consent_at: -1, source: -1, state: -1 },
  });
  const [sworn, setSworn] = useState(false);
  const { check, add, done } = useImport();
  const read = useMutation({
    mutationFn: readCsv,
    onMutate: () => {
      check.reset();
      add.reset();
      setSworn(false);
    },
    onSuccess: ({ titles }) => setColumns(guessColumns(titles)),
  });
  const file = read.data;
  const fresh = check.data?.filter(({ verdict }) => verdict === 'new' || verdict === 'departed') ?? [];
  const added = add.data?.filter(({ verdict }) => verdict === 'new' || verdict === 'departed').length ?? 0;
  const count = (number: number) => `${formatNumber(number)} ${number > 1 ? 'adresses' : 'adresse'}`;
  return (
    <>
      <FileHead>
        <BackTo to="/newsletter">Abonnés</BackTo>
        <h1>Importer des abonnés</h1>
      </FileHead>
      <FilePart>
        <h2>1. Le fichier</h2>
        <Words>
          Un fichier CSV avec, pour chaque adresse, le jour où la personne a accepté de recevoir votre lettre et où elle
          l'a fait (un formulaire, un salon, un bulletin). Une ligne sans l'un des deux n'est pas importée. 20 000
          lignes au plus.
        </Words>
        <Buttons>
          <ChooseFile>
            {file ? 'Choisir un autre fichier' : 'Choisir un fichier'}
            <input
              type="file"
              accept=".csv,.txt,text/csv"
              onChange={({ currentTarget: { files } }) => files?.[0] && read.mutate(files[0])}
            />
          </ChooseFile>
          <Second>{read.variables?.name}</Second>
        </Buttons>
        <Problem error={read.error} />
      </FilePart>
      {file && (
        <FilePart>
          <h2>2. Essai à blanc</h2>
          <Columns>
            {importColumns.map((column) => (
              <SelectField
                key={column}
                label={LABELS[column]}
                empty="Choisir"
                choices={file.titles.map((title, index) => ({
                  code: String(index),
                  label: title || `Colonne ${index + 1}`,
                }))}
                value={columns[column] < 0 ? '' : String(columns[column])}
                onChange={({ currentTarget: { value } }) => {
                  check.reset();
                  setColumns({ ...columns, [column]: value === '' ? -1 : Number(value) });
                }}
              />
            ))}
          </Columns>
          <Act
            level={check.data ? 'secondary' : 'primary'}
            disabled={check.isPending || columns.email < 0}
            onClick={() => check.mutate({ file, columns })}
          >
            {check.isPending
              ? `${formatNumber(done)} lignes sur ${formatNumber(file.rows.length)}...`
              : 'Voir ce qui se passerait'}
          </Act>
          <Problem error={check.error} />
        </FilePart>
      )}
      {check.data && (
        <FilePart>
          <h2>{add.data ? '3. Ce qui a été fait' : '3. L’import'}</h2>
          <div role="status">
            {add.data && <Words>{`${count(added)} sur ${count(fresh.length)} : l’import est terminé.`}</Words>}
          </div>
          {!add.data && (
            <>
              <ImportReport lines={check.data} />
              {fresh.length > 0 && (
                <>
                  <div css={{ margin: '28px 0 20px' }}>
                    <TickField checked={sworn} onChange={setSworn}>
                      Ces personnes ont accepté de recevoir cette lettre, et je peux en montrer la preuve. Elles
                      comptent comme confirmées et recevront la prochaine lettre ; chacune garde sa date, sa source et
                      votre nom.
                    </TickField>
                  </div>
                  <Act level="primary" disabled={!sworn || add.isPending} onClick={() => add.mutate(fresh)}>
                    {add.isPending
                      ? `${formatNumber(done)} sur ${count(fresh.length)}...`
                      : `Importer ${count(fresh.length)}`}
                  </Act>
                  <Problem error={add.error} />
                </>
              )}
            </>
          )}
        </FilePart>
      )}
    </>
  );
}

/** Longer tables are for a spreadsheet. */
const SHOWN = 200;

const Counts = styled.div`
  max-width: 420px;
  & dl > div { grid-template-columns: minmax(0, 1fr) auto; }
`;
const Lines = styled.div`
  margin-top: 28px;
`;

/** Result of an import: a count by verdict, then each line that is not simply added. */
function ImportReport({ lines }: { lines: readonly JudgedLine[] }) {
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
