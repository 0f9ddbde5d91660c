import styled from '@emotion/styled';
import { Block, BlockLabel } from '../../../components/article/Block.tsx';
import { MeasureBar } from '../../../components/article/MeasureBar.tsx';
import { color, type } from '../../../components/theme.ts';
import { aspects, aspectsLabel } from './aspects.ts';

const Aspects = styled.ul`
  border-top: 1px solid ${color.ink};
  & > li { --label: 84px; display: grid; gap: 8px; padding: 20px 0; border-bottom: 1px solid ${color.line}; }
  & h3 { ${type.h4} }
`;
const Advantage = styled.p`
  ${type.small}
  color: ${color['ink-2']};
`;

/** The author's marks for five aspects of the work, human and AI, to scale. */
export const HumanVersusAi = () => (
  <Block>
    <BlockLabel>{aspectsLabel}</BlockLabel>
    <Aspects>
      {aspects.map(({ aspect, human, ai, humanAdvantage }) => (
        <li key={aspect}>
          <h3>{aspect}</h3>
          <MeasureBar label="Humain" percent={human} value={String(human)} />
          <MeasureBar label="IA" percent={ai} value={String(ai)} series="second" />
          <Advantage>{`Côté humain : ${humanAdvantage}`}</Advantage>
        </li>
      ))}
    </Aspects>
  </Block>
);
