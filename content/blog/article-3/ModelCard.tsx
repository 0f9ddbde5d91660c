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

/** Opinions are marked as such by the note under the comparator. */
export const ModelCard = ({ name, company, release, benchmark, bestFor, ...card }: Model) => (
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
