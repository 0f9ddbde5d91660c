import { capital, decimal, euros, spelled } from '../../../data/french/frenchNumbers.ts';
import { claim, heading, note, type Page, page, sum } from '../../parts.ts';
import {
  BROAD,
  competitors,
  DEDICATED,
  publishedYear,
  qonto,
  revenueOf,
  revenuePerClientText,
  shine,
  statedText,
  usageCost,
} from './competitors.ts';
import { folio } from './delivery.ts';
import type { StudyDrivers } from './drivers.ts';
import { levers, type SegmentMargin } from './entryPlan.ts';
import { gateOf, type StudyFigures } from './figures.ts';
import {
  billions,
  bothWorse,
  hundredths,
  millionsOf,
  type StudyModel,
  TEST_PERCENT,
  thresholdOf,
  usedBefore,
  yearsText,
} from './model.ts';

/** By how many % the low and the high case depart from the central one in their three levels alike. Throws where not alike. */
function caseGap([low, , high]: StudyDrivers['cases']): number {
  const gaps = [low.level, low.activity, low.price, 2 - high.level, 2 - high.activity, 2 - high.price];
  const [gap = 1] = gaps;
  if (gaps.some((one) => Math.abs(one - gap) > 1e-9)) throw new Error('The cases depart from the central one unevenly');
  return (1 - gap) * 100;
}

/** How the market is built up, then what companies publish. */
function marketPages({ market, drivers }: StudyModel, figures: StudyFigures): readonly Page[] {
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
    page(folio.published, 'Trois acteurs gagnent de l’argent ; de N26, on ne lit qu’une prévision de 2023', [
      'Trois acteurs gagnent de l’argent : Revolut, plus d’un milliard de livres avant impôt en 2024 ; Monzo, depuis l’exercice clos en mars 2024 ; Starling, 301 M£, puis 223 M£ après une amende et une provision [14]. De N26, l’étude n’a que la prévision de décembre 2023 : une perte d’environ 100 M€ [6].',
      figures.revolut,
      [
        `Revenu par client de Revolut en 2024 : ${revenuePerClientText(publishedYear('Revolut', '2024'))}. L’étude retient ${euros(perAccount)} par compte actif dans cinq pays ; en France, l’ACPR relevait 99 € par client en 2018 [16].`,
        claim(
          high.growth < Math.min(revolut ?? 0, monzo ?? 0),
          `Croissance : +${revolut} % pour Revolut en 2024, +${monzo} % pour Monzo sur l’exercice clos en mars 2025. L’étude s’en tient à ${hundredths(central.growth)} par an, ${hundredths(high.growth)} au plus : ces deux acteurs grandissent aussi hors du périmètre.`,
        ),
        'Le superviseur pèse : N26 n’a plus de plafond de nouveaux clients depuis le 1er juin 2024, après une amende de 9,2 M€.',
      ],
      note('Presse : sources 1 à 7 et 14. Ce que l’étude retient : hypothèses d’illustration.'),
    ]),
  ];
}

/** % of what is equipped in the entry country that the segments of one kind cover. Throws above 100. */
function coverage({ market, drivers, segments }: StudyModel, kind: SegmentMargin['kind']): number {
  const index = drivers.countries.findIndex(({ name }) => name === drivers.entry);
  const country = drivers.countries[index];
  const size = market.central.last.countries[index];
  if (!country || !size) throw new Error(`No country ${drivers.entry}`);
  const elapsed = drivers.lastYear - drivers.firstYear;
  const businesses = (country.businesses * (country.businessEquipped + drivers.cases[1].businessGain * elapsed)) / 100;
  const whole = kind === 'people' ? size.accounts : businesses;
  const covered = sum(segments.filter((one) => one.kind === kind).map((one) => one.equippedCount)) / 1000;
  if (covered > whole) throw new Error(`The segments count more equipped ${kind} than ${drivers.entry} has`);
  return (covered * 100) / whole;
}

/** The segments by margin, where their clients come from, then who serves them today. */
function segmentPages(model: StudyModel, figures: StudyFigures): readonly Page[] {
  const { segments, chosen, drivers } = model;
  const others = (one: SegmentMargin) => segments.filter((other) => other !== one);
  const by = (name: string) => {
    const found = segments.find((one) => one.name === name);
    if (!found) throw new Error(`No segment ${name}`);
    return found;
  };
  const first = by(chosen[0]?.name ?? '');
  const [abroad, students] = [by('Frontaliers et expatriés'), by('Étudiants')];
  const broad = competitors.filter(({ x }) => x >= BROAD).length;
  const dedicated = competitors.filter(({ y }) => y >= DEDICATED).length;
  return [
    page(folio.segments, 'La rentabilité se joue sur trois segments', [
      figures.segments,
      claim(
        others(first).every(({ margin, payback }) => margin < first.margin && payback > first.payback),
        `Les indépendants réunissent la plus forte marge (${millionsOf(first.margin / 1e6)} par an) et le retour le plus court (${decimal(first.payback, 0)} mois) : à ce coût d’acquisition supposé, c’est le premier segment à servir.`,
      ),
      claim(
        abroad.payback < 18 && chosen.every(({ margin }) => margin > 2 * abroad.margin),
        `Les frontaliers et expatriés se remboursent en ${decimal(abroad.payback, 0)} mois, mais leur nombre plafonne la marge à ${millionsOf(abroad.margin / 1e6)}.`,
      ),
      claim(
        others(students).every(
          ({ clients, perClient }) => clients < students.clients && perClient > students.perClient,
        ),
        `Les étudiants viendraient les plus nombreux, et laisseraient le moins : ${euros(students.perClient)} de marge par client et par an.`,
      ),
      note(`Hypothèses d’illustration. Détail des clients page ${folio.clients}.`),
    ]),
    page(folio.clients, 'Une part gagnée modeste, affichée segment par segment', [
      figures.clients,
      `Deux bornes : les segments couvrent ${hundredths(coverage(model, 'people'))} des comptes de particuliers que le cas central donne à la ${drivers.entry} en ${drivers.lastYear}, et ${hundredths(coverage(model, 'businesses'))} des professionnels équipés : jamais plus que le marché.`,
      `La part gagnée ne dépasse ${hundredths(Math.max(...segments.map(({ won }) => won)))} nulle part. Aucune donnée publique ne la fonde : c’est elle que la première phase mesure.`,
    ]),
    page(folio.map, 'Personne ne tient à la fois l’offre large et l’indépendant', [
      figures.map,
      `${capital(spelled(broad))} acteurs proposent ${spelled(BROAD)} familles de produits au moins ; ${spelled(dedicated)} réunissent ${spelled(DEDICATED)} fonctions d’indépendant. Aucun n’est dans les deux groupes.`,
      'Une case vide peut signaler une demande absente. Et Qonto, supervisé par l’ACPR [8], a levé 486 M€ en 2022 [9] : entrer par un seul segment.',
      note('Acteurs en lettres ; une étude livrée les nomme, page citée.'),
    ]),
  ];
}

