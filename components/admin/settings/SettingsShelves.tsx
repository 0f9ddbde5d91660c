import { NavLink } from 'react-router';
import { Shelves } from '../list/Shelves.ts';

/** The parts of the settings' room. */
export const SettingsShelves = () => (
  <Shelves aria-label="Réglages">
    <NavLink to="/reglages" end>
      Réglages
    </NavLink>
    <NavLink to="/avant-de-publier">Avant de publier</NavLink>
    <NavLink to="/reglages/historique">Historique</NavLink>
    <NavLink to="/guide">Guide</NavLink>
  </Shelves>
);
