import styled from '@emotion/styled';
import type { TableFile } from '../../../data/entry/readCsv.ts';
import type { DayOrder } from '../../../data/entry/writtenMoment.ts';
import { dayText } from '../../../data/french/frenchDates.ts';
import { importLimits } from '../../../data/people/personWords.ts';
import { color, media, tabular } from '../../theme.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { controlled, RadioLines } from '../list/DeskForm.tsx';
import { type ImportColumn, importColumns, type Reading } from './importFile.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 260px));
  gap: 24px 20px;
  align-items: start;
  margin-bottom: 28px;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
const Samples = styled.ul`
  margin: 10px 0 16px;
  font-size: 14px;
  line-height: 1.7;
  color: ${color['ink-2']};
  ${tabular}
  & li { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; list-style: none; }
`;
const Question = styled(RadioLines)`
  margin-bottom: 28px;
  & legend { margin-bottom: 4px; padding: 0; font-weight: 600; }
`;
const LABELS: Record<ImportColumn, string> = {
  email: 'Adresse',
  consent_at: 'Jour du consentement',
  source: 'Source du consentement',
  state: 'État (parti, arrêté…)',
};
/** Rows of the file shown under each column choice, which let the owner notice a wrong guess. */
const SHOWN = 3;

interface Props {
  file: TableFile;
  reading: Reading;
  onChange: (reading: Reading) => void;
}

/** Form that assigns the file's columns, each shown with its first cells, and sets values for the whole file. */
export function ImportColumns({ file: { titles, rows }, reading, onChange }: Props) {
  const { columns, whole } = reading;
  const lacks = (column: ImportColumn) => rows.some(({ cells }) => !cells[columns[column]]);
  const choices = titles.map((title, index) => ({ code: String(index), label: title || `Colonne ${index + 1}` }));
  const choose = (column: ImportColumn, index: number) =>
    onChange({ ...reading, columns: { ...columns, [column]: index }, days: undefined });
  const setWhole = (some: Partial<Reading['whole']>) => onChange({ ...reading, whole: { ...whole, ...some } });
  return (
    <Grid>
      {importColumns.map((column) => (
        <div key={column}>
          <SelectField
            label={LABELS[column]}
            empty="Aucune"
            choices={choices}
            value={columns[column] < 0 ? '' : String(columns[column])}
            onChange={({ currentTarget: { value } }) => choose(column, value === '' ? -1 : Number(value))}
          />
          {columns[column] >= 0 && (
            <Samples aria-label={`Premières lignes : ${LABELS[column]}`}>
              {rows.slice(0, SHOWN).map(({ number, cells }) => (
                <li key={number}>{cells[columns[column]] || '(vide)'}</li>
              ))}
            </Samples>
          )}
          {column === 'consent_at' && lacks(column) && (
            <TextField
              type="date"
              label="Sinon, ce jour pour toutes les lignes"
              {...controlled(whole.consent_at, (consent_at) => setWhole({ consent_at }))}
            />
          )}
          {column === 'source' && lacks(column) && (
            <TextField
              maxLength={importLimits.source}
              label="Sinon, cette source pour toutes"
              placeholder="Salon de Lyon, bulletins papier"
              {...controlled(whole.source, (source) => setWhole({ source }))}
            />
          )}
        </div>
      ))}
    </Grid>
  );
}

/** Question about the order of day and month, for a file with ambiguous dates. */
export function DayQuestion({ example, reading, onChange }: Omit<Props, 'file'> & { example: string }) {
  const [one = '', two = '', year = ''] = example.split(/\D/);
  const read = (day: string, month: string) =>
    Number(month) > 12
      ? `aucun jour, il n’y a pas de mois ${month}`
      : `le ${dayText(`${year.padStart(4, '20')}-${month}-${day}`)}`;
  const choices: readonly (readonly [DayOrder, string])[] = [
    ['dmy', read(one, two)],
    ['mdy', `${read(two, one)}, à l’américaine`],
  ];
  return (
    <Question>
      <legend>{`Dans ce fichier, « ${example} » veut dire :`}</legend>
      {choices.map(([order, label]) => (
        <label key={order}>
          <input
            type="radio"
            name="days"
            checked={reading.days === order}
            onChange={() => onChange({ ...reading, days: order })}
          />
          {label}
        </label>
      ))}
    </Question>
  );
}
