import { spelled } from '../french/frenchNumbers.ts';
import { priceRange } from '../offer/promiseWords.ts';
import type { Content } from '../settings/content.ts';

/** Texts at the top of the home page; the introduction contains the current prices. */
export const sourceHero = (content: Pick<Content, 'services' | 'site'>) => ({
  title: ['Cinq IA se\u00a0recoupent.', 'Un humain signe.'] as [string, string],
  lead: `Études de marché, contenus, automatisation, stratégies et analyses financières : ${spelled(content.services.length)} livrables, ${priceRange(content)}.`,
  primary: 'Découvrez ma méthode',
  secondary: 'Voir en action',
  caption: `Dix croisements : chaque modèle est confronté aux quatre autres. ${content.site.panel}.`,
  figure:
    'Cinq traits, un par modèle d’IA, se croisent deux à deux en dix points, puis se rejoignent en une ligne bleue sur laquelle l’étude est signée.',
});
