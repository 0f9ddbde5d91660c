import { decimal } from '../../../data/french/frenchNumbers.ts';
import { balance, bar, bars, barsOf, claim, heading, largest, type Page, page, sum } from '../../parts.ts';
import type { Sample } from '../sample.ts';
import { families, leastDiscount, today, weightShift } from './criteria.ts';
import {
  criteriaTable,
  duelTable,
  familyTable,
  gaps,
  integrationTable,
  lossTable,
  matrixChart,
  planTable,
  priceTable,
  salesforceChart,
  salesforceTable,
  valueChart,
  weightTable,
} from './figures.ts';
import {
  advised,
  advisedPrice,
  duels,
  gapLosses,
  lost,
  lostFor,
  means,
  mine,
  priceTests,
  rivalStandings,
  weightTests,
} from './model.ts';
import { publicTable } from './workbook/workbook.ts';

const slipped = weightTests.filter((test) => test.today !== test.improved).map(({ name }) => name.toLowerCase());
const beaten = duels.filter(({ verdict }) => verdict === 'devancé').map(({ name }) => name.replace('Éditeur ', ''));
const advisedTest = priceTests.find(({ price }) => price === advisedPrice);
const dearer = priceTests.find(({ price }) => price > advisedPrice);
const best = duels.find(({ verdict }) => verdict === 'meilleur, plus cher');
const cheaper = duels.filter(({ verdict }) => verdict === 'moins cher, moins bon');

const below = gaps
  .map(({ name }) => {
    const at = families.findIndex((family) => family.name === name);
    return `${name.toLowerCase()} (${decimal(mine.byFamily[at] ?? 0, 2)} contre ${decimal(means[at] ?? 0, 2)})`;
  })
  .join(' et ');

/** The inner pages of the extract, each titled by its conclusion. */
export const pages: readonly Page[] = [
  page(4, 'La dépense croît de 18 % : HubSpot fait mieux, Salesforce moins', [
    publicTable,
    heading('Une seule règle de date'),
    'Tout est arrêté au 13 août 2026 : prix et fonctions relevés ce jour-là, affaires closes de janvier à décembre 2025. Les repères publics lus à cette date portent sur l’exercice 2024, celui de Salesforce se fermant le 31 janvier 2025.',
    heading('Ce que cela change pour vous'),
    [
      'Un éditeur dont les ventes montent de moins de 18 % par an perd du terrain sur la dépense mondiale, même en croissant.',
      'Salesforce publie un groupe entier et HubSpot plusieurs produits : ces taux donnent une échelle, pas une part de marché.',
    ],
  ]),
  page(
    14,
    `Les éditeurs A et B prennent ${decimal((lossTable.rows[0]?.cells.at(-1) as number) + (lossTable.rows[1]?.cells.at(-1) as number))} affaires sur ${lost}, jamais sur le prix`,
    [
      lossTable,
      `Le prix explique ${lostFor('Prix')} pertes, face aux deux éditeurs moins chers que vous, C et E. Les fonctions en expliquent ${gapLosses} : chaque fois, le gagnant est mieux noté que vous sur au moins un critère en cause.`,
    ],
  ),
  page(27, 'Deuxième score, mais deux familles sous la moyenne', [
    matrixChart,
    `Sous la moyenne des six : ${below}. Ensemble, ${sum(gaps, ({ weight }) => weight)} % du score. Partout ailleurs, vous êtes au-dessus.`,
  ]),
  page(33, 'Trois intégrations manquent, chacune complète chez deux éditeurs au moins', [
    criteriaTable('Intégrations'),
    'Comptabilité, téléphonie et agenda passent chez vous par un tiers. Chacune est complète chez deux concurrents au moins.',
    integrationTable,
  ]),
  page(41, `À ${today.price} €, votre prix ne dit pas votre rang`, [
    valueChart,
    'Seul l’éditeur A vous devance, à près du double du prix. B et D sont moins bien notés et plus chers ; C et E sont moins bien notés et moins chers.',
  ]),
  page(42, `Un éditeur réel : chez Salesforce, ${today.price} € ne paient pas l’interface de programmation`, [
    salesforceChart,
    salesforceTable,
    'Un éditeur ne se note pas sans essai : Salesforce n’entre donc pas dans la matrice. Son tarif public, lui, se lit comme ceux du panel.',
    [
      `Votre offre, à ${today.price} €, se place entre ses deux premières. Relier un autre logiciel y demande une option, ou l’offre Enterprise : ce critère, la matrice le note à part du prix.`,
      'L’engagement compte autant que le prix : trois offres sur quatre se paient à l’année.',
    ],
  ]),
  page(44, 'Lacunes comblées, le rang ne dépend plus des pondérations essayées', [
    familyTable,
    weightTable,
    `Avec ${weightShift} points de plus sur une famille, vous tombez troisième dans ${slipped.length} cas : ${slipped.join(' et ')}. Une fois les lacunes comblées, vous êtes deuxième dans les six.`,
  ]),
  page(49, `Combler deux lacunes, puis passer de ${today.price} à ${advisedPrice} €`, [
    planTable,
    priceTable,
    `À ${dearer?.price} €, l’écart avec les éditeurs devancés tombe à ${decimal(Math.floor((dearer?.discount ?? 0) * 100))} %. À ${advisedPrice} €, vous pouvez perdre ${advisedTest?.spare} ventes sur ${priceTests[0]?.needed} sans que les abonnements rapportent moins.`,
  ]),
  page(51, 'La conclusion tient face aux cinq éditeurs', [
    duelTable,
    `Aucun éditeur n’est à la fois mieux noté et moins cher. ${beaten.join(' et ')} sont devancés sur les deux tableaux. Face aux moins chers, un point de plus coûte ${cheaper.map(({ name, perPoint }) => `${decimal(perPoint ?? 0)} € (${name.replace('Éditeur ', '')})`).join(' et ')} la première année ; passer à l’éditeur A coûte ${decimal(best?.perPoint ?? 0)} € le point.`,
    heading('Ce qui ferait renoncer à la hausse'),
    [
      `Plus de ${advisedTest?.spare} ventes perdues pour le prix sur ${priceTests[0]?.needed}.`,
      'Une des trois intégrations livrée avec plus de deux mois de retard.',
      'Une baisse de prix de l’éditeur B ou D qui ramène l’écart sous le quart.',
    ],
  ]),
];

