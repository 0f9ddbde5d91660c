import styled from '@emotion/styled';
import { Block } from '../../../components/article/Block.tsx';
import { color, media, type } from '../../../components/theme.ts';
import { orchestrationPhases } from './orchestration.ts';

const Phases = styled.ol`
  border-top: 1px solid ${color.ink};
  & > li {
    display: grid;
    grid-template-columns: 56px 1fr;
    gap: 4px 24px;
    padding: 22px 0;
    border-bottom: 1px solid ${color.line};
  }
  & .number { ${type.figure} font-size: 44px; }
  & h3 { ${type.h4} }
  & .models { ${type.small} font-weight: 600; }
  & .output { color: ${color['ink-2']}; margin-top: 8px; ${type.small} }
  ${media.phone} { & > li { grid-template-columns: 36px 1fr; } & .number { font-size: 32px; } }
`;

/** Three phases, each with who works and what comes out. */
export const Orchestration = () => (
  <Block>
    <Phases>
      {orchestrationPhases.map(({ title, models, text, output }, index) => (
        <li key={title}>
          <span className="number" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p className="models">{models}</p>
            <p>{text}</p>
            <p className="output">{`À la sortie : ${output}.`}</p>
          </div>
        </li>
      ))}
    </Phases>
  </Block>
);
