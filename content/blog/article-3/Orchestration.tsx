import styled from '@emotion/styled';
import { Block } from '../../../components/article/Block.tsx';
import { color, media, type } from '../../../components/theme.ts';
import type { models } from '../../../data/offer/models.ts';

/** One phase of the orchestration block. */
interface OrchestrationPhase {
  title: string;
  /** Of `data/offer/models.ts`, in its order. */
  models: readonly (typeof models)[number]['name'][];
  /** What they do among themselves, after their names. */
  how: string;
  text: string;
  output: string;
}

/** The names are those of one day: said with it, as every model of the article is. */
export const panelDay = 'Distribution de la mi-2025, avec les noms et les versions de ce moment-là';

export const orchestrationPhases: readonly OrchestrationPhase[] = [
  {
    title: 'Produire',
    models: ['GPT-O3-Pro', 'Gemini 2.5 Pro'],
    how: 'deux éditeurs différents, séparément',
    text: 'Même question, mêmes pièces, aucune copie de la réponse de l’autre. Chacun liste ce qu’il a supposé.',
    output: 'deux réponses et deux listes d’hypothèses',
  },
  {
    title: 'Contredire',
    models: ['Claude Opus 4', 'Grok 4'],
    how: 'l’un après l’autre',
    text: 'Ils reçoivent les deux réponses sans les noms. Ils relèvent les écarts et cherchent l’erreur commune, celle que l’accord cacherait.',
    output: 'une liste d’écarts, avec la pièce qui les trancherait',
  },
  {
    title: 'Vérifier et signer',
    models: ['Perplexity Pro'],
    how: 'une recherche qui donne ses liens, puis une personne',
    text: 'L’outil propose des sources. La personne les ouvre, garde celles qui disent bien ce qu’on leur prête, tranche et signe.',
    output: 'un document, dont chaque chiffre a une adresse',
  },
];

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
