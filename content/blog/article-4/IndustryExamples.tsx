import styled from '@emotion/styled';
import { Block, BlockLabel } from '../../../components/article/Block.tsx';
import { color, media, type } from '../../../components/theme.ts';
import { industriesLabel, industryExamples } from './industries.ts';

const Examples = styled.ul`
  border-top: 1px solid ${color.ink};
  & > li {
    display: grid;
    grid-template-columns: 190px 1fr;
    gap: 6px 24px;
    padding: 22px 0;
    border-bottom: 1px solid ${color.line};
  }
  & h3 { ${type.h4} break-after: auto; }
  ${media.phone} { & > li { grid-template-columns: 1fr; } }
`;
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
    <Examples>
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
    </Examples>
  </Block>
);
