import { type Choice, codesOf } from '../choices.ts';

/** Kinds of entry by which the journal can be filtered. */
export const journalKinds = [
  { code: 'sign-in', label: 'Connexions' },
  { code: 'failure', label: 'Échecs de connexion' },
  { code: 'session', label: 'Sessions fermées' },
  { code: 'password', label: 'Mots de passe' },
  { code: 'factor', label: 'Double authentification' },
  { code: 'account', label: 'Comptes' },
  { code: 'export', label: 'Exports et imports' },
  { code: 'newsletter', label: 'Abonnés' },
  { code: 'erasure', label: 'Effacements' },
  { code: 'restore', label: 'Restaurations' },
  { code: 'letter', label: 'Lettres' },
  { code: 'settings', label: 'Réglages' },
  { code: 'article', label: 'Articles' },
  { code: 'picture', label: 'Images' },
  { code: 'quote', label: 'Devis' },
] as const satisfies readonly Choice[];
export type JournalKind = (typeof journalKinds)[number]['code'];
export const journalKindCodes = codesOf(journalKinds);

/** Origins of a journal entry: an account at the desk, a command in the terminal, or the site itself. */
export const journalOrigins = ['desk', 'command', 'site'] as const;
export type JournalOrigin = (typeof journalOrigins)[number];

interface Action {
  kind: JournalKind;
  /** Builds the French sentence of an entry; `subject` is the name of the account or passkey concerned. */
  say: (subject: string, amount: number) => string;
}

const counted = (one: string, several: string) => (_subject: string, amount: number) =>
  `${amount} ${amount > 1 ? several : one}`;
const plain = (words: string) => () => words;
/** Builds the sentence of an erasure on request, with the reference of its proof; entries of older versions have no reference. */
const proven =
  (words: string): Action['say'] =>
  (subject) =>
    subject ? `${words} : preuve ${subject}` : words;
const named = (words: string) => (subject: string) => `${words} « ${subject} »`;

