import { BIN_DAYS } from './retention.ts';

/** One page of the desk's guide; its text is `content/guide/<slug>.md`. */
export interface GuidePage {
  slug: string;
  title: string;
  /** Question that the page answers, in one sentence. */
  summary: string;
}

interface GuideChapter {
  title: string;
  pages: readonly GuidePage[];
}

const page = (slug: string, title: string, summary: string): GuidePage => ({ slug, title, summary });

/** The guide's contents, in reading order. */
export const guideChapters: readonly GuideChapter[] = [
  {
    title: 'Commencer',
    pages: [
      page('premiers-pas', 'Premiers pas', 'Ce qu’est le bureau, et les trois gestes du premier jour.'),
      page('avant-de-publier', 'Avant de publier', 'Ce que la loi demande avant d’ouvrir le site.'),
      page('reglages', 'Réglages', 'Changer vos mots, vos prix et vos mentions, sans développeur.'),
    ],
  },
  {
    title: 'Chaque jour',
    pages: [
      page('aujourdhui', 'Aujourd’hui', 'Ce qui attend quelque chose de vous.'),
      page('demandes', 'Demandes', 'Trouver, trier, suivre et exporter les demandes.'),
      page('fiche', 'La fiche d’une demande', 'Répondre, noter, relancer, effacer.'),
      page('devis', 'Devis', 'Du devis envoyé au solde reçu, et la preuve de l’accord.'),
      page('indesirables', 'Indésirables', 'Ce qui a été mis de côté, et pourquoi.'),
      page('contrats', 'Contrats', 'Résiliations et rétractations reçues en ligne.'),
      page('personnes', 'Personnes', 'Rectifier, réunir, exporter, effacer une personne.'),
      page('corbeille', 'Corbeille', `${BIN_DAYS} jours pour changer d’avis.`),
      page('tableau-de-bord', 'Chiffres', 'Ce qu’une période a apporté, sans cookie.'),
    ],
  },
  {
    title: 'Publier',
    pages: [
      page('articles', 'Articles', 'Écrire, programmer, publier, retirer.'),
      page('images', 'Images et exemples', 'Ajouter une image ; mettre votre fichier à la place d’un exemple.'),
      page('newsletter', 'Newsletter', 'Vos abonnés, et la preuve de leur accord.'),
      page('lettres', 'Lettres', 'Écrire à vos abonnés : rythme, pause, refus.'),
    ],
  },
  {
    title: 'Faire marcher le site',
    pages: [
      page('etat', 'État du site', 'Ce que le site surveille, et que faire quand c’est rouge.'),
      page('courrier', 'Courrier', 'Régler l’envoi des courriels et lire les pannes.'),
      page('arrivee', 'Que vos courriels arrivent', 'SPF, DKIM et DMARC en mots simples.'),
      page('domaine', 'Domaine et https', 'L’adresse du site et son cadenas.'),
      page('sauvegardes', 'Sauvegardes', 'En faire une, et revenir en arrière.'),
      page('copies', 'Copies hors du serveur', 'Le stockage ailleurs, et la clé à garder sur papier.'),
      page('mise-a-jour', 'Mises à jour', 'Passer à la version suivante sans rien perdre.'),
      page('commandes', 'Parler au serveur', 'Les quelques commandes utiles, pas à pas.'),
    ],
  },
  {
    title: 'Comptes et outils',
    pages: [
      page('compte', 'Votre compte', 'Mot de passe, second moyen d’entrer, téléphone perdu.'),
      page('comptes', 'Travailler à plusieurs', 'Ajouter, retirer, et savoir qui a fait quoi.'),
      page('telephone', 'Sur un téléphone', 'Le bureau à portée de pouce.'),
      page('lexique', 'Lexique', 'Les mots techniques de ce bureau, un par ligne.'),
    ],
  },
];

export const guidePages: readonly GuidePage[] = guideChapters.flatMap(({ pages }) => pages);
