/** A collapsible portrait of one model. Opinions are the author's and say so. */
export interface ModelPanel {
  id: string;
  title: string;
  paragraphs: readonly string[];
  tryIt: string;
}

/** The two panels of article 3; one is open at a time. */
export const modelPanels: readonly ModelPanel[] = [
  {
    id: 'gpt-4',
    title: 'GPT-4 : l’exécutant rapide, à qui il faut interdire de combler',
    paragraphs: [
      'Mon avis d’usage : GPT-4 Turbo tient bien les consignes à étapes et les formats stricts. Demandez un tableau de six colonnes, vous l’obtenez.',
      'Son défaut tient à la même qualité. Si une colonne n’a pas d’information, il a tendance à la remplir. Autorisez-lui explicitement une case vide, sinon vous paierez le contrôle.',
      'Je lui donne : les premiers jets, les extractions, les formules. Je ne lui donne pas : le dernier mot sur un chiffre.',
    ],
    tryIt:
      'Remplissez ce tableau à partir du texte. Si une information n’y figure pas, écrivez « absent ». Toute case inventée rend le tableau inutilisable.',
  },
  {
    id: 'claude',
    title: 'Claude : le relecteur attentif, à qui il faut demander de trancher',
    paragraphs: [
      'Mon avis d’usage : Claude 3 Opus lit loin. Il retient la clause de la page 12 quand il commente celle de la page 3, dans un contexte annoncé à 200 000 jetons.',
      'Il nuance beaucoup. Sur une décision, il rend parfois trois options et aucune préférence. Exigez un ordre, et le critère qui l’a produit.',
      'Je lui donne : la relecture contradictoire, les contrats, les textes longs. Je ne lui donne pas : un calcul de marge sans vérifier les opérations.',
    ],
    tryIt:
      'Relisez ce document comme la partie adverse. Donnez les trois phrases qui m’engagent le plus, de la plus risquée à la moins risquée, avec la page et la raison du classement.',
  },
];
