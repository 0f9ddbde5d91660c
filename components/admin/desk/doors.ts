import { CalendarCheck, ChartNoAxesColumn, Inbox, type LucideIcon, PenLine, Settings2 } from 'lucide-react';

/** A view with a name of its own, by the beginning of its path below `/admin`. */
interface Place {
  to: string;
  label: string;
  /** Other views of the same place. */
  also?: readonly string[];
}

interface Door extends Omit<Place, 'also'> {
  icon: LucideIcon;
  places: readonly Place[];
}

/** The five doors of the desk, by job, each with the places behind it (docs/decisions/0094-five-doors.md). */
export const doors: readonly Door[] = [
  { to: '/aujourdhui', label: 'Aujourd’hui', icon: CalendarCheck, places: [] },
  {
    to: '/',
    label: 'Demandes',
    icon: Inbox,
    places: [
      { to: '/', label: 'Reçues', also: ['/leads'] },
      { to: '/indesirables', label: 'Indésirables' },
      { to: '/contrats', label: 'Contrats' },
      { to: '/personnes', label: 'Personnes' },
      { to: '/corbeille', label: 'Corbeille' },
    ],
  },
  {
    to: '/articles',
    label: 'Publier',
    icon: PenLine,
    places: [
      { to: '/articles', label: 'Articles' },
      { to: '/lettres', label: 'Lettres' },
      { to: '/newsletter', label: 'Abonnés' },
      { to: '/images', label: 'Images' },
      { to: '/exemples', label: 'Exemples' },
    ],
  },
  { to: '/tableau-de-bord', label: 'Chiffres', icon: ChartNoAxesColumn, places: [] },
  {
    to: '/reglages',
    label: 'Site',
    icon: Settings2,
    places: [
      { to: '/reglages', label: 'Réglages' },
      { to: '/avant-de-publier', label: 'Avant de publier' },
      { to: '/courrier', label: 'Courrier' },
      { to: '/copies', label: 'Copies' },
      { to: '/etat', label: 'État' },
      { to: '/comptes', label: 'Comptes', also: ['/journal'] },
    ],
  },
];

const isIn = (path: string, view: string) => path === view || (view !== '/' && path.startsWith(`${view}/`));

/** Whether a view belongs to a place. @param path below `/admin` */
export const isPlaceOf = (path: string, { to, also = [] }: Place): boolean =>
  [to, ...also].some((view) => isIn(path, view));

/** The door a view stands behind; the guide and one's own account stand behind none. @param path below `/admin` */
export const doorOf = (path: string): Door | undefined =>
  doors.find(({ to, places }) => isIn(path, to) || places.some((place) => isPlaceOf(path, place)));
