import styled from '@emotion/styled';
import { Block, Panels, Table } from '../../../components/article/toolParts.tsx';
import { color, media, type } from '../../../components/theme.ts';
import { chanceOfWinning, winsNeeded } from '../../../data/blog/comparing.ts';
import { doctrine } from '../../../data/blog/method.ts';
import { percent } from '../../../data/french/frenchNumbers.ts';
import type { models } from '../../../data/offer/models.ts';

/** Numbers of compared files, one in each row of the table. */
const duelSizes = [4, 6, 10, 20];

const row = (files: number) => {
  const wins = winsNeeded(files);
  return (
    <tr key={files}>
      <th scope="row">{`${files} dossiers`}</th>
      <td className="number">{wins === null ? 'aucun score ne suffit' : `${wins} sur ${files}`}</td>
      <td className="number">{percent(chanceOfWinning(wins ?? files, files), 1)}</td>
    </tr>
  );
};

/** Table of the wins needed to call one of two models better, by the number of compared files. */
export const DuelTable = () => (
  <Block measure="prose">
    <Table>
      <caption className="sr">Victoires nécessaires pour départager deux modèles, selon le nombre de dossiers</caption>
      <thead>
        <tr>
          <th scope="col">Dossiers comparés</th>
          <th scope="col" className="number">
            Victoires nécessaires
          </th>
          <th scope="col" className="number">
            Chance d’y arriver par hasard
          </th>
        </tr>
      </thead>
      <tbody>{duelSizes.map(row)}</tbody>
    </Table>
  </Block>
);

/** A portrait of one model that unfolds; opinions in it are labelled as the author's. */
interface ModelPanel {
  id: string;
  title: string;
  paragraphs: readonly string[];
  tryIt: string;
}

/** The two portraits of article 3, of which one is open at a time. */
const modelPanels: readonly ModelPanel[] = [
  {
    id: 'gpt-4',
    title: 'GPT-4 : l’exécutant rapide, à qui il faut interdire de combler',
    paragraphs: [
      'Avis d’usage de 2024, sans mesure : GPT-4 Turbo tenait bien les consignes à étapes et les formats stricts. Demandait-on un tableau de six colonnes, on l’obtenait.',
      'Son défaut tenait à la même qualité. Une colonne sans information, il avait tendance à la remplir. Le remède vaut encore pour ses successeurs : autorisez explicitement une case vide, sinon vous paierez le contrôle.',
      'Je lui donnais : les premiers jets, les extractions, les formules. Je ne lui donnais pas : le dernier mot sur un chiffre.',
    ],
    tryIt: `Remplissez ce tableau à partir du texte. Si une information n’y figure pas, écrivez ${doctrine.missing.inPrompt}. Toute case inventée rend le tableau inutilisable.`,
  },
  {
    id: 'claude',
    title: 'Claude : le relecteur attentif, à qui il faut demander de trancher',
    paragraphs: [
      'Avis d’usage de 2024, sans mesure : Claude 3 Opus lisait loin. Il retenait la clause de la page 12 quand il commentait celle de la page 3, dans un contexte annoncé à 200 000 jetons.',
      'Il nuançait beaucoup. Sur une décision, il rendait parfois trois options et aucune préférence. Là encore, le remède a survécu au modèle : exigez un ordre, et le critère qui l’a produit.',
      'Je lui donnais : la relecture contradictoire, les contrats, les textes longs. Je ne lui donnais pas : un calcul de marge sans vérifier les opérations.',
    ],
    tryIt:
      'Relisez ce document comme la partie adverse. Donnez les trois phrases qui m’engagent le plus, de la plus risquée à la moins risquée, avec la page et la raison du classement.',
  },
];

const content = ({ paragraphs, tryIt }: ModelPanel) => (
  <>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <h4>Consigne à essayer</h4>
    <blockquote>{tryIt}</blockquote>
  </>
);

export const ModelPanels = () => (
  <Panels items={modelPanels.map((panel) => ({ title: panel.title, content: content(panel) }))} />
);

/** One phase of the orchestration block. */
interface OrchestrationPhase {
  title: string;
  /** Names of models, as in `data/offer/models.ts` and in that order. */
  models: readonly (typeof models)[number]['name'][];
  /** Order in which the models work, shown after their names: « l’un après l’autre ». */
  how: string;
  text: string;
  output: string;
}

/** Note under the model names: they are the names and versions of mid-2025. */
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

/** Three phases, each with the models that work in it and its result. */
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

export { Comparator } from './Comparator.tsx';
export { AnnouncedTable, CurrentTable } from './PriceTables.tsx';
