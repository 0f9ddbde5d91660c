import { decimal, euros, spelled } from '../../../data/french/frenchNumbers.ts';
import type { Page } from '../../parts.ts';
import { heading, note, page } from '../../parts.ts';
import { claim } from '../claim.ts';
import { hundredths, millionsOf, yearsText } from './amounts.ts';
import { entryPlan } from './entryPlan.ts';
import { folio } from './folio.ts';
import { type StudyModel, TEST_PERCENT, thresholdOf, usedBefore } from './model.ts';
import { gateOf } from './planFigures.ts';
import type { StudyFigures } from './studyFigures.ts';
import { levers } from './thresholds.ts';

/** The two levers of clients' value, both worse by the tested error: years to repay. */
function bothWorse({ drivers }: StudyModel): number {
  const [revenue, active] = levers;
  if (!revenue || !active) throw new Error('Two levers are needed');
  const factor = 1 - TEST_PERCENT / 100;
  return entryPlan(active.apply(revenue.apply(drivers, factor), factor)).repaid;
}

/** Phases and gates, the cash of three years, then what would change the conclusion. */
export function planPages(model: StudyModel, figures: StudyFigures): readonly Page[] {
  const { plan, drivers, tests } = model;
  const [, second, third] = drivers.phases;
  const used = (opens: number) => millionsOf(usedBefore(model, opens) / 1000);
  const [tightest] = [...tests].sort((a, b) => a.threshold - b.threshold);
  const both = bothWorse(model);
  // Two decimals: a difference of rounded terms that does not come out would look like a mistake.
  const exact = (millions: number) => `${decimal(millions, 2)} M€`;
  const [one, two] = model.chosen.map((segment) => gateOf(model, segment));
  if (!one || !two) throw new Error('The plan needs two gates');
  if (!plan.balanced) throw new Error('The plan never covers its costs: its pages say the month in which it does');
  return [
    page(folio.phases, 'Trois phases, et une porte de sortie avant chaque élargissement', [
      figures.phases,
      heading('Quand s’arrêter'),
      [
        `Fin du mois ${second.opens - 1} : ${used(second.opens)} dépensés, marge déduite. Ouvrir la phase 2 si un indépendant a coûté ${euros(one.acquisition)} au plus et si ${hundredths(one.active)} sont actifs au moins.`,
        `Fin du mois ${third.opens - 1} : ${used(third.opens)}. Ouvrir la phase 3 si une TPE a coûté ${euros(two.acquisition)} au plus et si ${hundredths(two.active)} sont actives au moins.`,
        'Sans prestataire agréé signé au troisième mois : renoncer avant le premier client.',
      ],
      note(
        `Seuils : au-delà, si le même écart se retrouve dans les trois segments, le besoin ne se rembourse plus en ${spelled(drivers.patience)} ans.`,
      ),
    ]),
    page(folio.cash, `Équilibre au mois ${plan.balanced}, après ${millionsOf(plan.need)} engagés`, [
      figures.cash,
      figures.fixedCosts,
      `À plein régime : ${exact(plan.margin)} de marge par an, moins ${exact(plan.fixed / 1000)} de coûts fixes et ${exact(plan.replacement)} pour remplacer les partants, soit ${exact(plan.surplus)}. Remboursement : ${yearsText(plan.repaid)} à plein régime ; compté du lancement, tout est remboursé au mois ${plan.repaidMonth}.`,
    ]),
    page(folio.tests, 'Le revenu par client décide, plus que le budget de publicité', [
      figures.tests,
      claim(
        tightest?.lever === levers[0],
        `La marge d’erreur la plus étroite est celle du revenu par client actif : ${decimal(Math.floor(thresholdOf(model, levers[0]?.name ?? '')), 0)} % de moins, et le besoin ne se rembourse plus en ${spelled(drivers.patience)} ans. Le coût d’acquisition peut déraper de ${hundredths(Math.floor(thresholdOf(model, 'Coût d’acquisition')))}.`,
      ),
      claim(
        both > drivers.patience,
        `Les erreurs s’ajoutent : ${TEST_PERCENT} % de revenu et ${TEST_PERCENT} % d’actifs en moins, ensemble, portent le remboursement à ${yearsText(both)}. Dans ce cas, la recommandation devient : ne pas entrer.`,
      ),
      note('Hypothèses d’illustration. Une hypothèse à la fois, sur les trois segments.'),
    ]),
  ];
}
