import styled from '@emotion/styled';
import { Block } from '../../../components/article/Block.tsx';
import { HeadedRows } from '../../../components/article/HeadedRows.tsx';
import { color } from '../../../components/theme.ts';
import { pitfalls } from './pitfalls.ts';

const Impact = styled.p`
  color: ${color['ink-2']};
`;

/** Each way to go wrong, what it does to the result, and the way out. */
export const PitfallList = () => (
  <Block>
    <HeadedRows as="ol" nameWidth={236}>
      {pitfalls.map(({ pitfall, impact, solution }) => (
        <li key={pitfall}>
          <h3>{pitfall}</h3>
          <div>
            <Impact>{impact}</Impact>
            <p>{solution}</p>
          </div>
        </li>
      ))}
    </HeadedRows>
  </Block>
);
