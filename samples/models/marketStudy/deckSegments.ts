import type { BarsChart, ColumnsChart } from '../../../data/examples/chartTypes.ts';
import type { DataTable } from '../../../data/examples/types.ts';
import { decimal, euros } from '../../../data/french/frenchNumbers.ts';
import type { Slide } from '../../paper/deck/writeDeck.ts';
import { bar, bars, claim, columns, hotIf, table, total } from '../../parts.ts';
import { type SegmentMargin, segmentMargin } from './entryPlan.ts';
import type { StudyModel } from './model.ts';
import { hundredths, millionsOf } from './model.ts';

/** A slide as its part of the deck holds it; its source is the model unless it names another. */
export type OwnSlide = Omit<Slide, 'part' | 'source'> & Partial<Pick<Slide, 'source'>>;

/** What the slide of one segment has to say: its own message, and what shows it. */
type Message = (one: SegmentMargin, model: StudyModel) => Pick<Slide, 'title' | 'chart' | 'table' | 'points'>;

/** One segment from its population to its margin, line by line. */
function steps(one: SegmentMargin): DataTable {
  return table('De la population à la marge, fin d’année 3', ' | Valeur', [
    `Population | ${decimal(one.population)} milliers`,
    `Équipés d’une néobanque | ${decimal(one.equipped)} %`,
    `Part gagnée | ${decimal(one.won, 1)} %`,
    total(['Clients', decimal(one.clients)]),
    `Clients actifs | ${decimal(one.active)} %`,
    ['Revenu par actif et par an', euros(one.revenue)],
    ['Coût de service par actif', euros(one.cost)],
    total(['Marge par an', millionsOf(one.margin / 1e6)]),
    ['Coût d’acquisition d’un client', euros(one.acquisition)],
    { cells: ['Retour', `${decimal(one.payback, 1)} mois`], look: 'hot' },
  ]);
}

/** The eight segments by one of their values, the largest first, one to look at. */
function ranked(
  { segments }: StudyModel,
  hot: SegmentMargin,
  measure: string,
  of: (one: SegmentMargin) => number,
  { unit, digits }: { unit: string; digits: number },
): BarsChart {
  return bars(
    'Les huit segments',
    measure,
    [...segments].sort((a, b) => of(b) - of(a)).map((one) => bar(one.name, of(one), one === hot)),
    { unit, digits },
  );
}

/** What one client has brought after each year, what winning it cost deducted. */
function oneClient({ perClient, acquisition }: SegmentMargin): ColumnsChart {
  return columns(
    'Un client, année après année',
    'Marge cumulée d’un client, en part de son coût d’acquisition : 100 %, il est remboursé',
    [1, 2, 3, 4].map((year) => bar(`Année ${year}`, (perClient * year * 100) / acquisition)),
  );
}

/** The margin of a segment at other shares of active clients. */
function ifActive(one: SegmentMargin): DataTable {
  return table(
    'Si la part d’actifs n’est pas celle qu’on croit',
    'Clients actifs | Marge par an [2 M€] | Retour, mois [1]',
    [-20, -10, 0, 10].map((points) => {
      const other = segmentMargin({ ...one, active: one.active + points });
      return hotIf(points === 0, [hundredths(other.active), other.margin / 1e6, other.payback]);
    }),
  );
}

const inactive = ({ clients, active }: SegmentMargin) => clients * (1 - active / 100);

