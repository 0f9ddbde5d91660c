import { euros } from '../../../data/french/frenchNumbers.ts';
import type { Page } from '../../parts.ts';
import { note, page } from '../../parts.ts';
import { claim } from '../claim.ts';
import { billions, hundredths } from './amounts.ts';
import type { StudyDrivers } from './driverTypes.ts';
import { folio } from './folio.ts';
import type { StudyModel } from './model.ts';
import { publishedYear, revenueOf, revenuePerClientText, statedText } from './published.ts';
import type { StudyFigures } from './studyFigures.ts';

/** By how many % the low and the high case depart from the central one in their three levels alike. Throws where not alike. */
function caseGap([low, , high]: StudyDrivers['cases']): number {
  const gaps = [low.level, low.activity, low.price, 2 - high.level, 2 - high.activity, 2 - high.price];
  const [gap = 1] = gaps;
  if (gaps.some((one) => Math.abs(one - gap) > 1e-9)) throw new Error('The cases depart from the central one unevenly');
  return (1 - gap) * 100;
}

/** How the market is built up, then what companies publish. */
export function marketPages({ market, drivers }: StudyModel, figures: StudyFigures): readonly Page[] {
  const { prudent, central, high } = market;
  const [first, second] = [...central.first.countries].sort((a, b) => b.total - a.total);
  if (!first || !second) throw new Error('The market needs two countries');
  const pair = ((first.total + second.total) * 100) / central.first.total;
  const published = publishedYear('N26', '2023, prévision');
  const gap = caseGap(drivers.cases);
  const perAccount = central.first.people / central.first.active;
  const n26 = (revenueOf(published) * 100) / central.first.total;
  const [revolut, monzo] = [publishedYear('Revolut', '2024'), publishedYear('Monzo', 'mars 2025')].map(
    ({ growth = 0 }) => growth,
  );
  return [
    page(folio.countries, claim(pair > 50, `${first.name} et ${second.name} pèsent plus de la moitié du marché`), [
      `Périmètre : cinq pays de la zone euro, particuliers et professionnels. ${billions(central.first.total)} en ${central.first.year}, dont ${hundredths(pair)} dans deux pays.`,
      figures.countries,
      `Fourchette : de ${billions(prudent.first.total)} à ${billions(high.first.total)} si équipement, activité et revenu s’écartent ensemble de ${hundredths(gap)}. Contrôle : les revenus de N26 (${published.revenue ? statedText(published.revenue) : ''}, source ${published.source}, prévus pour 2023, tous pays) en feraient environ ${hundredths(n26)}.`,
      note('Hors du total : le Royaume-Uni, en livres. Une étude livrée source chaque colonne.'),
    ]),
    page(folio.published, 'Deux acteurs gagnent de l’argent, un troisième en prévoyait moins de pertes', [
      'Deux acteurs gagnent de l’argent : Revolut, dont le bénéfice avant impôt dépasse le milliard de livres en 2024, et Monzo depuis l’exercice clos en mars 2024. N26 prévoyait encore une perte pour 2023.',
      figures.revolut,
      [
        `Revenu par client de Revolut en 2024 : ${revenuePerClientText(publishedYear('Revolut', '2024'))}. L’étude retient ${euros(perAccount)} par compte actif : une hypothèse, dans une autre monnaie et sur les seuls comptes actifs.`,
        claim(
          high.growth < Math.min(revolut ?? 0, monzo ?? 0),
          `Croissance : +${revolut} % pour Revolut en 2024, +${monzo} % pour Monzo sur l’exercice clos en mars 2025. L’étude s’en tient à ${hundredths(central.growth)} par an, ${hundredths(high.growth)} au plus : ces deux acteurs grandissent aussi hors du périmètre.`,
        ),
        'Le superviseur pèse : N26 n’a plus de plafond de nouveaux clients depuis le 1er juin 2024, après une amende de 9,2 M€.',
      ],
      note('Presse : sources 1 à 7, à ouvrir avant de citer. Ce que l’étude retient : hypothèses d’illustration.'),
    ]),
  ];
}
