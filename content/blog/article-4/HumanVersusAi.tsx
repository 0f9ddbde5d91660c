import styled from '@emotion/styled';
import { Block, BlockLabel } from '../../../components/article/Block.tsx';
import { MeasureBar } from '../../../components/article/MeasureBar.tsx';
import { color, type } from '../../../components/theme.ts';

/** The author's own marks out of 100 for one aspect of advisory work: an opinion, not a measure. */
interface Aspect {
  aspect: string;
  human: number;
  ai: number;
  humanAdvantage: string;
}

const aspectsLabel = 'Appréciation de l’auteur, notes sur 100';

const aspects: readonly Aspect[] = [
  {
    aspect: 'Collecter et résumer',
    human: 45,
    ai: 85,
    humanAdvantage: 'sait quelle pièce manque parce qu’il a déjà vu le même dossier.',
  },
  {
    aspect: 'Proposer des variantes',
    human: 55,
    ai: 80,
    humanAdvantage: 'écarte d’emblée celles que l’équipe refusera.',
  },
  {
    aspect: 'Comprendre le contexte',
    human: 85,
    ai: 40,
    humanAdvantage: 'entend ce qui n’est pas écrit : un associé qui part, un bail qui expire.',
  },
  {
    aspect: 'Trancher dans le doute',
    human: 75,
    ai: 30,
    humanAdvantage: 'accepte de se tromper en son nom, donc pèse autrement.',
  },
  {
    aspect: 'Répondre de l’erreur',
    human: 95,
    ai: 5,
    humanAdvantage: 'a une signature, une assurance, une adresse.',
  },
];

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
