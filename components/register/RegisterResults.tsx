import styled from '@emotion/styled';
import type { DataTable } from '../../data/examples/types.ts';
import { decimal, percent } from '../../data/french/frenchNumbers.ts';
import type { MeasureResult } from '../../data/register/measureResult.ts';
import { MODELS, RUNS } from '../../data/register/protocol.ts';
import { SIGNIFICANT } from '../../data/register/protocolWords.ts';
import type { Share } from '../../data/register/statistics.ts';
import { font } from '../theme.ts';
import { TableView } from '../ui/table/TableView.tsx';
import { DateText } from '../ui/textParts.tsx';

const Frame = styled.div`
  max-width: 844px;
  margin: 2em 0;
  font-family: ${font.sans};
`;

const share = ({ count, of }: Share) => (100 * count) / of;
const interval = ({ low, high }: Share) => `${decimal(100 * low)}\u00a0à\u00a0${percent(high)}`;
const chance = (p: number) => (p < 0.001 ? '< 0,001' : decimal(p, 3));

const modelsTable = ({ models, questions }: MeasureResult): DataTable => ({
  caption: 'Exactitude de chaque modèle',
  columns: [
    { label: 'Modèle' },
    { label: 'Justes', digits: 0, unit: '%' },
    { label: 'Intervalle à 95 %' },
    { label: 'Trois fois la même réponse', digits: 0 },
    { label: 'Absences de réponse', digits: 0 },
  ],
  rows: models.map(({ name, accuracy, steady, silent }) => ({
    cells: [name, share(accuracy), interval(accuracy), steady, silent],
  })),
  note: `Sur ${questions} questions ; absences de réponse sur ${questions * RUNS} appels. Identifiants : ${models
    .map(({ name, model }) => `${name}, ${model}`)
    .join(' ; ')}.`,
});

const agreementTable = ({ pairs }: MeasureResult): DataTable => ({
  caption: 'Accord entre deux modèles, et leur écart',
  columns: [
    { label: 'Paire' },
    { label: 'D’accord', digits: 0, unit: '%' },
    { label: 'Intervalle à 95 %' },
    { label: 'Un seul juste' },
    { label: 'p de McNemar' },
  ],
  rows: pairs.map(({ names, agreement, onlyFirst, onlySecond, p }) => ({
    cells: [names.join(' et '), share(agreement), interval(agreement), `${onlyFirst} et ${onlySecond}`, chance(p)],
    ...(p < SIGNIFICANT && { look: 'hot' as const }),
  })),
  note: `« Un seul juste » : questions que seul le premier, puis seul le second a réussies. En gras : écart établi, p inférieur à ${decimal(SIGNIFICANT, 3)}.`,
});

const errorsTable = ({ pairs }: MeasureResult): DataTable => ({
  caption: 'Erreurs communes, à côté du hasard',
  columns: [
    { label: 'Paire' },
    { label: 'Deux erreurs', digits: 0 },
    { label: 'Même erreur', digits: 0 },
    { label: 'Par hasard', digits: 1 },
  ],
  rows: pairs.map(({ names, bothWrong, sameWrong, sameWrongByChance }) => ({
    cells: [names.join(' et '), bothWrong, sameWrong, sameWrongByChance],
  })),
  note: 'Nombre de questions. « Par hasard » : mêmes erreurs attendues de deux modèles indépendants qui se trompent aussi souvent.',
});

/** What a finished measure says: each model, each pair, and their vote. */
export const RegisterResults = ({ result }: { result: MeasureResult }) => {
  const { hash, from, to, questions, models, vote } = result;
  const best = Math.max(...models.map(({ accuracy }) => share(accuracy)));
  return (
    <>
      <p>
        {decimal(questions * MODELS * RUNS)} réponses, données{' '}
        {from === to ? (
          'le'
        ) : (
          <>
            du <DateText iso={from} /> au
          </>
        )}{' '}
        <DateText iso={to} />. Empreinte du fichier de questions : <code>{hash.slice(0, 16)}</code>.
      </p>
      <Frame>
        <TableView table={modelsTable(result)} />
      </Frame>
      <p>
        <strong>Le vote des cinq</strong> donne {percent(share(vote.accuracy) / 100)} de réponses justes (intervalle à
        95 % : {interval(vote.accuracy)}), contre {decimal(best)} % pour le meilleur modèle pris seul, que l'on ne
        connaît qu'après coup.{' '}
        {vote.silent > 0 &&
          `Sur ${decimal(vote.silent)} question${vote.silent > 1 ? 's' : ''}, le vote ne donne pas de réponse.`}
      </p>
      <Frame>
        <TableView table={agreementTable(result)} />
      </Frame>
      <Frame>
        <TableView table={errorsTable(result)} />
      </Frame>
    </>
  );
};