const messages: Readonly<Record<string, Message>> = {
  Indépendants: (one, model) => ({
    title: claim(
      model.segments.every((other) => other === one || other.payback > one.payback),
      `Indépendants : ${millionsOf(one.margin / 1e6)} de marge par an, le retour le plus court`,
    ),
    table: steps(one),
    chart: ranked(model, one, 'Mois pour rembourser l’acquisition d’un client', ({ payback }) => payback, {
      unit: 'mois',
      digits: 1,
    }),
  }),
  'TPE de services': (one, model) => ({
    title: claim(
      model.segments.every((other) => other === one || other.perClient * 2 < one.perClient),
      `TPE de services : un client laisse ${euros(one.perClient)} par an, le plus de tous`,
    ),
    chart: ranked(model, one, 'Marge par client et par an, en €', ({ perClient }) => perClient, {
      unit: '€',
      digits: 0,
    }),
    points: [
      `Chaque client coûte ${euros(one.acquisition)} à gagner : il se rembourse en ${decimal(one.payback, 1)} mois.`,
      `${decimal(one.clients)} clients suffisent à ${millionsOf(one.margin / 1e6)} de marge : peu de comptes, suivis un par un.`,
    ],
  }),
  'Jeunes actifs': (one) => ({
    title: `Jeunes actifs : tout tient à l’usage, dix points d’actifs valent ${millionsOf((segmentMargin({ ...one, active: one.active + 10 }).margin - one.margin) / 1e6)}`,
    table: ifActive(one),
    points: [
      `${decimal(one.clients)} clients à ${euros(one.perClient)} de marge : le volume fait le résultat.`,
      'C’est pourquoi ils viennent en dernier : la part d’actifs se mesure d’abord sur les deux premières phases.',
    ],
  }),
  Familles: (one, model) => ({
    title: `Familles : ${decimal(one.clients)} clients à portée, remboursés en ${decimal(one.payback)} mois`,
    chart: oneClient(one),
    points: [
      `Un client actif coûte ${euros(one.cost)} à servir pour ${euros(one.revenue)} de revenu : le compte joint, les cartes des enfants et l’assistance prennent la marge.`,
      `À reprendre après le mois ${model.drivers.months}, si le coût de service baisse.`,
    ],
  }),
  'Frontaliers et expatriés': (one, model) => ({
    title: `Frontaliers et expatriés : bons clients, mais ${decimal(one.clients)} au plus`,
    chart: ranked(model, one, 'Clients à la fin de l’année 3, en milliers', ({ clients }) => clients / 1000, {
      unit: '',
      digits: 1,
    }),
    points: [
      `Retour en ${decimal(one.payback, 1)} mois, mais ${millionsOf(one.margin / 1e6)} de marge par an : le nombre plafonne.`,
      'Une offre en devise servirait aussi les indépendants : la construire pour eux d’abord.',
    ],
  }),
  Étudiants: (one) => ({
    title: `Étudiants : ${decimal(inactive(one))} inactifs coûteraient ${millionsOf((inactive(one) * one.acquisition) / 1e6)} sans rien rapporter`,
    table: table('Ce que coûtent les inactifs', ' | Valeur', [
      ['Clients gagnés', decimal(one.clients)],
      ['Dont inactifs', decimal(inactive(one))],
      ['Acquisition, par client', euros(one.acquisition)],
      { cells: ['Dépense pour des inactifs', millionsOf((inactive(one) * one.acquisition) / 1e6)], look: 'hot' },
      total(['Marge de tout le segment, par an', millionsOf(one.margin / 1e6)]),
    ]),
    points: [
      `Il reste ${euros(one.perClient)} de marge par client et par an : il faut ${decimal(one.payback)} mois pour rembourser l’acquisition.`,
      'Un étudiant devient jeune actif : à servir par parrainage, sans budget d’acquisition.',
    ],
  }),
  Associations: (one, model) => ({
    title: `Associations : ${hundredths(one.equipped)} d’équipées, un marché à faire avant d’être à prendre`,
    chart: ranked(model, one, 'Équipés d’une néobanque, en % du segment', ({ equipped }) => equipped, {
      unit: '%',
      digits: 0,
    }),
    points: [
      `Gagner une association coûte ${euros(one.acquisition)} et se rembourse en ${decimal(one.payback)} mois.`,
      'Deux signatures, un trésorier qui change : le besoin est réel, la vente longue.',
    ],
  }),
  Seniors: (one) => ({
    title: claim(
      one.payback > 48,
      `Seniors : au bout de quatre ans, un client n’a rendu que ${hundredths((one.perClient * 48) / 12 / (one.acquisition / 100))} de ce qu’il a coûté`,
    ),
    chart: oneClient(one),
    points: [
      `${decimal(one.population / 1000, 0)} millions de personnes, ${hundredths(one.equipped)} équipées : le nombre attire, la marge n’y est pas.`,
      `Il faudrait les gagner pour moins de ${euros(one.perClient * 2)} chacun pour être remboursé en deux ans.`,
    ],
  }),
};

/** A slide a segment, the largest margin first: what sets it apart, and whether the plan takes it. Throws where a segment has no message. */
export function segmentSlides(model: StudyModel): OwnSlide[] {
  const { segments, plan, drivers } = model;
  return [...segments]
    .sort((a, b) => b.margin - a.margin)
    .map((one) => {
      const message = messages[one.name];
      if (!message) throw new Error(`No message for the segment ${one.name}`);
      const phase = plan.phases.findIndex(({ segment }) => segment.name === one.name);
      const opens = plan.phases[phase]?.opens;
      return {
        lead: opens ? `Retenu : phase ${phase + 1}, à partir du mois ${opens}.` : 'Laissé de côté dans ce plan.',
        ...message(one, model),
        notes: `${drivers.entry}, fin d’année 3 : ${decimal(one.clients)} clients, ${millionsOf(one.margin / 1e6)} de marge par an, retour en ${decimal(one.payback, 1)} mois. Clients = population × équipés × part gagnée ; marge = clients × actifs × (revenu − coût de service), avant coûts fixes. Toutes les entrées sont des hypothèses d’illustration.`,
      };
    });
}
