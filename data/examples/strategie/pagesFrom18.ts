import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 18 of the deliverable on. */
export const pagesFrom18: readonly InnerPage[] = [
  {
    folio: 18,
    title: 'Un indicateur par gain, un seuil d’alerte à mi-chemin',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Tableau de bord, prêt à remplir',
          columns: [
            { label: 'Indicateur' },
            { label: 'Départ' },
            { label: 'Alerte à mi-parcours' },
            { label: 'Visé' },
            { label: 'M6' },
            { label: 'M12' },
            { label: 'M18' },
          ],
          rows: [
            { cells: ['Rebuts, ligne 1', '3,9\u00a0%', '3,2\u00a0%', '2,4\u00a0%', null, null, null] },
            { cells: ['Rebuts, ligne 2', '2,9\u00a0%', '2,4\u00a0%', '1,9\u00a0%', null, null, null] },
            { cells: ['Rebuts, ligne 3', '2,7\u00a0%', '2,3\u00a0%', '1,8\u00a0%', null, null, null] },
            {
              cells: [
                'Emballage manuel',
                '5\u00a0700\u00a0h',
                '3\u00a0900\u00a0h',
                '2\u00a0100\u00a0h',
                null,
                null,
                null,
              ],
            },
            { cells: ['Arrêts, ligne 1', '205\u00a0h', '170\u00a0h', '135\u00a0h', null, null, null] },
            {
              cells: [
                'Ressaisie des commandes',
                '1\u00a0700\u00a0h',
                '1\u00a0100\u00a0h',
                '500\u00a0h',
                null,
                null,
                null,
              ],
            },
          ],
          note: 'Alerte : au milieu du chantier, moins de la moitié du chemin est faite. Colonnes vides : à remplir, une par semestre.',
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Hypothèses à revoir chaque trimestre',
          columns: [{ label: 'Hypothèse' }, { label: 'Aujourd’hui' }, { label: 'À revoir si' }],
          rows: [
            { cells: ['Heures de bureau réemployées', '60\u00a0%', 'le service ne sait pas dire à quoi'] },
            { cells: ['Heure d’intérim facturée', '29,50 €', 'le contrat est renégocié'] },
            { cells: ['Montée en régime', '3 mois à 50\u00a0%', 'le premier chantier fait moins'] },
            { cells: ['Taux du prêt', '4,6\u00a0%', 'l’offre écrite de la banque diffère'] },
            { cells: ['Aléas', '10\u00a0%', 'la moitié est consommée'] },
          ],
        },
      },
      {
        kind: 'text',
        text: 'Une alerte n’arrête rien : elle est portée au comité suivant, qui dit pourquoi et jusqu’à quand. La même, deux comités de suite, met le jalon en question.',
      },
    ],
  },
  {
    folio: 19,
    title: 'Sept chantiers, 672 k€, dont 36 % pour la cellule',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'columns',
          title: '49\u00a0% de la dépense tombe de M7 à M12',
          measure: 'Investissements payés par semestre, hors aléas, en k€',
          digits: 0,
          bars: [
            { label: 'M1–M6', value: 194 },
            { label: 'M7–M12', value: 329 },
            { label: 'M13–M18', value: 149 },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Investissements par chantier, en k€',
          columns: [
            { label: 'Chantier' },
            { label: 'M1–M6', digits: 0 },
            { label: 'M7–M12', digits: 0 },
            { label: 'M13–M18', digits: 0 },
            { label: 'Total', digits: 0 },
          ],
          rows: [
            { cells: ['Mesure des flux', 16, 0, 0, 16] },
            { cells: ['Données de production', 37, 0, 0, 37] },
            { cells: ['Contrôle visuel, ligne 1', 130, 0, 0, 130] },
            { cells: ['Formation des équipes', 11, 22, 0, 33] },
            { cells: ['Cellule d’emballage', 0, 240, 0, 240] },
            { cells: ['Pilote de maintenance', 0, 48, 16, 64] },
            { cells: ['Extension aux trois lignes', 0, 19, 133, 152] },
            { cells: ['Total', 194, 329, 149, 672], look: 'total' },
            { cells: ['Aléas, 10 %', null, null, null, 67] },
            { cells: ['Enveloppe', null, null, null, 739], look: 'total' },
          ],
          note: 'Données d’illustration, hors taxes. La cellule se paie en trois fois : commande, livraison, réception.',
        },
      },
      {
        kind: 'text',
        text: 'La cellule coûte 240 k€ et fait la pointe : 329 k€ de M7 à M12. L’acompte, 30 % de son prix, part après J2.',
      },
    ],
  },
  {
    folio: 20,
    title: 'Deux chantiers font 55 % de la dépense',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Cellule d’emballage, puis contrôle visuel, ligne 1, en k€',
          columns: [
            { label: 'Poste' },
            { label: 'Quantité', digits: 0 },
            { label: 'Prix', digits: 1 },
            { label: 'Montant', digits: 1 },
          ],
          rows: [
            { cells: ['Robot de palettisation', 1, 82, 82] },
            { cells: ['Préhenseurs', 2, 13, 26] },
            { cells: ['Convoyage', 1, 48, 48] },
            { cells: ['Sécurité et conformité CE', 1, 34, 34] },
            { cells: ['Intégration', 1, 38, 38] },
            { cells: ['Mise en service', 1, 12, 12] },
            { cells: ['Poste de vision industrielle', 2, 46, 92] },
            { cells: ['Éclairage et mécanique', 1, 18, 18] },
            { cells: ['Jours de réglage', 20, 0.7, 14] },
            { cells: ['Essai sur pièces témoins', 1, 6, 6] },
            { cells: ['Total', null, null, 370], look: 'total' },
          ],
          note: 'Aucun prix public ne s’applique à ces équipements. La cellule est au prix du devis retenu ; le contrôle visuel, à un prix supposé en juillet 2025, à remplacer par trois devis avant J1.',
        },
      },
      {
        kind: 'text',
        text: 'Aucun achat n’est lié au suivant : le poste de vision sert sans la cellule, et la cellule sans lui. C’est ce qui permet de s’arrêter à chaque jalon.',
      },
    ],
  },
  {
    folio: 21,
    title: 'Emprunter coûte 61 k€ et prend 16 % de l’autofinancement',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Financement de l’enveloppe',
          columns: [
            { label: 'Source' },
            { label: 'Montant', digits: 0, unit: 'k€' },
            { label: 'Taux' },
            { label: 'Mensualité', digits: 2, unit: 'k€' },
            { label: 'Intérêts', digits: 1, unit: 'k€' },
          ],
          rows: [
            { cells: ['Crédit-bail de la cellule, 60 mois', 240, '5,4 %', 4.54, 36.5] },
            { cells: ['Prêt bancaire, 60 mois', 200, '4,6 %', 3.74, 24.3] },
            { cells: ['Autofinancement', 299, null, null, null] },
            { cells: ['Total', 739, null, 8.28, 60.8], look: 'total' },
          ],
          note: 'Taux : hypothèses de juillet 2025. Intérêts du crédit-bail dès le premier acompte ; option d’achat de 1 % comprise.',
        },
      },
      {
        kind: 'text',
        text: 'Loyers et mensualités prennent 99 k€ par an, sur une capacité d’autofinancement de 640 k€. Au plus bas, à M18, l’entreprise a avancé 264 k€ de sa trésorerie.',
      },
      {
        kind: 'table',
        table: {
          caption: 'Ce qui ferait changer la conclusion',
          columns: [
            { label: 'Hypothèse' },
            { label: 'Remboursé' },
            { label: 'Solde à M72', digits: 0, unit: 'k€', signed: true },
          ],
          rows: [
            { cells: ['Plan', 'à M56', 289], look: 'hot' },
            { cells: ['Gains en retard de 3 mois', 'à M59', 234] },
            { cells: ['Prix supérieurs de 15 %', 'à M63', 173] },
            { cells: ['Objectifs atteints à 80 %', 'à M69', 42] },
            { cells: ['Objectifs atteints à 60 %', 'après M72', -219] },
            { cells: ['Arrêt à J4, sans l’extension', 'à M53', 287] },
          ],
        },
      },
    ],
  },
];