/** Actions recorded in the journal, by code. Codes are stored, so none ever changes its meaning. */
export const journalActions = {
  'signed-in': { kind: 'sign-in', say: plain('Connexion par mot de passe') },
  'signed-in-link': { kind: 'sign-in', say: plain('Connexion par un lien imprimé sur le serveur') },
  // Action of older entries, which stay for twelve months: a passkey at the second step is now recorded as `signed-in-passkey-alone`.
  'signed-in-passkey': { kind: 'sign-in', say: plain('Connexion par mot de passe et clé d’accès') },
  'signed-in-passkey-alone': { kind: 'sign-in', say: plain('Connexion par clé d’accès') },
  'signed-in-code': { kind: 'sign-in', say: plain('Connexion par mot de passe et code') },
  'signed-in-recovery': { kind: 'sign-in', say: plain('Connexion par mot de passe et code de secours') },
  'wrong-password': { kind: 'failure', say: plain('Identifiant ou mot de passe refusé') },
  'wrong-factor': { kind: 'failure', say: plain('Mot de passe juste, second facteur refusé') },
  'wrong-confirmation': { kind: 'failure', say: plain('Mot de passe redemandé, refusé') },
  'session-ended': { kind: 'session', say: plain('Une session fermée depuis une autre') },
  'sessions-ended': {
    kind: 'session',
    say: counted('session fermée depuis une autre', 'sessions fermées depuis une autre'),
  },
  'password-changed': { kind: 'password', say: plain('Mot de passe changé, autres sessions fermées') },
  'password-reset': { kind: 'password', say: named('Mot de passe remplacé pour') },
  'sign-in-link-made': { kind: 'account', say: named('Lien de connexion imprimé pour') },
  'passkey-added': { kind: 'factor', say: named('Clé d’accès ajoutée :') },
  'passkey-removed': { kind: 'factor', say: named('Clé d’accès retirée :') },
  'code-app-added': { kind: 'factor', say: plain('Application de codes ajoutée') },
  'code-app-removed': { kind: 'factor', say: plain('Application de codes retirée') },
  'recovery-renewed': { kind: 'factor', say: plain('Nouveaux codes de secours') },
  'factors-reset': { kind: 'factor', say: named('Double authentification retirée de') },
  'account-created': { kind: 'account', say: named('Compte créé :') },
  'account-disabled': { kind: 'account', say: named('Compte désactivé :') },
  'account-enabled': { kind: 'account', say: named('Compte réactivé :') },
  'account-removed': { kind: 'account', say: named('Compte supprimé :') },
  'leads-exported': { kind: 'export', say: plain('Demandes exportées') },
  'lead-exported': { kind: 'export', say: plain('Une demande exportée') },
  'person-exported': { kind: 'export', say: plain('Une personne exportée') },
  'subscribers-exported': { kind: 'export', say: plain('Abonnés exportés') },
  'notices-exported': { kind: 'export', say: plain('Notifications de contrats exportées') },
  'journal-exported': { kind: 'export', say: plain('Journal exporté') },
  'subscriber-taken-back': { kind: 'newsletter', say: plain('Un abonné arrêté repris') },
  'leads-imported': { kind: 'export', say: counted('demande importée', 'demandes importées') },
  'subscribers-imported': {
    kind: 'newsletter',
    say: counted('abonné à importer d’un fichier', 'abonnés à importer d’un fichier'),
  },
  'leads-binned': { kind: 'erasure', say: counted('demande mise à la corbeille', 'demandes mises à la corbeille') },
  'leads-erased': {
    kind: 'erasure',
    say: (subject, amount) =>
      amount > 0
        ? `${amount} ${amount > 1 ? 'demandes effacées' : 'demande effacée'}`
        : proven('Effacement de demandes')(subject, amount),
  },
  'person-binned': { kind: 'erasure', say: plain('Une personne mise à la corbeille') },
  'person-erased': { kind: 'erasure', say: proven('Une personne effacée à sa demande') },
  'subscribers-binned': { kind: 'erasure', say: counted('abonné mis à la corbeille', 'abonnés mis à la corbeille') },
  'subscribers-erased': { kind: 'erasure', say: counted('abonné effacé', 'abonnés effacés') },
  'notices-binned': {
    kind: 'erasure',
    say: counted('notification mise à la corbeille', 'notifications mises à la corbeille'),
  },
  'notices-erased': { kind: 'erasure', say: counted('notification effacée', 'notifications effacées') },
  'bin-erased': { kind: 'erasure', say: counted('élément de la corbeille effacé', 'éléments de la corbeille effacés') },
  'bin-restored': {
    kind: 'erasure',
    say: counted('élément repris de la corbeille', 'éléments repris de la corbeille'),
  },
  'letter-scheduled': { kind: 'letter', say: named('Lettre programmée :') },
  'letter-unscheduled': { kind: 'letter', say: named('Envoi déprogrammé :') },
  'letter-started': {
    kind: 'letter',
    say: (subject, amount) => `Envoi de « ${subject} » à ${amount} ${amount > 1 ? 'abonnés' : 'abonné'}`,
  },
  'letter-paused': { kind: 'letter', say: named('Envoi en pause :') },
  'letter-resumed': { kind: 'letter', say: named('Envoi repris :') },
  'letter-cancelled': { kind: 'letter', say: named('Envoi arrêté :') },
  'letter-sent': {
    kind: 'letter',
    say: (subject, amount) => `« ${subject} » acceptée pour ${amount} ${amount > 1 ? 'abonnés' : 'abonné'}`,
  },
  'letter-deleted': { kind: 'letter', say: named('Brouillon supprimé :') },
  'letter-pace-changed': { kind: 'letter', say: counted('lettre par heure au plus', 'lettres par heure au plus') },
  'database-restored': { kind: 'restore', say: plain('Base remise d’une copie') },
  'templates-changed': { kind: 'settings', say: plain('Modèles de réponse modifiés') },
  'settings-changed': { kind: 'settings', say: named('Réglages du site modifiés :') },
  'settings-taken-back': { kind: 'settings', say: named('Modification annulée :') },
  'owner-mails-changed': { kind: 'settings', say: plain('Courriels du site au propriétaire réglés') },
  'picture-added': { kind: 'picture', say: named('Image ajoutée :') },
  'picture-described': { kind: 'picture', say: named('Image décrite autrement :') },
  'picture-removed': { kind: 'picture', say: named('Image supprimée :') },
  'sample-file-put': { kind: 'settings', say: named('Fichier d’exemple remplacé par le vôtre :') },
  'sample-file-back': { kind: 'settings', say: named('Fichier d’exemple d’origine remis :') },
  'clock-trusted': { kind: 'settings', say: plain('Horloge déclarée juste') },
  'quotes-exported': { kind: 'export', say: plain('Devis exportés') },
  'copy-downloaded': { kind: 'export', say: plain('Copie complète téléchargée') },
  'receipts-exported': { kind: 'export', say: plain('Livre des recettes exporté') },
  'quote-sent': { kind: 'quote', say: named('Devis envoyé :') },
  'quote-cancelled': { kind: 'quote', say: named('Devis annulé :') },
  'quote-accepted-noted': { kind: 'quote', say: named('Accord noté pour le devis') },
  'quote-delivered': { kind: 'quote', say: named('Livraison notée pour le devis') },
  'receipt-noted': { kind: 'quote', say: named('Versement noté pour le devis') },
  'receipt-removed': { kind: 'quote', say: named('Versement retiré du devis') },
  'quotes-forgotten': {
    kind: 'erasure',
    say: counted('devis effacé, son temps passé', 'devis effacés, leur temps passé'),
  },
  'answer-published': { kind: 'quote', say: named('Avis publié :') },
  'answer-withdrawn': { kind: 'quote', say: named('Avis retiré :') },
  'article-published': { kind: 'article', say: named('Article publié :') },
  'article-scheduled': { kind: 'article', say: named('Article programmé :') },
  'article-withdrawn': { kind: 'article', say: named('Article retiré :') },
  'article-deleted': { kind: 'article', say: named('Article supprimé :') },
  'article-original': { kind: 'article', say: named('Texte d’origine repris pour l’article') },
  'article-card-changed': { kind: 'article', say: named('Présentation changée de l’article') },
} as const satisfies Record<string, Action>;
export type JournalAction = keyof typeof journalActions;

const known: Partial<Record<string, Action>> = journalActions;
/** Returns the sentence of a journal entry; the code itself for an action written by a newer version. */
export const journalSentence = (action: string, subject: string | null, amount: number | null): string =>
  known[action]?.say(subject ?? '', amount ?? 0) ?? action;

const ORIGINS: Record<JournalOrigin, string> = {
  desk: 'Inconnu',
  command: 'Ligne de commande',
  site: 'Le site',
};
/** Author of a journal entry. */
export const journalAuthor = (origin: JournalOrigin, account: string | null): string => account ?? ORIGINS[origin];
