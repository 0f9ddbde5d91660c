import styled from '@emotion/styled';
import { MeasureBar } from '../../../components/article/MeasureBar.tsx';
import { color, tabular, type } from '../../../components/theme.ts';
import { Badge } from '../../../components/ui/Badge.tsx';
import { formatNumber } from '../../../components/ui/formatNumber.ts';
import { benchmarkLabels, type ModelCard as Model } from './models.ts';

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
  & .maker, & .opinion { color: ${color['ink-2']}; }
`;
const Scores = styled.dl`
  font-size: 14px;
  & > div { display: flex; justify-content: space-between; gap: 10px; padding: 8px 0; border-top: 1px solid ${color.line}; }
  & > div:last-of-type { border-bottom: 1px solid ${color.line}; }
  & dd { font-weight: 600; text-align: right; white-space: nowrap; }
  & dd.absent { font-weight: 400; color: ${color['ink-3']}; }
`;
const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: auto;
`;

const scoreKeys = ['mmlu', 'coding', 'reasoning'] as const;

/** Opinions are marked as such by the note under the comparator. */
export const ModelCard = ({ name, company, release, benchmark, bestFor, ...card }: Model) => (
  <Card>
    <div>
      <h3>{name}</h3>
      <p className="maker">{`${company}, ${release}`}</p>
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
          <dd className={benchmark[key] === null ? 'absent' : undefined}>
            {benchmark[key] === null ? 'non communiqué' : formatNumber(benchmark[key])}
          </dd>
        </div>
      ))}
    </Scores>
    <p>{card.pricing}</p>
    <p className="opinion">{`Pour : ${card.strengths.join(' ; ')}.`}</p>
    <p className="opinion">{`Contre : ${card.weaknesses.join(' ; ')}.`}</p>
    <Tags aria-label="Convient surtout à">
      {bestFor.slice(0, 2).map((use) => (
        <li key={use}>
          <Badge>{use}</Badge>
        </li>
      ))}
    </Tags>
  </Card>
);
