import { capital, decimal, spelled } from '../../../data/french/frenchNumbers.ts';
import type { ContentModel } from './model.ts';

/** The parts of the file, with the pages that follow from their words. */
export function sections({ drivers, of, plan, published }: ContentModel) {
  const count = (value: number) => decimal(value, 0);
  const cited = new Set(plan.flatMap((part) => part.sources)).size;
  return [
    {
      title: 'Ligne éditoriale',
      text: 'Lecteur visé, ton, douze requêtes, trois à ne pas viser',
      pages: drivers.linePages,
    },
    {
      title: 'Article de fond',
      text: `${count(of('article').words)} mots, quatre chantiers, ${spelled(cited)} sources`,
      pages: of('article').pages,
    },
    {
      title: 'Quatre articles satellites',
      text: `${count(of('satellite').words)} mots chacun, reliés à l’article de fond`,
      pages: of('satellite').pages,
    },
    {
      title: 'Lettres et publications',
      text: `${capital(spelled(of('letter').pieces))} lettres, ${spelled(of('post').pieces)} publications, objets compris`,
      pages: of('letter').pages + of('post').pages,
    },
    {
      title: 'Guide et scripts de vidéo',
      text: `Un guide de ${count(of('guide').words)} mots, ${spelled(of('script').pieces)} scripts minutés`,
      pages: of('guide').pages + of('script').pages,
    },
    {
      title: 'Calendrier et mesure',
      text: `${capital(spelled(published.length))} semaines, quatre indicateurs`,
      pages: drivers.calendarPages,
    },
  ];
}
