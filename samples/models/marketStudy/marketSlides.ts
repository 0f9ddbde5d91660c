import type { DataTable } from '../../../data/examples/types.ts';
import { capital, decimal, euros, spelled } from '../../../data/french/frenchNumbers.ts';
import { covers } from '../../../data/offer/covers.ts';
import { unchangedContent } from '../../../data/settings/unchangedContent.ts';
import type { Slide } from '../../paper/deck/writeDeck.ts';
import { bar, bars, claim, sum, table } from '../../parts.ts';
import { sources } from '../marketStudy.ts';
import type { Sample } from '../sample.ts';
import { BROAD, competitors, DEDICATED } from './competitors.ts';
import { type OwnSlide, segmentSlides } from './deckSegments.ts';
import { deck, MODEL_SOURCE, STUDY_SOURCES } from './delivery.ts';
import { cashByQuarter, clientsChart, countriesChart } from './documentFacts.ts';
import type { StudyFigures } from './figures.ts';
import { gateOf } from './figures.ts';
import { billions, hundredths, millionsOf, type StudyModel, usedBefore, yearsText } from './model.ts';

/** The three phases with what must be seen before each opens. */
function gates(model: StudyModel): DataTable {
  const { plan } = model;
  return table(
    'Ce qu’il faut constater avant d’ouvrir la phase suivante',
    'Phase | Dépensé avant | Condition d’ouverture',
    plan.phases.map(({ segment, opens }, index) => {
      const before = plan.phases[index - 1]?.segment;
      const gate = before && gateOf(model, before);
      return {
        cells: [
          `${index + 1}. ${segment.name}, mois ${opens}`,
          millionsOf(usedBefore(model, opens) / 1000),
          gate && before
            ? `${before.name} : ${euros(gate.acquisition)} d’acquisition au plus, ${hundredths(gate.active)} d’actifs au moins`
            : 'Prestataire agréé signé au troisième mois',
        ],
      };
    }),
  );
}

const broad = competitors.filter(({ x }) => x >= BROAD).length;
const dedicated = competitors.filter(({ y }) => y >= DEDICATED).length;

/** The two groups of the map, by name. */
function groups(): DataTable {
  const wide = competitors.filter(({ x }) => x >= BROAD).map(({ label }) => label);
  const made = competitors.filter(({ y }) => y >= DEDICATED).map(({ label }) => label);
  return table('Deux groupes sans membre commun', 'Groupe | Acteurs [0] | Lesquels', [
    [`Offre large : ${BROAD} familles au moins`, wide.length, wide.join(', ')],
    [`Indépendants : ${DEDICATED} fonctions au moins`, made.length, made.join(', ')],
    { cells: ['Les deux', wide.filter((name) => made.includes(name)).length, '–'], look: 'hot' },
    {
      cells: [
        'Ni l’un ni l’autre',
        competitors.filter(({ x, y }) => x < BROAD && y < DEDICATED).length,
        competitors
          .filter(({ x, y }) => x < BROAD && y < DEDICATED)
          .map(({ label }) => label)
          .join(', '),
      ],
    },
  ]);
}

