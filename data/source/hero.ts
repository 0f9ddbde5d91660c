import { isShown } from '../offer/claims.ts';
import { firmRange, underPrice } from '../offer/promiseWords.ts';
import type { Content } from '../settings/content.ts';

/** The opening words of the home page. The introduction has the prices of the catalogue as they are. */
export const sourceHero = (content: Pick<Content, 'claimPlaces' | 'services'>) => ({
  title: ['Cinq IA se recoupent.', 'Un humain signe.'] as [string, string],
  lead: `Études de marché, contenus, stratégies et analyses financières du niveau d’un cabinet. ${isShown(content, 'firmPrice') ? `Là où il facture ${firmRange}, chaque` : 'Chaque'} livrable du catalogue coûte ${underPrice(content)}.`,
  primary: 'Découvrez ma méthode',
  secondary: 'Voir en action',
  caption: 'Dix croisements : chaque modèle est confronté aux quatre autres.',
  figure:
    'Cinq traits, un par modèle d’IA, se croisent deux à deux en dix points, puis se rejoignent en une ligne bleue sur laquelle l’étude est signée.',
});
