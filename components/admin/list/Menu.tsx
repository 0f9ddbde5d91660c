import styled from '@emotion/styled';
import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type ExportFormat, exportFormats } from '../../../data/desk/deskKinds.ts';
import { color, focusRing, layer, radius, shadow } from '../../theme.ts';
import { ConfirmedDownload } from '../confirm/ConfirmPassword.tsx';

const Box = styled.details`
  position: relative;
  & summary { display: inline-flex; align-items: center; gap: 8px; min-width: 44px; min-height: 44px; border-radius: ${radius.control}; font-size: 15px; font-weight: 600; cursor: pointer; list-style: none; ${focusRing(color.link)} }
  & summary::-webkit-details-marker { display: none; }
  &[data-look='button'] summary { padding: 8px 16px; border: 1px solid ${color['line-strong']}; }
  &[data-look='button'] summary:hover { border-color: ${color.ink}; }
  &[data-look='plain'] summary { justify-content: center; }
  &[data-look='plain'] summary:hover { color: ${color.link}; }
  & ul { position: absolute; right: 0; z-index: ${layer.menu}; width: max-content; max-width: calc(100vw - 40px); margin-top: 6px; padding: 6px; border-radius: ${radius.control}; background: ${color.sheet}; box-shadow: ${shadow.pop}; }
  &[data-side='left'] ul { right: auto; left: 0; }
  &[data-drop='up'] ul { bottom: 100%; margin: 0 0 6px; }
  & li > * { display: flex; align-items: center; justify-content: space-between; gap: 20px; width: 100%; min-height: 44px; padding: 8px 12px; border-radius: ${radius.badge}; font-size: 15px; text-align: left; ${focusRing(color.link, -2)} }
  & li > :hover { background: ${color.wash}; }
  & li > [aria-current] { background: ${color.wash}; }
`;

export interface MenuAct {
  label: string;
  act: () => void;
}
/** List entries of a menu whose actions are buttons. */
export const MenuActs = ({ acts }: { acts: readonly MenuAct[] }) =>
  acts.map(({ label, act }) => (
    <li key={label}>
      <button type="button" onClick={act}>
        {label}
      </button>
    </li>
  ));

interface Props {
  summary: ReactNode;
  /** Accessible name of the button; needed when it shows only an icon. */
  label?: string;
  look?: 'button' | 'plain';
  side?: 'left' | 'right';
  drop?: 'up' | undefined;
  /** Entries of the menu: `<li>` elements, each with one link or button. */
  children: ReactNode;
}

/** Menu that opens under its button; it closes once an entry is chosen, or the pointer or focus leaves it. */
export function Menu({ summary, label, look = 'button', side = 'right', drop, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (menu.current?.open && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, []);
  // Moves the focus to the menu's button: an element inside the closed menu would lose it.
  const close = () => {
    if (!menu.current) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <Box
      ref={menu}
      data-look={look}
      data-side={side}
      data-drop={drop}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
      // Closes the menu before the chosen action runs: a dialog that the action opens will return the focus to the menu's button.
      onClickCapture={({ target }) => {
        if ((target as Element).closest('li a, li button')) close();
      }}
    >
      <summary aria-label={label}>{summary}</summary>
      <ul>{children}</ul>
    </Box>
  );
}

/** Table to export: the path of a server export, or a function that makes the table in the format chosen. */
type ExportMenuProps = {
  drop?: 'up';
  /** Further actions, listed in the menu if there is no room for their buttons beside it; the menu's label is then « Actions ». */
  others?: readonly MenuAct[];
} & (
  | { path: string; query: string /** Another file that holds the same, whole. */; json?: string }
  | { onChoose: (format: ExportFormat) => void }
);

/** Menu that exports a table in either CSV format. */
export function ExportMenu({ drop, others = [], ...table }: ExportMenuProps) {
  return (
    <Menu
      drop={drop}
      summary={
        others.length > 0 ? (
          'Actions'
        ) : (
          <>
            <Download size={18} strokeWidth={1.6} aria-hidden="true" />
            <span>Exporter</span>
          </>
        )
      }
    >
      {exportFormats.map(({ code: format, label }) => (
        <li key={format}>
          {'path' in table ? (
            <ConfirmedDownload href={`${table.path}?format=${format}${table.query && `&${table.query}`}`}>
              {label}
            </ConfirmedDownload>
          ) : (
            <button type="button" onClick={() => table.onChoose(format)}>
              {others.length > 0 ? `Exporter en ${label}` : label}
            </button>
          )}
        </li>
      ))}
      {'json' in table && (
        <li>
          <ConfirmedDownload href={table.json}>JSON, avec les fichiers joints</ConfirmedDownload>
        </li>
      )}
      <MenuActs acts={others} />
    </Menu>
  );
}
