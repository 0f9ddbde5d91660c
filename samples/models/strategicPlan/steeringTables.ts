import type { DataTable } from '../../../data/examples/types.ts';
import { decimal, percent, thousands } from '../../../data/french/frenchNumbers.ts';
import { table } from '../../parts.ts';
import { retained } from './gains.ts';
import type { Plan } from './model.ts';
import { shown } from './shown.ts';

/** Where the company stands, and what the plan makes of it. */
export function standingTable({ drivers: d, own, envelope }: Plan): DataTable {
  const { packing, scrap1, temporary } = d.measures;
  return table('Forces, fragilités, dépendances', 'Nature | Constat | Ce que le plan en fait', [
    `Force | ${thousands(d.cashFlow)} d’autofinancement par an | il paie ${percent(own / envelope)} de l’enveloppe`,
    'Force | ordres de fabrication et journal d’automate tenus | chaque mesure se contrôle sur pièces',
    `Fragilité | emballage manuel, ${shown(packing, retained(packing))} par an | la cellule, après essai`,
    `Fragilité | ${shown(scrap1, retained(scrap1))} de rebuts sur la ligne 1 | contrôle visuel d’abord`,
    `Dépendance | intérim, ${shown(temporary, retained(temporary))} par an | la cellule supprime ces heures, elles seules comptent`,
    'Dépendance | le fabricant de la cellule, pour sa cadence | trois devis, essai avant la commande',
  ]);
}

/** What the company can give to the plan, in money and in time. */
export const meansTable = ({ drivers: d, own, peak, finance, service }: Plan): DataTable =>
  table(
    'Moyens disponibles, en euros et en temps',
    'Moyen | Combien | Limite',
    [
      ['Autofinancement', thousands(own), `${thousands(peak.amount)} avancés au plus, à M${peak.month}`],
      `Crédit-bail et prêt | ${thousands(finance.amount)} et ${thousands(d.loan.amount)} | ${thousands(service)} de loyers et mensualités par an`,
      'Chef de projet | deux jours par semaine | un seul chantier lourd à la fois',
      'Référents d’atelier | deux par équipe, une demi-journée par mois | jamais en clôture de mois',
    ],
    'Temps d’illustration, à confirmer par la direction avant le premier jalon.',
  );

/** The measures as they are followed: start, alert half way, goal, and the cells to fill in. */
export const dashboardTable = ({ drivers: { measures } }: Plan): DataTable =>
  table(
    'Tableau de bord, prêt à remplir',
    'Indicateur | Départ | Alerte à mi-parcours | Visé | M6 | M12 | M18',
    Object.values(measures).flatMap((measure) => {
      const { name, target } = measure;
      if (target === undefined) return [];
      const start = retained(measure);
      const values = [start, (start + target) / 2, target].map((value) => shown(measure, value));
      return [{ cells: [name, ...values, null, null, null] }];
    }),
    'Alerte : au milieu du chantier, moins de la moitié du chemin est faite. Colonnes vides : à remplir, une par semestre.',
  );

/** What the plan takes for granted, and when it is looked at again. */
export const assumptionsTable = ({ drivers: d }: Plan): DataTable =>
  table('Hypothèses à revoir chaque trimestre', 'Hypothèse | Aujourd’hui | À revoir si', [
    ['Heures de bureau réemployées', percent(d.reuse), 'le service ne sait pas dire à quoi'],
    `Heure d’intérim facturée | ${decimal(d.temporary, 2)} € | le contrat est renégocié`,
    `Montée en régime | ${decimal(d.ramp.months, 0)} mois à ${percent(d.ramp.share)} | le premier chantier fait moins`,
    ['Taux du prêt', percent(d.loan.rate, 1), 'l’offre écrite de la banque diffère'],
    ['Aléas', percent(d.contingency), 'la moitié est consommée'],
  ]);
