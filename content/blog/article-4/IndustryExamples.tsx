import styled from '@emotion/styled';
import { Block, BlockLabel } from '../../../components/article/Block.tsx';
import { HeadedRows } from '../../../components/article/HeadedRows.tsx';
import { color, type } from '../../../components/theme.ts';
import { industriesLabel, industryExamples } from './industries.ts';

const Situation = styled.p`
  font-weight: 600;
`;
const Hypothesis = styled.p`
  margin-top: 8px;
  ${type.small}
  color: ${color['ink-2']};
`;

/** Four fictional situations; the gains are hypotheses. */
export const IndustryExamples = () => (
  <Block>
    <BlockLabel>{industriesLabel}</BlockLabel>
    <HeadedRows nameWidth={190}>
      {industryExamples.map(({ industry, example, improvement, description }) => (
        <li key={industry}>
          <h3>{industry}</h3>
          <div>
            <Situation>{example}</Situation>
            <p>{description}</p>
            <Hypothesis>{improvement}</Hypothesis>
          </div>
        </li>
      ))}
    </HeadedRows>
  </Block>
);
