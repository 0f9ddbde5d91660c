import { decimal, euros } from '../../../data/french/frenchNumbers.ts';
import type { Page } from '../../parts.ts';
import { note, page } from '../../parts.ts';
import { claim } from '../claim.ts';
import { folio } from './folio.ts';
import type { StudyModel } from './model.ts';
import { qonto, shine, usageCost } from './rivals.ts';
import type { StudyFigures } from './studyFigures.ts';

/** € a year an active client of the first phase is supposed to bring. */
function yearlyRevenue({ chosen }: StudyModel): number {
  const [first] = chosen;
  if (!first) throw new Error('The plan has no first segment');
  return first.revenue;
}

/** Two full sheets of competitors, out of their publishers' own pages. */
export function rivalPages(model: StudyModel, figures: StudyFigures): readonly Page[] {
  const { usage } = model.drivers;
  const cost = (tariff: Parameters<typeof usageCost>[0]) => usageCost(tariff, usage);
  const [one, plus] = qonto;
  const [free, , , business] = shine;
  const revenue = yearlyRevenue(model);
  return [
    page(
      folio.qonto,
      claim(cost(one) > 2 * cost(plus), `Qonto : ${euros(cost(one))} d’usage par mois avec la carte d’entrée`),
      [
        [
          'Qui : établissement de paiement (Olinda SAS), supervisé par l’ACPR [8]. Argent : 486 M€ levés en janvier 2022 [9].',
          'Offres : Basic, Smart, Premium ; Essential, Business, Enterprise pour les équipes. Virement au-delà du forfait : 0,40 € en Basic et Smart, 0,25 € en Essential et Business [12].',
        ],
        figures.qonto,
        [
          claim(
            cost(one) * 12 > revenue,
            `Force : chaque opération hors forfait rapporte. Sur un an, cet usage en carte One vaut ${euros(cost(one) * 12)}, plus que les ${euros(revenue)} de revenu que l’étude prête à un indépendant actif.`,
          ),
          'Faille : qui retire ou achète en devise doit changer de carte pour ne plus payer à l’acte, donc prévoir son usage.',
          'Réponse : un forfait qui comprend les retraits courants. À mesurer en phase 1 : combien d’indépendants retirent vraiment.',
        ],
        note('Page d’aide sans date, lue dans une copie [12]. Abonnements et nombre de clients : non relevés.'),
      ],
    ),
    page(
      folio.shine,
      claim(
        cost(free) < cost(one) && cost(business) < cost(plus),
        `Shine : le même mois coûte de ${euros(cost(business))} à ${euros(cost(free))}`,
      ),
      [
        [
          'Qui : un compte professionnel ouvert aux indépendants. Offres : Free, Start, Plus, Business, pour tout compte ouvert depuis le 3 mars 2025 [13].',
        ],
        figures.shine,
        [
          `Force : les frais baissent à chaque offre, jusqu’à ${euros(cost(business))} dans la plus complète.`,
          `Faille : dans l’offre d’entrée chaque retrait se paie, et la devise coûte ${decimal(free.abroad)} % comme chez Qonto.`,
          claim(
            cost(free) * 12 < revenue,
            `Réponse : ne pas se battre sur ces frais. À ${euros(cost(free) * 12)} par an au plus, ils laissent moins que les ${euros(revenue)} attendus d’un indépendant actif : il faut vendre une fonction, pas une remise.`,
          ),
        ],
        note('Prix hors taxes. Abonnements et clients : non relevés.'),
      ],
    ),
  ];
}