const winners = barsOf(lossTable, lossTable.columns.length - 1, { title: '', measure: '' });
const asked = barsOf(integrationTable, 1, { title: '', measure: '' });
const leader = Math.max(...rivalStandings.map(({ score }) => score));
const ahead = duels.filter(({ score }) => score < 0);

const duelChart = balance(
  claim(
    ahead.length === 1,
    `Seul l’${ahead[0]?.name.toLowerCase().replace(/ (.)$/, (end) => end.toUpperCase())} reste mieux noté`,
  ),
  'Score de l’offre conseillée, moins celui de chaque éditeur, en points sur 100',
  duelTable.rows.map(({ cells: [name, score] }) => bar(String(name), Number(score))),
  { digits: 1 },
);

const ranking = bars(
  `L’écart avec le premier passe de ${decimal(leader - mine.score, 1)} à ${decimal(leader - advised.score, 1)} points`,
  'Score pondéré sur 100, l’offre avant et après les deux chantiers',
  [
    bar('Votre offre, après', advised.score, true),
    bar('Votre offre, aujourd’hui', mine.score, true),
    ...rivalStandings.map(({ name, score }) => bar(name, score)),
  ].sort((a, b) => b.value - a.value),
  { digits: 1 },
);

/** What the document of the comparison says of itself, and the figures it adds to the page. */
export const documentFacts: Sample['document'] = {
  client: 'Un éditeur de logiciel commercial, fictif',
  date: '13 août 2026',
  version: '1.0, exemple illustratif',
  cover: matrixChart,
  source: 'matrice jointe en Excel, données d’illustration',
  figures: [
    {
      folio: 14,
      chart: {
        ...winners,
        title: `L’${largest(winners).label.replace('É', 'é')} prend ${decimal(largest(winners).value)} affaires sur ${lost}`,
        measure: 'Affaires perdues en 2025, par gagnant',
      },
    },
    { folio: 46, chart: ranking },
    {
      folio: 47,
      chart: {
        ...asked,
        title: `${largest(asked).label} d’abord : ${largest(asked).value} affaires sur ${lostFor('Intégration')}`,
        measure: 'Intégration demandée, dans les affaires perdues sur ce motif',
      },
    },
    {
      folio: 49,
      chart: barsOf(priceTable, 2, {
        title: `${advisedPrice} € : le dernier prix essayé à ${decimal(leastDiscount * 100)} % au moins sous B et D`,
        measure: 'Écart de coût la première année avec B et D, au moins',
      }),
    },
    { folio: 51, chart: duelChart },
  ],
};
