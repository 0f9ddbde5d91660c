import type { Block } from '../../../data/examples/types.ts';

const text = (words: string): Block => ({ kind: 'text', text: words });

/** The letter of the second week, in full: its subject, then its text. */
export const letter: readonly Block[] = [
  { kind: 'heading', text: 'Objet : En stock, vraiment ?' },
  text('Bonjour,'),
  text(
    'Faites l’essai samedi. Choisissez six articles que votre site annonce disponibles en magasin, entrez comme un client, demandez-les. Comptez ceux qu’on vous tend. Les autres, on vous proposera de les commander, sur le site que vous venez de quitter.',
  ),
  text(
    'Le logiciel n’y est pour rien. Un inventaire juste à 95 % se trompe d’un article sur vingt, et la fiche produit répète l’erreur à tous ceux qui la lisent. La parade tient en une règle : n’annoncez « en magasin » qu’à partir de deux pièces.',
  ),
  text(
    'Avant d’afficher, mesurez. Prenez vos vingt références les plus consultées et une feuille à trois colonnes : la référence, le stock annoncé, le stock trouvé. Vingt minutes, avant l’ouverture, jamais un samedi.',
  ),
  text(
    'Un écart au plus : affichez la disponibilité par magasin dès lundi. De deux à cinq : affichez-la pour ces vingt références seulement, et recomptez-les chaque mardi. Six ou davantage : n’affichez rien encore. Une fiche muette déçoit moins qu’une fiche fausse.',
  ),
  text(
    'Répondez à cette lettre avec votre nombre d’écarts. Dès que vingt commerces l’auront fait, vous recevrez la médiane, sans les noms.',
  ),
  text(
    'La méthode entière est dans l’article : quatre chantiers avant de changer de logiciel. Mardi prochain, le panier.',
  ),
];
