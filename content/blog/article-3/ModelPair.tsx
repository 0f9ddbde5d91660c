import styled from '@emotion/styled';
import { useState } from 'react';
import { BlockLabel, Table, Under } from '../../../components/article/Block.tsx';
import { media } from '../../../components/theme.ts';
import { SelectField } from '../../../components/ui/Field.tsx';
import { formatNumber } from '../../../components/ui/formatNumber.ts';
import { comparedScores, type ModelCard, models } from './models.ts';

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
const named = (name: string): ModelCard => models.find((model) => model.name === name) ?? models[0];
const shown = (score: number | null) => (score === null ? 'non communiqué' : formatNumber(score));

/** Two models of the comparator side by side, with what their difference is worth. */
export function ModelPair() {
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
