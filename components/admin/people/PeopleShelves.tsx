import { NavLink } from 'react-router';
import { Shelves } from '../list/Shelves.ts';

/** The parts of the room about people. */
export const PeopleShelves = () => (
  <Shelves aria-label="Personnes">
    <NavLink to="/personnes" end>
      Toutes
    </NavLink>
    <NavLink to="/personnes/effacements">Effacements</NavLink>
  </Shelves>
);
