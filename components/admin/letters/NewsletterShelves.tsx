import { NavLink } from 'react-router';
import { Shelves } from '../list/Shelves.ts';

/** The parts of the room about the newsletter. */
export const NewsletterShelves = () => (
  <Shelves aria-label="Newsletter">
    <NavLink to="/newsletter">Abonnés</NavLink>
    <NavLink to="/lettres">Lettres</NavLink>
  </Shelves>
);
