/** The page of the register of disagreements. */
export const registerPage = {
  title: 'Le registre des désaccords',
  lead: 'La même question, trois fois, à cinq IA : combien de fois chacune a raison, et combien de fois elles se trompent ensemble. Ce sont des questions de petites entreprises, dont la réponse est publique.',
  description:
    "Cent questions de petites entreprises pour comparer cinq IA : protocole, règle d'arrêt, questions et sources, écrits avant la première mesure.",
  updated: '2026-11-26',
} as const;

/** What the questions of the register are about, in the page's order. */
export const themes = {
  paiement: 'Se faire payer',
  impots: 'Impôts et TVA',
  vente: 'Vendre à des consommateurs',
  donnees: 'Site, courriels et données',
  emploi: 'Employer',
  societe: 'Diriger sa société',
  contrats: 'Contrats, marques et créations',
  ia: "L'IA et la vente en ligne : ce qui a été mesuré",
} as const;
