import styled from '@emotion/styled';
import { Block } from '../../../components/article/Block.tsx';
import { color, media, type } from '../../../components/theme.ts';
import { orchestrationPhases, panelDay } from './orchestration.ts';

const Phases = styled.ol`
  border-top: 1px solid ${color.ink};
  & > li {
    display: grid;
    grid-template-columns: 56px 1fr;
    gap: 4px 24px;
    padding: 22px 0;
    border-bottom: 1px solid ${color.line};
  }
  & h3 { ${type.h4} }
  & p { max-width: 34em; }
  ${media.phone} { & > li { grid-template-columns: 36px 1fr; } }
`;
const Rank = styled.span`
  ${type.figure}
  font-size: 44px;
  ${media.phone} { font-size: 32px; }
`;
const Models = styled.p`
  ${type.small}
  font-weight: 600;
`;
const Output = styled.p`
  color: ${color['ink-2']};
  margin-top: 8px;
  ${type.small}
`;

/** Three phases, each with the models that play it and what comes out. */
export const Orchestration = () => (
  <Block>
    <Phases>
      {orchestrationPhases.map(({ title, models, how, text, output }, index) => (
        <li key={title}>
          <Rank aria-hidden="true">{index + 1}</Rank>
          <div>
            <h3>{title}</h3>
            <Models>{`${models.join(', ')} : ${how}`}</Models>
            <p>{text}</p>
            <Output>{`À la sortie : ${output}.`}</Output>
          </div>
        </li>
      ))}
    </Phases>
    <Output>{`${panelDay}. Quatre ont leur date d’arrêt dans le relevé daté, plus haut : le rôle passe alors à un autre modèle.`}</Output>
  </Block>
);
