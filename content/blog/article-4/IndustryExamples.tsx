import styled from '@emotion/styled';
import { Block, BlockLabel, HeadedRows } from '../../../components/article/Block.tsx';
import { color, type } from '../../../components/theme.ts';

/** A fictional example of shared work in one industry; `improvement` is a hypothesis. */
interface IndustryExample {
  industry: string;
  example: string;
  improvement: string;
  description: string;
}

const industriesLabel = 'Exemples illustratifs : situations et gains supposés';

const industryExamples: readonly IndustryExample[] = [
  {
    industry: 'Restauration',
    example: 'Réviser une carte de trente-deux plats',
    improvement: 'Hypothèse : une demi-journée au lieu de deux jours',
    description:
      'L’IA classe les plats par marge et par ventes à partir des tickets. Le restaurateur décide du plat qui perd de l’argent et qu’il garde, parce qu’il fait revenir les habitués.',
  },
  {
    industry: 'Bâtiment',
    example: 'Répondre à un appel d’offres de cent vingt pages',
    improvement: 'Hypothèse : quatre heures de lecture en moins',
    description:
      'L’IA relève les pénalités, les délais et les pièces à fournir, avec les numéros de page. Le conducteur de travaux juge si le planning est tenable avec ses équipes.',
  },
  {
    industry: 'Commerce en ligne',
    example: 'Choisir entre deux transporteurs',
    improvement: 'Hypothèse : comparaison faite en une heure au lieu d’une journée',
    description:
      'L’IA recalcule douze mois d’expéditions selon les deux grilles tarifaires. La dirigeante arbitre entre 3 % de coût et un transporteur qui répond au téléphone.',
  },
  {
    industry: 'Santé et bien-être',
    example: 'Ouvrir un second cabinet',
    improvement: 'Hypothèse : trois scénarios au lieu d’un',
    description:
      'L’IA construit trois plans de trésorerie à partir des mêmes hypothèses. L’associé dit lequel des deux praticiens acceptera de se déplacer : le choix est fait.',
  },
];

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
