import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { Menu, type MenuAct, MenuActs } from '../list/Menu.tsx';
import { useMedia } from '../useBrowser.ts';

interface Props {
  /** Element that contains the menu; typing « / » opens the menu in it. */
  place: RefObject<HTMLDivElement | null>;
  acts: readonly MenuAct[];
  /** Called when keys in the menu that « / » opened are meant for the text, with what they type. */
  onBack: (typed: string) => void;
}

/** Opens the menu for a « / » in the text. */
export function openMenu(place: HTMLDivElement | null): void {
  const list = place?.querySelector('details');
  if (!list) return;
  list.open = true;
  list.dataset.slash = '';
  list.querySelector('button')?.focus();
}

/** Menu « Insérer » of the parts that a text may contain. */
export const InsertMenu = ({ place, acts, onBack }: Props) => (
  <div
    ref={place}
    onClickCapture={({ currentTarget }) => delete currentTarget.querySelector('details')?.dataset.slash}
    onKeyDownCapture={(event) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const list = event.currentTarget.querySelector('details');
      const isLetter = (key.length === 1 || key === 'Dead') && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      if (list?.dataset.slash === undefined || !(isLetter || key === 'Escape' || key === 'Backspace')) return;
      event.stopPropagation();
      // A dead key goes on in the text.
      if (key !== 'Dead') event.preventDefault();
      list.open = false;
      onBack(!isLetter ? '' : key.length > 1 || key === '/' ? '/' : `/${key}`);
    }}
  >
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
