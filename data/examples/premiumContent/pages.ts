import type { InnerPage } from '../types.ts';
import { omnichannelArticle } from './article.ts';
import { calendarChart, measureTable } from './figures.ts';

/** The inner pages of the extract, each titled by its conclusion. */
export const pages: readonly InnerPage[] = [
  {
    folio: 5,
    section: 'Article de fond',
    title: 'Omnicanal : quatre chantiers avant de changer de logiciel',
    blocks: [
      ...omnichannelArticle.slice(0, 2),
      { kind: 'heading', text: 'Vos clients sont déjà omnicanaux' },
      ...omnichannelArticle.slice(3, 5),
    ],
  },
  {
    folio: 24,
    section: 'Lettres et publications',
    title: 'Lettre de la semaine 2 : la paire qui n’était pas là',
    blocks: [
      { kind: 'heading', text: 'Objet : En stock, vraiment ?' },
      { kind: 'text', text: 'Bonjour,' },
      {
        kind: 'text',
        text: 'Samedi dernier, j’ai demandé dans six magasins un article que leur site annonçait disponible. Deux vendeurs l’ont trouvé. Les quatre autres m’ont proposé de le commander, sur le site que je venais de quitter.',
      },
      {
        kind: 'text',
        text: 'Le problème n’est pas le logiciel. Un inventaire juste à 95 % affiche une rupture de trop tous les vingt articles. La parade tient en une règle : n’annoncez « en magasin » qu’à partir de deux pièces.',
      },
      {
        kind: 'text',
        text: 'Cette semaine, comptez vos vingt références les plus consultées. Comparez avec la fiche produit. Répondez-moi avec le nombre d’écarts : je publierai la moyenne, sans les noms.',
      },
      {
        kind: 'text',
        text: 'Trois écarts ou moins : affichez la disponibilité par magasin dès lundi. De quatre à dix : affichez-la pour ces vingt références seulement, et recomptez-les chaque mardi. Au-delà, n’affichez rien : une fiche muette déçoit moins qu’une fiche fausse.',
      },
      {
        kind: 'text',
        text: 'Prévoyez une heure, deux personnes et une feuille à trois colonnes : la référence, le stock annoncé, le stock trouvé. Faites-le avant l’ouverture, jamais un samedi.',
      },
      { kind: 'text', text: 'Lire l’article complet : quatre chantiers avant de changer de logiciel.' },
      { kind: 'note', text: 'Récit composé pour l’exemple. Extrait : la lettre complète compte 350 mots.' },
    ],
  },
  {
    folio: 34,
    section: 'Guide et scripts de vidéo',
    title: 'Script 1 : trois phrases qui sauvent un panier',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Vidéo de 75 secondes',
          columns: [{ label: 'Temps' }, { label: 'À l’image' }, { label: 'Texte dit' }],
          rows: [
            {
              cells: [
                '0–12 s',
                'Un téléphone, un panier à 49 €',
                'Au paiement, il passe à 55,90 €. Vous auriez continué ?',
              ],
            },
            {
              cells: [
                '12–30 s',
                'Le chiffre, plein écran',
                'Frais ajoutés à la fin : le premier motif d’abandon, cité par 48 % des acheteurs américains interrogés.',
              ],
            },
            {
              cells: [
                '30–60 s',
                'La fiche produit, annotée',
                'Trois phrases avant le panier : le prix de la livraison, le jour du retrait, la façon de rendre.',
              ],
            },
            {
              cells: ['60–75 s', 'Retour au téléphone', 'Écrivez-les aujourd’hui. La liste complète est en lien.'],
            },
          ],
          note: 'Source à afficher à l’image : Baymard Institute, Cart Abandonment Rate Statistics, 2024.',
        },
      },
      { kind: 'heading', text: 'Consignes de tournage' },
      {
        kind: 'list',
        items: [
          'Téléphone tenu à la verticale, sous-titres incrustés : le script se comprend sans le son.',
          'Écran réel du parcours d’achat, jamais celui d’un concurrent.',
        ],
      },
      { kind: 'heading', text: 'Version de 30 secondes' },
      {
        kind: 'text',
        text: 'Garder les plans 1 et 3. Le chiffre passe en sous-titre du premier plan, la source reste à l’image.',
      },
    ],
  },
  {
    folio: 38,
    section: 'Calendrier et mesure',
    title: 'Quatre questions suffisent à juger les huit semaines',
    blocks: [
      { kind: 'chart', chart: calendarChart },
      { kind: 'table', table: measureTable },
    ],
  },
];
