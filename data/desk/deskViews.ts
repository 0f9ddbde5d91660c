import { guidePages } from './guidePages.ts';

/** The desk's own views below `/admin`, as patterns; `components/admin/desk/DeskRoutes.tsx` draws the same paths. */
const views = [
  'newsletter(/importer)?',
  'lettres(/\\d+)?',
  'articles(/\\d+)?',
  'images',
  'exemples',
  'indesirables',
  'courrier',
  'contrats',
  'copies',
  'corbeille',
  'tableau-de-bord',
  'compte',
  'comptes',
  'journal',
  'aujourdhui',
  'etat',
  'avant-de-publier',
  'reglages(/[a-z-]+)?',
  'personnes(/(\\d+|effacements))?',
  'leads/(\\d+|DEV-\\d+-\\d+|saisie)',
  `guide(/(${guidePages.map(({ slug }) => slug).join('|')}))?`,
];

/** In the address of the desk, where a form sent without script is asked for more: `passkey`, `code` or `passkey-code`. */
/** What stands after the # of `/admin` in a link that the owner had printed, before its secret. */
export const SIGN_IN_LINK = 'lien=';
export const FACTORS_ASKED = 'facteur';

/** What waits for the owner: where the sign-in form of `/admin` leads; any other address stays what it is. */
export const FIRST_VIEW = '/admin/aujourdhui';

/** `/admin` and the desk's own views; any other path below it is unknown, and so is `/administration`. */
export const DESK_VIEWS = new RegExp(`^/admin(/(${views.join('|')}))?$`);
