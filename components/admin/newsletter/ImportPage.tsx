import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { separators } from '../../../data/entry/readCsv.ts';
import { addingVerdicts } from '../../../data/people/personWords.ts';
import { isOwnFile } from '../../../data/people/subscriberFile.ts';
import { color } from '../../theme.ts';
import { SelectField } from '../../ui/Field.tsx';
import { formatNumber } from '../../ui/formatNumber.ts';
import { Act } from '../list/Act.tsx';
import { TickField } from '../list/DeskForm.tsx';
import { Buttons, ChooseFile, Second } from '../list/listStyles.tsx';
import { Problem } from '../list/Problem.tsx';
import { BackTo, RecordHead, RecordPart } from '../list/recordPage.tsx';
import { DayQuestion, ImportColumns } from './ImportColumns.tsx';
import { ImportReport } from './ImportReport.tsx';
import { dayToAsk, guessReading, type JudgedLine, linesOf, type Reading, readImport } from './importFile.ts';
import { useImport } from './useImport.ts';

const Words = styled.p`
  max-width: 66ch;
  margin-bottom: 20px;
  color: ${color['ink-2']};
`;
const Separator = styled.div`
  max-width: 260px;
  margin: 20px 0;
`;

/** View « Importer des abonnés »: choose a file, review each line, import the new ones. */
export function ImportPage() {
  const [separator, setSeparator] = useState('');
  const [reading, setReading] = useState<Reading>();
  const [sworn, setSworn] = useState(false);
  const { check, add, done } = useImport(reading?.days ?? 'dmy');
  const read = useMutation({
    mutationFn: ({ chosen, separator: by }: { chosen: File; separator: string }) => readImport(chosen, by),
    onMutate: () => {
      check.reset();
      add.reset();
      setSworn(false);
    },
    onSuccess: (table) => setReading(guessReading(table)),
  });
  const change = (to: Reading) => {
    check.reset();
    setReading(to);
  };
  const file = read.data;
  const chosen = read.variables?.chosen;
  const isOwn = file && isOwnFile(file.titles);
  const example = file && reading && dayToAsk(file, reading);
  const isClear = reading && reading.columns.email >= 0 && (example === undefined || reading.days !== undefined);
  const adding = (lines: readonly JudgedLine[] = []) => lines.filter(({ verdict }) => addingVerdicts.includes(verdict));
  const fresh = adding(check.data);
  const added = adding(add.data).length;
  const count = (number: number) => `${formatNumber(number)} ${number > 1 ? 'adresses' : 'adresse'}`;
  return (
    <>
      <RecordHead>
        <BackTo to="/newsletter">Abonnés</BackTo>
        <h1>Importer des abonnés</h1>
      </RecordHead>
      <RecordPart>
        <h2>1. Le fichier</h2>
        <Words>
          Un fichier CSV avec, pour chaque adresse, le jour où la personne a accepté de recevoir votre lettre et où elle
          l'a fait (un formulaire, un salon, un bulletin). Une ligne sans l'un des deux n'est pas importée ; s'ils sont
          les mêmes pour tous, vous les donnerez une fois. 20 000 lignes au plus.
        </Words>
        <Buttons>
          <ChooseFile>
            {chosen ? 'Choisir un autre fichier' : 'Choisir un fichier'}
            <input
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              onChange={({ currentTarget: { files } }) => {
                if (!files?.[0]) return;
                setSeparator('');
                read.mutate({ chosen: files[0], separator: '' });
              }}
            />
          </ChooseFile>
          <Second>{chosen?.name}</Second>
        </Buttons>
        {chosen && (
          <Separator>
            <SelectField
              label="Séparateur"
              empty="Deviné"
              choices={separators}
              value={separator}
              onChange={({ currentTarget: { value } }) => {
                setSeparator(value);
                read.mutate({ chosen, separator: value });
              }}
            />
          </Separator>
        )}
        <Problem error={read.error} />
      </RecordPart>
      {file && reading && (
        <RecordPart>
          <h2>2. Essai à blanc</h2>
          {isOwn ? (
            <Words>
              Ce fichier a été écrit par ce programme : chaque personne garde son état, ses dates et ses preuves.
            </Words>
          ) : (
            <ImportColumns file={file} reading={reading} onChange={change} />
          )}
          {example && <DayQuestion example={example} reading={reading} onChange={change} />}
          <Act
            level={check.data ? 'secondary' : 'primary'}
            disabled={check.isPending || !isClear}
            onClick={() => check.mutate(linesOf(file, reading))}
          >
            {check.isPending
              ? `${formatNumber(done)} lignes sur ${formatNumber(file.rows.length)}...`
              : 'Voir ce qui se passerait'}
          </Act>
          <Problem error={check.error} />
        </RecordPart>
      )}
      {check.data && (
        <RecordPart>
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
                      {isOwn
                        ? 'Ces personnes sont celles de mon site : celles qui y étaient confirmées recevront la prochaine lettre, les autres restent désinscrites, arrêtées ou à confirmer.'
                        : 'Ces personnes ont accepté de recevoir cette lettre, et je peux en montrer la preuve. Elles comptent comme confirmées et recevront la prochaine lettre ; chacune garde sa date, sa source et votre nom.'}
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
        </RecordPart>
      )}
    </>
  );
}
