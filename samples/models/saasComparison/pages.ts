import type { InnerPage } from '../../../data/examples/types.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { families, today, weightShift } from './criteria.ts';
import { criteriaTable, familyTable, gaps, integrationTable, lossTable, matrixChart, valueChart } from './figures.ts';
import { advisedPrice, duels, gapLosses, lost, lostFor, means, mine, priceTests, weightTests } from './model.ts';
import { duelTable, planTable, priceTable, weightTable } from './planFigures.ts';
import { publicTable } from './workbook/textSheets.ts';

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
export const pages: readonly InnerPage[] = [
  {
    folio: 4,
    section: 'Panorama du marché',
    title: 'La dépense croît de 18 % : HubSpot fait mieux, Salesforce moins',
    blocks: [
      { kind: 'table', table: publicTable },
      { kind: 'heading', text: 'Une seule règle de date' },
      {
        kind: 'text',
        text: 'Tout est arrêté au 18 juillet 2025. Les repères portent sur l’exercice 2024, celui de Salesforce se fermant le 31 janvier 2025 ; les prix et les fonctions ont été relevés ce jour-là ; les affaires se sont closes de janvier à décembre 2024.',
      },
      { kind: 'heading', text: 'Ce que cela change pour vous' },
      {
        kind: 'list',
        items: [
          'Un éditeur dont les ventes montent de moins de 18 % par an perd du terrain sur la dépense mondiale, même en croissant.',
          'Salesforce publie un groupe entier et HubSpot plusieurs produits : ces taux donnent une échelle, pas une part de marché.',
        ],
      },
    ],
  },
  {
    folio: 14,
    section: 'Analyse des concurrents',
    title: `Les éditeurs A et B prennent ${decimal((lossTable.rows[0]?.cells.at(-1) as number) + (lossTable.rows[1]?.cells.at(-1) as number))} affaires sur ${lost}, jamais sur le prix`,
    blocks: [
      { kind: 'table', table: lossTable },
      {
        kind: 'text',
        text: `Le prix explique ${lostFor('Prix')} pertes, face aux deux éditeurs moins chers que vous, C et E. Les fonctions en expliquent ${gapLosses} : chaque fois, le gagnant est mieux noté que vous sur au moins un critère en cause.`,
      },
    ],
  },
  {
    folio: 27,
    section: 'Matrice fonctionnelle et prix',
    title: 'Deuxième score, mais deux familles sous la moyenne',
    blocks: [
      { kind: 'chart', chart: matrixChart },
      {
        kind: 'text',
        text: `Sous la moyenne des six : ${below}. Ensemble, ${gaps.reduce((sum, { weight }) => sum + weight, 0)} % du score. Partout ailleurs, vous êtes au-dessus.`,
      },
    ],
  },
  {
    folio: 33,
    section: 'Matrice fonctionnelle et prix',
    title: 'Trois intégrations manquent, chacune complète chez deux éditeurs au moins',
    blocks: [
      { kind: 'table', table: criteriaTable('Intégrations') },
      {
        kind: 'text',
        text: 'Comptabilité, téléphonie et agenda passent chez vous par un tiers. Chacune est complète chez deux concurrents au moins.',
      },
      { kind: 'table', table: integrationTable },
    ],
  },
  {
    folio: 41,
    section: 'Matrice fonctionnelle et prix',
    title: `À ${today.price} €, votre prix ne dit pas votre rang`,
    blocks: [
      { kind: 'chart', chart: valueChart },
      {
        kind: 'text',
        text: 'Seul l’éditeur A vous devance, à près du double du prix. B et D sont moins bien notés et plus chers ; C et E sont moins bien notés et moins chers.',
      },
    ],
  },
  {
    folio: 44,
    section: 'Matrice fonctionnelle et prix',
    title: 'Lacunes comblées, le rang ne dépend plus des pondérations essayées',
    blocks: [
      { kind: 'table', table: familyTable },
      { kind: 'table', table: weightTable },
      {
        kind: 'text',
        text: `Avec ${weightShift} points de plus sur une famille, vous tombez troisième dans ${slipped.length} cas : ${slipped.join(' et ')}. Une fois les lacunes comblées, vous êtes deuxième dans les six.`,
      },
    ],
  },
  {
    folio: 49,
    section: 'Recommandations',
    title: `Combler deux lacunes, puis passer de ${today.price} à ${advisedPrice} €`,
    blocks: [
      { kind: 'table', table: planTable },
      { kind: 'table', table: priceTable },
      {
        kind: 'text',
        text: `À ${dearer?.price} €, l’écart avec les éditeurs devancés tombe à ${decimal(Math.floor((dearer?.discount ?? 0) * 100))} %. À ${advisedPrice} €, vous pouvez perdre ${advisedTest?.spare} ventes sur ${priceTests[0]?.needed} sans que les abonnements rapportent moins.`,
      },
    ],
  },
  {
    folio: 51,
    section: 'Recommandations',
    title: 'La conclusion tient face aux cinq éditeurs',
    blocks: [
      { kind: 'table', table: duelTable },
      {
        kind: 'text',
        text: `Aucun éditeur n’est à la fois mieux noté et moins cher. ${beaten.join(' et ')} sont devancés sur les deux tableaux. Face aux moins chers, un point de plus coûte ${cheaper.map(({ name, perPoint }) => `${decimal(perPoint ?? 0)} € (${name.replace('Éditeur ', '')})`).join(' et ')} la première année ; passer à l’éditeur A coûte ${decimal(best?.perPoint ?? 0)} € le point.`,
      },
      { kind: 'heading', text: 'Ce qui ferait renoncer à la hausse' },
      {
        kind: 'list',
        items: [
          `Plus de ${advisedTest?.spare} ventes perdues pour le prix sur ${priceTests[0]?.needed}.`,
          'Une des trois intégrations livrée avec plus de deux mois de retard.',
          'Une baisse de prix de l’éditeur B ou D qui ramène l’écart sous le quart.',
        ],
      },
    ],
  },
];
