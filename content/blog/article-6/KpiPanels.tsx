import styled from '@emotion/styled';
import { BlockLabel, Panels } from '../../../components/article/toolParts.tsx';
import { color, type } from '../../../components/theme.ts';
import { doctrine, half } from '../../../data/blog/method.ts';
import { decimal, euros, percent, spelled } from '../../../data/french/frenchNumbers.ts';
import {
  announcedShop,
  benefitOf,
  costOf,
  countedShop,
  lostMinutes,
  paybackOf,
  returnOf,
  reworkedMessages,
  shop,
  verdictOf,
  wonMinutes,
} from './projects.ts';

const { keep, measure, payback } = doctrine;

/** An indicator that a small business can follow without software. */
interface Kpi {
  name: string;
  description: string;
  benchmark: string;
  formula: string;
}

interface KpiCategory {
  id: string;
  title: string;
  kpis: readonly Kpi[];
}

const kpiBenchmarkNote =
  'Repères : seuils de décision que je propose, pas des moyennes de marché. Votre mesure de départ est le seul étalon fiable.';

/** Three panels of indicators in article 6; with the panel of the case they form one accordion, of which one panel at most is open. */
const kpiCategories: readonly KpiCategory[] = [
  {
    id: 'temps',
    title: 'Le temps : deux indicateurs, mesurés contrôle compris',
    kpis: [
      {
        name: 'Durée médiane',
        description: `La durée du milieu quand on range ${spelled(measure.before)} exécutions par ordre croissant. Elle résiste au dossier exceptionnel.`,
        benchmark: `Garder à partir de ${percent(keep.gain)} de moins qu’au départ`,
        formula: '(durée avant − durée après) / durée avant',
      },
      {
        name: 'Temps réemployé',
        description: 'La part des heures libérées qui a servi à quelque chose que vous pouvez nommer.',
        benchmark: `On n’en compte que ${half} tant que personne ne l’a notée`,
        formula: 'heures réemployées / heures libérées',
      },
    ],
  },
  {
    id: 'qualite',
    title: 'La qualité : deux indicateurs qui reprennent ce que le temps a donné',
    kpis: [
      {
        name: 'Taux de reprise',
        description: 'La part des travaux refaits, en interne ou à la demande du client.',
        benchmark: 'Jamais au-dessus du taux de départ',
        formula: 'travaux repris / travaux livrés',
      },
      {
        name: 'Erreurs parties',
        description: 'Les erreurs découvertes par quelqu’un d’extérieur, comptées une par une.',
        benchmark: 'Zéro par mois ; à la deuxième, tout est de nouveau relu',
        formula: 'nombre d’erreurs signalées par un tiers',
      },
    ],
  },
  {
    id: 'valeur',
    title: 'La valeur : deux indicateurs que votre comptable reconnaît',
    kpis: [
      {
        name: 'Retour net',
        description: 'Ce que l’année rapporte au-delà de ce qu’elle coûte, en pourcentage du coût.',
        benchmark: `Positif avec ${half} seulement des heures libérées`,
        formula: '(bénéfices − coûts) / coûts',
      },
      {
        name: 'Délai de retour',
        description: 'Le nombre de mois pour récupérer la mise de départ.',
        benchmark: `${payback.tool} mois au plus pour un outil qui change chaque année`,
        formula: 'investissement / bénéfice mensuel',
      },
    ],
  },
];

const signed = (share: number) => percent(share, 0, true);

/** Case of article 6, which unfolds: a fictional shop with its whole computation, judged by the article's rule. */
const roiCase = {
  title: `Étude de cas : ${signed(returnOf(countedShop))} de retour, et la règle dit d’${verdictOf(countedShop)}`,
  label: 'Cas fictif : entreprise et chiffres inventés',
  paragraphs: [
    `Une boutique en ligne de six personnes répond à ${shop.messages} messages par mois. Avant : ${shop.before} minutes par message. Après : 5 min 30, relecture comprise, soit ${percent(announcedShop.gain)} de moins. Gain : ${decimal(wonMinutes)} minutes par mois, ou ${euros(benefitOf(announcedShop))} par an à ${euros(announcedShop.hourlyCost)} de l’heure.`,
    `Coûts de la première année : ${euros(announcedShop.subscriptions)} d’abonnements, ${announcedShop.setUpHours} heures de mise en place, ${announcedShop.trainingHours} de formation, ${announcedShop.upkeepHours} pour tenir la feuille et les consignes. Total : ${euros(costOf(announcedShop))}. Retour net annoncé : ${signed(returnOf(announcedShop))}. Délai : ${decimal(paybackOf(announcedShop), 1)} mois.`,
    `Puis quelqu’un compte les reprises. Les clients réécrivent dans ${percent(shop.reworkAfter)} des cas, contre ${percent(shop.reworkBefore)} avant. Trois points de ${shop.messages} font ${decimal(reworkedMessages, 1)} messages de plus, à ${shop.before} minutes : ${decimal(lostMinutes)} minutes par mois. Le gain descend à ${euros(benefitOf(countedShop))} par an, le retour net à ${signed(returnOf(countedShop))}, et le délai passe à ${decimal(paybackOf(countedShop), 1)} mois.`,
    `Reste à appliquer la règle de cet article. La durée baisse assez. Les reprises augmentent : première condition manquée. Avec ${half} des heures, le retour tombe à ${signed(returnOf(countedShop, doctrine.keep.reuse))} : deuxième condition manquée. La règle dit d’${verdictOf(countedShop)}. Un retour positif n’y change rien, parce qu’il suppose que chaque minute rendue a servi et que les clients mécontents n’ont coûté que sept minutes.`,
    'Ce que la boutique fait alors : elle coupe l’outil sur les messages de retour et d’échange, où se concentraient les reprises, note pendant quatre semaines à quoi servent les heures rendues, et recommence la mesure. Arrêter n’est pas renoncer ; c’est refuser de payer pendant qu’on ne sait pas.',
  ],
} as const;

const Measure = styled.div`
  break-inside: avoid;
  & + & { padding-top: 14px; border-top: 1px solid ${color.line}; }
  & dl { margin-top: 8px; ${type.small} }
  & dl > div { display: grid; grid-template-columns: 76px 1fr; }
  & dt { color: ${color['ink-3']}; }
`;

const kpiText = ({ name, description, formula, benchmark }: Kpi) => (
  <Measure key={name}>
    <h4>{name}</h4>
    <p>{description}</p>
    <dl>
      <div>
        <dt>Formule :</dt>
        <dd>{formula}</dd>
      </div>
      <div>
        <dt>Repère :</dt>
        <dd>{benchmark}</dd>
      </div>
    </dl>
  </Measure>
);

const caseContent = (
  <>
    <BlockLabel>{roiCase.label}</BlockLabel>
    {roiCase.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </>
);

/**
 * Accordion with the three categories of indicators and the case; one of its four panels at most is open (docs/product/specification.md §
 * 4).
 */
export const KpiPanels = () => (
  <Panels
    note={kpiBenchmarkNote}
    items={[
      ...kpiCategories.map(({ title, kpis }) => ({ title, content: kpis.map(kpiText) })),
      { title: roiCase.title, content: caseContent },
    ]}
  />
);
