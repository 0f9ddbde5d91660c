import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { Menu, type MenuAct, MenuActs } from '../list/Menu.tsx';
import { useMedia } from '../useBrowser.ts';

interface Props {
  /** Element around the menu, which « / » opens. */
  place: RefObject<HTMLDivElement | null>;
  acts: readonly MenuAct[];
}

/** « Insérer »: menu of the parts a text may hold. */
export const InsertMenu = ({ place, acts }: Props) => (
  <div ref={place}>
    <Menu
      summary={
        <>
          <Plus size={18} strokeWidth={1.7} aria-hidden="true" />
          Insérer
        </>
      }
      look="plain"
      drop={useMedia('phone') ? 'up' : undefined}
    >
      <MenuActs acts={acts} />
    </Menu>
  </div>
);
