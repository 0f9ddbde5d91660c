import styled from '@emotion/styled';
import { Block } from '../../../components/article/Block.tsx';
import { color, media, type } from '../../../components/theme.ts';
import { pitfalls } from './pitfalls.ts';

const List = styled.ol`
  border-top: 1px solid ${color.ink};
  & > li {
    display: grid;
    grid-template-columns: 236px 1fr;
    gap: 6px 24px;
    padding: 20px 0;
    border-bottom: 1px solid ${color.line};
  }
  & h3 { ${type.h4} break-after: auto; }
  ${media.phone} { & > li { grid-template-columns: 1fr; } }
`;
const Impact = styled.p`
  color: ${color['ink-2']};
`;

/** Each way to go wrong, what it does to the result, and the way out. */
export const PitfallList = () => (
  <Block>
    <List>
      {pitfalls.map(({ pitfall, impact, solution }) => (
        <li key={pitfall}>
          <h3>{pitfall}</h3>
          <div>
            <Impact>{impact}</Impact>
            <p>{solution}</p>
          </div>
        </li>
      ))}
    </List>
  </Block>
);
