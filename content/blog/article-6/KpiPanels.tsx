import styled from '@emotion/styled';
import { BlockLabel } from '../../../components/article/Block.tsx';
import { Panels } from '../../../components/article/Panels.tsx';
import { color, type } from '../../../components/theme.ts';
import { doctrine } from '../../../data/blog/method.ts';
import { half } from '../../../data/blog/methodWords.ts';
import { decimal, euros, percent } from '../../../data/french/frenchNumbers.ts';
import { type Kpi, kpiBenchmarkNote, kpiCategories } from './kpis.ts';
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

const signed = (share: number) => percent(share, 0, true);

/** The collapsible case of article 6: a fictional shop, with its full arithmetic, judged by the rule of the article. */
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

const measure = ({ name, description, formula, benchmark }: Kpi) => (
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

/** Three KPI categories and the case: one list, so one open index for the four (docs/product/specification.md § 4). */
export const KpiPanels = () => (
  <Panels
    note={kpiBenchmarkNote}
    items={[
      ...kpiCategories.map(({ title, kpis }) => ({ title, content: kpis.map(measure) })),
      { title: roiCase.title, content: caseContent },
    ]}
  />
);
