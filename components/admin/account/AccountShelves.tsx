import { NavLink } from 'react-router';
import { Shelves } from '../list/Shelves.ts';

/** The parts of the account's room. */
export const AccountShelves = () => (
  <Shelves aria-label="Compte">
    <NavLink to="/compte">Mon compte</NavLink>
    <NavLink to="/comptes">Comptes</NavLink>
    <NavLink to="/journal">Journal</NavLink>
  </Shelves>
);
