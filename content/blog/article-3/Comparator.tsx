import styled from '@emotion/styled';
import { useState } from 'react';
import {
  Block,
  BlockLabel,
  BlockNote,
  ChoiceButton,
  ChoiceRow,
  MeasureBar,
  Table,
  Under,
} from '../../../components/article/toolParts.tsx';
import { color, media, tabular, type } from '../../../components/theme.ts';
import { Badge } from '../../../components/ui/Badge.tsx';
import { SelectField } from '../../../components/ui/Field.tsx';
import { formatNumber } from '../../../components/ui/formatNumber.ts';
import {
  benchmarkLabels,
  benchmarkNote,
  comparedScores,
  type ModelCard as Model,
  type ModelFilter,
  marketShareNote,
  modelFilters,
  models,
  modelsMatching,
} from './models.ts';

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding-top: 16px;
  border-top: 1px solid ${color.ink};
  ${type.small}
  ${tabular}
  --label: 108px;
  & h3 { ${type.h4} }
`;
const Quiet = styled.p`
  color: ${color['ink-2']};
`;
const Scores = styled.dl`
  font-size: 14px;
  & > div { display: flex; justify-content: space-between; gap: 10px; padding: 8px 0; border-top: 1px solid ${color.line}; }
  & > div:last-of-type { border-bottom: 1px solid ${color.line}; }
`;
const Score = styled.dd<{ known: boolean }>`
  font-weight: ${({ known }) => (known ? 600 : 400)};
  text-align: right;
  white-space: nowrap;
  ${({ known }) => (known ? '' : `color: ${color['ink-3']};`)}
`;
const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: auto;
`;

const scoreKeys = ['mmlu', 'coding', 'reasoning'] as const;

/** Card of a model; the note under the comparator labels its strengths and uses as the author's opinion. */
const ModelCard = ({ name, company, release, benchmark, bestFor, ...card }: Model) => (
  <Card>
    <div>
      <h3>{name}</h3>
      <Quiet>{`${company}, ${release}`}</Quiet>
    </div>
    <MeasureBar
      label={card.marketShareBasis === 'survey' ? 'Part d’usage' : 'Part (exemple)'}
      percent={card.marketShare}
      value={`${card.marketShare} %`}
    />
    <Scores>
      {scoreKeys.map((key) => (
        <div key={key}>
          <dt>{benchmarkLabels[key]}</dt>
          <Score known={benchmark[key] !== null}>
            {benchmark[key] === null ? 'non communiqué' : formatNumber(benchmark[key])}
          </Score>
        </div>
      ))}
    </Scores>
    <p>{card.pricing}</p>
    <Quiet>{`Pour : ${card.strengths.join(' ; ')}.`}</Quiet>
    <Quiet>{`Contre : ${card.weaknesses.join(' ; ')}.`}</Quiet>
    <Tags aria-label="Convient surtout à">
      {bestFor.slice(0, 2).map((use) => (
        <li key={use}>
          <Badge>{use}</Badge>
        </li>
      ))}
    </Tags>
  </Card>
);

const Choices = styled.div`
  display: grid;
  gap: 16px;
  margin-bottom: 24px;
  ${media.fromTablet} { grid-template-columns: 1fr 1fr; gap: 20px; }
  ${media.noScript} { display: none; }
  ${media.print} { display: none; }
`;

const Pair = styled.div`
  margin: 48px 0 24px;
`;

const choices = models.map(({ name }) => ({ code: name, label: name }));
const named = (name: string): Model => models.find((model) => model.name === name) ?? models[0];
const shown = (score: number | null) => (score === null ? 'non communiqué' : formatNumber(score));

/** Two models of the comparator side by side, with a remark on whether their difference matters. */
function ModelPair() {
  const [names, setNames] = useState<readonly [string, string]>([models[0].name, models[1].name]);
  const [first, second] = [named(names[0]), named(names[1])];
  return (
    <Pair>
      <BlockLabel>Deux modèles côte à côte</BlockLabel>
      <Choices>
        <SelectField
          label="Premier modèle"
          choices={choices}
          value={names[0]}
          onChange={(event) => setNames([event.currentTarget.value, names[1]])}
        />
        <SelectField
          label="Second modèle"
          choices={choices}
          value={names[1]}
          onChange={(event) => setNames([names[0], event.currentTarget.value])}
        />
      </Choices>
      <Table aria-live="polite">
        <caption className="sr">{`${first.name} et ${second.name}, score par score`}</caption>
        <thead>
          <tr>
            <th scope="col">Épreuve</th>
            <th scope="col" className="number">
              {first.name}
            </th>
            <th scope="col" className="number">
              {second.name}
            </th>
            <th scope="col" className="number drop">
              Écart
            </th>
          </tr>
        </thead>
        <tbody>
          {comparedScores(first, second).map(({ label, values: [one, other], reading }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                <Under>{`Écart : ${reading}`}</Under>
              </th>
              <td className="number">{shown(one)}</td>
              <td className="number">{shown(other)}</td>
              <td className="number drop">{reading}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Pair>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: 40px 20px;
  margin: 28px 0;
  ${media.fromTablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.desktop} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

/** Comparator of the five models: all, or those of one maker, then any two side by side. */
export function Comparator() {
  const [filter, setFilter] = useState<ModelFilter>('all');
  const shown = modelsMatching(filter);
  return (
    <Block measure="full">
      <ChoiceRow role="group" aria-label="Filtrer les modèles">
        {modelFilters.map(({ id, label }) => (
          <ChoiceButton key={id} level="secondary" size="md" aria-pressed={filter === id} onClick={() => setFilter(id)}>
            {label}
          </ChoiceButton>
        ))}
      </ChoiceRow>
      <p className="sr" role="status">
        {shown.length === 1 ? '1 modèle affiché' : `${shown.length} modèles affichés`}
      </p>
      <Cards>
        {shown.map((model) => (
          <ModelCard key={model.name} {...model} />
        ))}
      </Cards>
      <ModelPair />
      <BlockNote>{marketShareNote}</BlockNote>
      <BlockNote>{benchmarkNote}</BlockNote>
    </Block>
  );
}