/** The slides of the study's deck, part by part: the page's own model, figures and conclusions. Throws where a part has more or fewer than its plan says. */
export function marketSlides(model: StudyModel, figures: StudyFigures, example: Sample): Slide[] {
  const { market, plan, chosen, drivers } = model;
  const { prudent, central, high } = market;
  const page = (folio: number) => {
    const found = example.preview.pages.find((one) => one.folio === folio);
    const texts = found?.blocks.flatMap((block) =>
      block.kind === 'text' ? [block.text] : block.kind === 'list' ? [...block.items] : [],
    );
    return { title: found?.title ?? '', points: texts ?? [] };
  };
  const advice = example.recommendation;
  const invented = 'illustration : quinze acteurs en lettres';
  const parts: readonly (readonly OwnSlide[])[] = [
    [
      {
        title: covers(unchangedContent).market.title,
        lead: `Où entrer, avec quel budget, et quand renoncer ? ${capital(spelled(chosen.length))} phases, ${spelled(drivers.months / 12)} ans.`,
        source: '',
        notes: example.notice,
      },
    ],
    [
      {
        title: advice.title.join(' '),
        lead: advice.lead,
        figures: [
          { figure: billions(central.first.total), label: `de marché en ${central.first.year}, cinq pays` },
          { figure: millionsOf(plan.need), label: 'de besoin au plus creux, si l’hypothèse tient' },
          { figure: `mois ${plan.balanced}`, label: 'à partir duquel le plan s’équilibre' },
          {
            figure: yearsText(plan.repaid),
            label: `pour rembourser ; ${decimal(model.sourced.repaid, 1)} au prix d’acquisition sourcé`,
          },
        ],
        points: [page(12), page(40), page(41)].map((one, index) => `${index + 1}. ${one.title}.`),
        notes: 'La réponse d’abord. Chaque chiffre est repris avec son calcul dans les parties qui suivent.',
      },
      {
        ...page(12),
        chart: figures.segments,
        notes: 'La formule est la même pour les huit segments ; le détail de chacun suit, une diapositive par segment.',
      },
      {
        title: page(39).title,
        table: gates(model),
        chart: clientsChart(model),
        notes: `Seuils : au-delà, si le même écart se retrouve dans les trois segments, le besoin ne se rembourse plus en ${spelled(drivers.patience)} ans.`,
      },
    ],
    [
      { ...page(5), chart: countriesChart(model), notes: figures.countries.note ?? '' },
      {
        title: claim(
          high.last.total / prudent.last.total > high.first.total / prudent.first.total,
          `De ${billions(central.first.total)} à ${billions(central.last.total)} : la fourchette s’ouvre avec les années`,
        ),
        lead: `En ${central.last.year}, de ${decimal(prudent.last.total / 1000, 1)} à ${billions(high.last.total)} selon le cas.`,
        chart: figures.market,
        notes: figures.cases.note ?? '',
      },
      {
        ...page(6),
        chart: figures.revolut,
        source: figures.revolut.source ?? '',
        notes: 'Presse : sources 1 à 7 et 14. Ce que l’étude retient : hypothèses d’illustration.',
      },
      {
        title: `Revenu par client publié : l’étude retient ${euros(central.first.people / central.first.active)} par compte actif`,
        table: figures.published,
        source: figures.published.source ?? '',
        notes: figures.published.note ?? '',
      },
    ],
    segmentSlides(model),
    [
      {
        title: page(22).title,
        chart: figures.map,
        source: invented,
        notes: 'Carte d’illustration. Une étude livrée nomme les quinze acteurs et cite la page datée de chaque offre.',
      },
      {
        title: claim(
          !competitors.some(({ x, y }) => x >= BROAD && y >= DEDICATED),
          `Offre large : ${spelled(broad)}. Indépendants : ${spelled(dedicated)}. Les deux : aucun.`,
        ),
        table: groups(),
        source: invented,
        notes: 'Les deux seuils sont des conventions de l’étude : ils séparent, ils ne notent pas.',
      },
      {
        title: 'Deux grilles publiées : Qonto et Shine facturent l’usage, pas au même prix',
        chart: figures.usage,
        points: [page(23), page(24)].map((one) => `${one.title}.`),
        source: figures.usage.source ?? '',
        notes: `${figures.qonto.note ?? ''} Qonto ne dit pas si ses prix sont hors taxes ; ceux de Shine le sont. Deux fiches complètes dans l’étude, pages 23 et 24.`,
      },
    ],
    [
      { ...page(40), chart: cashByQuarter(model), notes: figures.cash.note ?? '' },
      {
        title: `Trois ans : ${millionsOf((plan.fixed * 3 + sum(plan.phases, (one) => one.acquisition)) / 1000)} dépensés, ${spelled(chosen.length)} phases`,
        table: figures.cash,
        chart: bars(
          advice.split.caption,
          'Part de la dépense de trois ans',
          advice.split.parts.map(({ label, share }) => bar(label, share)),
          { unit: '%' },
        ),
        notes: figures.phases.note ?? '',
      },
      { title: page(41).title, table: figures.thresholds, chart: figures.tests, notes: figures.thresholds.note ?? '' },
    ],
    [
      {
        title: `${capital(spelled(sources.length))} sources publiques citées, sur ${STUDY_SOURCES}`,
        points: sources.map(
          ({ label, url }, index) => `${index + 1}. ${label} : ${new URL(url).hostname.replace('www.', '')}`,
        ),
        lead: 'Toutes celles que citent ces diapositives. Les autres documentent les fiches de concurrents, dans l’étude.',
        source: '',
        notes: sources.map(({ label, scope, url }, index) => `${index + 1}. ${label}. ${scope} ${url}`).join('\n'),
      },
    ],
  ];
  return deck.flatMap(({ title: part, slides: planned }, index) => {
    const made = parts[index] ?? [];
    if (made.length !== planned) throw new Error(`« ${part} » has ${made.length} slides, its plan says ${planned}`);
    return made.map((slide) => ({ source: MODEL_SOURCE, ...slide, part }));
  });
}
