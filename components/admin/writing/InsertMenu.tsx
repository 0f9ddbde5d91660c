import { Plus } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { Part } from '../../../data/articles/insertParts.ts';
import { Menu, type MenuAct, MenuActs } from '../list/Menu.tsx';
import { useMedia } from '../useBrowser.ts';
import { PartDialog } from './PartDialog.tsx';

interface Props {
  parts: readonly Part[];
  /** Around the menu, which « / » opens. */
  place: RefObject<HTMLDivElement | null>;
  onInsert: (written: string, inline: boolean) => void;
  /** Insertions that need no form. */
  others: readonly MenuAct[];
}

/** « Insérer »: what a text may hold beside words. */
export function InsertMenu({ parts, place, onInsert, others }: Props) {
  const [chosen, choose] = useState<Part>();
  const insert = (part: Part, fields: Readonly<Record<string, string>>) => {
    choose(undefined);
    // Once the dialog has given the focus back.
    setTimeout(() => onInsert(part.write(fields), part.inline ?? false));
  };
  return (
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
        <MenuActs
          acts={[
            ...parts.map((part) => ({
              label: part.label,
              act: () => (part.fields.length > 0 ? choose(part) : insert(part, {})),
            })),
            ...others,
          ]}
        />
      </Menu>
      {chosen && (
        <PartDialog part={chosen} onWrite={(fields) => insert(chosen, fields)} onClose={() => choose(undefined)} />
      )}
    </div>
  );
}
