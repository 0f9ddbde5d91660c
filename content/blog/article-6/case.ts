/** The collapsible case of article 6: a fictional shop, with its full arithmetic. */
export const roiCase = {
  title: 'Étude de cas : trois points de reprises coûtent une part du gain',
  label: 'Cas fictif : entreprise et chiffres inventés',
  paragraphs: [
    'Une boutique en ligne de six personnes répond à 420 messages par mois. Avant : 7 minutes par message. Après : 5 min 30, relecture comprise. Gain : 420 × 1,5 = 630 minutes, soit 10,5 heures, ou 294 € par mois à 28 € de l’heure.',
    'Coûts de la première année : 960 € d’abonnements et 30 heures de mise en place, soit 840 €. Total : 1 800 €. Retour net annoncé : (3 528 − 1 800) / 1 800 = 96 %. Délai : 6,1 mois.',
    'Puis quelqu’un compte les reprises. Les clients réécrivent dans 11 % des cas, contre 8 % avant. Trois points de 420 font 12,6 messages de plus, à 7 minutes : 88 minutes par mois.',
    'Le gain réel descend à 9,03 heures, soit 252,84 € par mois. Retour net : 69 %. Délai : 7,1 mois. Le projet reste bon. Il l’était moins que prévu, et personne ne l’aurait su sans la colonne « reprises ».',
  ],
} as const;
