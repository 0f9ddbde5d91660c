import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 22 of the deliverable on. */
export const pagesFrom22: readonly InnerPage[] = [
  {
    folio: 22,
    title: 'L’argent, semestre par semestre',
    lead: 'Un calcul rapide, 672 k€ divisés par 218 k€ par an, annonce 37 mois. Avec le calendrier réel, la montée en régime, les aléas et les intérêts, il en faut 56.',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'balance',
          title: 'Le plan est remboursé au cours du dixième semestre',
          measure: 'Cumul depuis le lancement, en fin de semestre, aléas et intérêts compris, en k€',
          unit: 'k€',
          digits: 0,
          bars: [
            { label: 'M6', value: -213 },
            { label: 'M12', value: -551 },
            { label: 'M18', value: -646 },
            { label: 'M24', value: -549 },
            { label: 'M30', value: -448 },
            { label: 'M36', value: -346 },
            { label: 'M42', value: -243 },
            { label: 'M48', value: -139 },
            { label: 'M54', value: -34 },
            { label: 'M60', value: 73, hot: true },
            { label: 'M66', value: 180 },
            { label: 'M72', value: 289 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Semestre par semestre, en k€',
          columns: [
            { label: 'Semestre' },
            { label: 'Gain net', digits: 1 },
            { label: 'Dépensé', digits: 1 },
            { label: 'Cumul', digits: 1 },
          ],
          rows: [
            { cells: ['M1–M6', 0.5, 213.4, -212.9] },
            { cells: ['M7–M12', 30, 368.5, -551.4] },
            { cells: ['M13–M18', 79.4, 174.1, -646.2] },
            { cells: ['M19–M24', 106.8, 9.2, -548.6] },
            { cells: ['M25–M30', 109, 8.2, -447.8] },
            { cells: ['M31–M36', 109, 7.1, -345.9] },
            { cells: ['M37–M42', 109, 6.1, -242.9] },
            { cells: ['M43–M48', 109, 5, -138.8] },
            { cells: ['M49–M54', 109, 3.8, -33.6] },
            { cells: ['M55–M60', 109, 2.7, 72.8] },
            { cells: ['M61–M66', 109, 1.5, 180.3] },
            { cells: ['M67–M72', 109, 0.4, 289] },
            { cells: ['Total', 1089, 800, null], look: 'total' },
          ],
          note: 'Gain net : frais courants déduits ; il commence le mois qui suit la mise en service, à 50 % pendant 3 mois. Dépensé : achats, aléas, intérêts. Avant impôt, hors taxes, sans subvention ; totaux calculés avant arrondi.',
          dense: true,
        },
      },
    ],
  },
  {
    folio: 23,
    title: 'Trois risques, trois signes à surveiller chaque mois',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'bars',
          title: 'Chaque mesure a son objectif, suivi chaque mois',
          measure: 'Objectif, en % de la valeur retenue au diagnostic',
          unit: '%',
          digits: 0,
          rows: [
            { label: 'Rebuts, ligne 1', value: 62 },
            { label: 'Rebuts, ligne 2', value: 66 },
            { label: 'Rebuts, ligne 3', value: 67 },
            { label: 'Emballage manuel', value: 37 },
            { label: 'Arrêts, ligne 1', value: 66 },
            { label: 'Ressaisie des commandes', value: 29 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Risques suivis',
          columns: [{ label: 'Risque' }, { label: 'Signe avant-coureur' }, { label: 'Parade' }],
          rows: [
            {
              cells: [
                'Retard du fabricant de la cellule',
                'plans non signés à M7',
                'pénalités au contrat, intérim prolongé',
              ],
            },
            {
              cells: [
                'Données machines inexploitables',
                'relevés manquants dès M2',
                'capteurs autonomes sur la ligne 1',
              ],
            },
            { cells: ['Refus de l’atelier', 'moins de la moitié des postes formés à M7', 'deux référents par équipe'] },
          ],
        },
      },
      { kind: 'heading', text: 'Maintenance : un gain volontairement prudent' },
      {
        kind: 'text',
        text: 'Un guide américain estime l’économie de la maintenance prédictive entre 8 et 12 % par rapport à la maintenance préventive [3] ; ses chiffres datent de 2010. Le plan ne reprend pas ce taux : il compte éviter 70 heures d’arrêt sur 205, sur une seule ligne, et le vérifie par un pilote.',
      },
      {
        kind: 'text',
        text: 'Comité mensuel : direction, atelier, finances. Une heure, une page, les mêmes mesures qu’au diagnostic.',
      },
    ],
  },
];
