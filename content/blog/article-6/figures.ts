import type { GroupsFigure } from '../../../data/articles/figureTypes.ts';
import { measuredShares } from './projects.ts';

export const hypothesisAgainstMeasures: GroupsFigure = {
  type: 'groups',
  title: 'L’hypothèse du simulateur dépasse de loin ce que les enquêtes relèvent',
  measure: 'Part des heures de travail récupérées, en %',
  unit: '%',
  digits: 1,
  series: ['Part des heures'],
  groups: measuredShares.map(({ label, share, ...measure }) => ({
    label,
    values: [share * 100],
    ...(!('source' in measure) && { hypothesis: true as const }),
  })),
  sources: ['fed-2025', 'humlum-2025'],
  note: 'Les parts publiées portent sur toutes les heures travaillées et reposent sur des déclarations ; celle du simulateur est une hypothèse interne.',
};
