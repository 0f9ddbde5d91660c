import { decimal, euros, ordinal } from '../../french/frenchNumbers.ts';
import type { BarsChart } from '../chartTypes.ts';
import type { DataTable } from '../types.ts';
import { millionsOf } from './amounts.ts';
import type { Slide } from './deckTypes.ts';
import { MODEL_SOURCE } from './deckWords.ts';
import type { StudyModel } from './model.ts';
import type { SegmentMargin } from './segmentMargin.ts';

/** One segment from its population to its margin, line by line. */
function steps(one: SegmentMargin): DataTable {
  return {
    caption: 'De la population à la marge, fin d’année 3',
    columns: [{ label: '' }, { label: 'Valeur' }],
    rows: [
      { cells: ['Population', `${decimal(one.population)} milliers`] },
      { cells: ['Équipés d’une néobanque', `${decimal(one.equipped)} %`] },
      { cells: ['Part gagnée', `${decimal(one.won, 1)} %`] },
      { cells: ['Clients', decimal(one.clients)], look: 'total' },
      { cells: ['Clients actifs', `${decimal(one.active)} %`] },
      { cells: ['Revenu par actif et par an', euros(one.revenue)] },
      { cells: ['Coût de service par actif', euros(one.cost)] },
      { cells: ['Marge par an', millionsOf(one.margin / 1e6)], look: 'total' },
      { cells: ['Coût d’acquisition d’un client', euros(one.acquisition)] },
      { cells: ['Retour', `${decimal(one.payback, 1)} mois`], look: 'hot' },
    ],
  };
}

/** The margin of all segments, one of them to look at. */
function margins({ segments }: StudyModel, one: SegmentMargin): BarsChart {
  const sorted = [...segments].sort((a, b) => b.margin - a.margin);
  return {
    type: 'bars',
    title: 'Sa place parmi les huit',
    measure: 'Marge annuelle par segment, en M€',
    unit: 'M€',
    digits: 2,
    rows: sorted.map(({ name, margin }) => ({
      label: name,
      value: margin / 1e6,
      ...(name === one.name && { hot: true }),
    })),
  };
}

/** A slide a segment, the largest margin first: what it brings, how it is worked out, whether the plan takes it. */
export function segmentSlides(model: StudyModel, part: string): Slide[] {
  const { segments, plan, drivers } = model;
  const byMargin = [...segments].sort((a, b) => b.margin - a.margin);
  return byMargin.map((one, rank) => {
    const phase = plan.phases.findIndex(({ segment }) => segment.name === one.name);
    const opens = plan.phases[phase]?.opens;
    const verdict = opens ? `retenu, phase ${phase + 1}, à partir du mois ${opens}` : 'laissé de côté dans ce plan';
    return {
      part,
      title: `${one.name} : ${millionsOf(one.margin / 1e6)} de marge par an, retour en ${decimal(one.payback)} mois`,
      lead: `${rank === 0 ? 'Première' : ordinal(rank + 1).replace(/^./, (letter) => letter.toUpperCase())} marge des huit ; ${verdict}.`,
      table: steps(one),
      chart: margins(model, one),
      source: MODEL_SOURCE,
      notes: `${drivers.entry}, fin d’année 3. Clients = population × équipés × part gagnée ; marge = clients × actifs × (revenu − coût de service), avant coûts fixes ; retour = coût d’acquisition ÷ marge mensuelle par client gagné, actif ou non. Toutes les entrées sont des hypothèses d’illustration.`,
    };
  });
}
