/** The author's own marks out of 100 for one aspect of advisory work: an opinion, not a measure. */
export interface Aspect {
  aspect: string;
  human: number;
  ai: number;
  humanAdvantage: string;
}

export const aspectsLabel = 'Appréciation de l’auteur, notes sur 100';

export const aspects: readonly Aspect[] = [
  {
    aspect: 'Collecter et résumer',
    human: 45,
    ai: 85,
    humanAdvantage: 'sait quelle pièce manque parce qu’il a déjà vu le même dossier.',
  },
  {
    aspect: 'Proposer des variantes',
    human: 55,
    ai: 80,
    humanAdvantage: 'écarte d’emblée celles que l’équipe refusera.',
  },
  {
    aspect: 'Comprendre le contexte',
    human: 85,
    ai: 40,
    humanAdvantage: 'entend ce qui n’est pas écrit : un associé qui part, un bail qui expire.',
  },
  {
    aspect: 'Trancher dans le doute',
    human: 75,
    ai: 30,
    humanAdvantage: 'accepte de se tromper en son nom, donc pèse autrement.',
  },
  {
    aspect: 'Répondre de l’erreur',
    human: 95,
    ai: 5,
    humanAdvantage: 'a une signature, une assurance, une adresse.',
  },
];