/** € a year an active client of the first phase is supposed to bring. */
function yearlyRevenue({ chosen }: StudyModel): number {
  const [first] = chosen;
  if (!first) throw new Error('The plan has no first segment');
  return first.revenue;
}

/** Two full sheets of competitors, out of their publishers' own pages. */
function rivalPages(model: StudyModel, figures: StudyFigures): readonly Page[] {
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
        note('Page d’aide sans date, lue le 24 novembre 2026 [12]. Abonnements et nombre de clients : non relevés.'),
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
        note('Prix hors taxes, lus le 24 novembre 2026 [13]. Abonnements et clients : non relevés.'),
      ],
    ),
  ];
}

/** Phases and gates, the cash of three years, then what would change the conclusion. */
function planPages(model: StudyModel, figures: StudyFigures): readonly Page[] {
  const { plan, drivers, tests, sourced } = model;
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
        `Avant tout : un essai de ${decimal(drivers.trial)} clients, ${decimal(sourced.trial)} k€ au plus. Au-dessus de ${euros(sourced.limit)} par indépendant, renoncer.`,
        `Fin du mois ${second.opens - 1} : ${used(second.opens)} dépensés, marge déduite. Ouvrir la phase 2 si un indépendant a coûté ${euros(one.acquisition)} au plus et si ${hundredths(one.active)} sont actifs au moins.`,
        `Fin du mois ${third.opens - 1} : ${used(third.opens)}. Ouvrir la phase 3 si une TPE a coûté ${euros(two.acquisition)} au plus et si ${hundredths(two.active)} sont actives au moins.`,
        'Sans prestataire agréé signé au troisième mois : renoncer avant le premier client.',
      ],
      note(
        `Seuils : au-delà, si le même écart se retrouve dans les trois segments, le besoin ne se rembourse plus en ${spelled(drivers.patience)} ans.`,
      ),
    ]),
    page(folio.cash, `Si l’hypothèse tient : équilibre au mois ${plan.balanced}, après ${millionsOf(plan.need)}`, [
      figures.cash,
      figures.fixedCosts,
      `À plein régime : ${exact(plan.margin)} de marge par an, moins ${exact(plan.fixed / 1000)} de coûts fixes et ${exact(plan.replacement)} pour remplacer les partants, soit ${exact(plan.surplus)}. Remboursement : ${yearsText(plan.repaid)} à plein régime ; compté du lancement, tout est remboursé au mois ${plan.repaidMonth}.`,
    ]),
    page(
      folio.tests,
      claim(
        sourced.acquisition > sourced.limit && sourced.limit > sourced.assumed,
        `Le coût d’acquisition décide : ${euros(sourced.assumed)} supposés, ${euros(sourced.acquisition)} à la source`,
      ),
      [
        figures.tests,
        `Un analyste compte 30 € pour une néobanque et 200 € pour une banque installée [15] ; Boursorama aurait payé une centaine d’euros chaque client venu d’ING [17]. Les jeunes actifs sont comptés à 30 €. Aucune source ne donne le prix d’un indépendant : au-dessus de ${euros(sourced.limit)}, le besoin ne se rembourse plus en ${spelled(drivers.patience)} ans.`,
        claim(
          tightest?.lever === levers[0] && both > drivers.patience,
          `Autour de l’hypothèse, la marge la plus étroite est celle du revenu : ${decimal(Math.floor(thresholdOf(model, levers[0]?.name ?? '')), 0)} %. ${TEST_PERCENT} % de revenu et ${TEST_PERCENT} % d’actifs en moins, ensemble, portent le remboursement à ${yearsText(both)}.`,
        ),
      ],
    ),
  ];
}

/** The inner pages of the extract, each titled by its conclusion. */
export const pagesOf = (model: StudyModel, figures: StudyFigures): readonly Page[] => [
  ...marketPages(model, figures),
  ...segmentPages(model, figures),
  ...rivalPages(model, figures),
  ...planPages(model, figures),
];
