import styled from '@emotion/styled';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type ExportFormat, exportFormats } from '../../../data/desk/exportFormats.ts';
import { color, focusRing, layer, radius, shadow } from '../../theme.ts';

const Menu = styled.details`
  position: relative;
  & summary {
    display: inline-flex; align-items: center; gap: 8px; min-height: 44px; padding: 8px 16px; border: 1px solid ${color['line-strong']};
    border-radius: ${radius.control}; font-size: 15px; font-weight: 600; cursor: pointer; list-style: none; ${focusRing(color.link)}
  }
  & summary::-webkit-details-marker { display: none; }
  & summary:hover { border-color: ${color.ink}; }
  & ul { position: absolute; right: 0; z-index: ${layer.document}; width: max-content; max-width: calc(100vw - 40px); margin-top: 6px; padding: 6px; border-radius: ${radius.control}; background: ${color.sheet}; box-shadow: ${shadow.pop}; }
  &[data-drop='up'] ul { bottom: 100%; margin: 0 0 6px; }
  & li > * { display: block; width: 100%; padding: 10px 12px; border-radius: ${radius.badge}; font-size: 15px; text-align: left; ${focusRing(color.link, -2)} }
  & li > :hover { background: ${color.wash}; }
`;
/** A table the server sends by itself, or the desk's own way to make one. */
type Props = {
  drop?: 'up';
  /** Where there is no room for buttons beside it: other actions, and the menu is called « Actions ». */
  others?: readonly { label: string; act: () => void }[];
} & (
  | { path: string; query: string /** Another file that holds the same, whole. */; json?: string }
  | { onChoose: (format: ExportFormat) => void }
);

/** Offers a table in either CSV. Closes when the pointer or the focus leaves it. */
export function ExportMenu({ drop, others = [], ...table }: Props) {
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
  // What is inside the closed menu cannot keep the focus.
  const close = () => {
    if (!menu.current) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  const choose = (act: () => void) => {
    close();
    act();
  };
  return (
    <Menu
      ref={menu}
      data-drop={drop}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <summary>
        {others.length > 0 ? (
          'Actions'
        ) : (
          <>
            <Download size={18} strokeWidth={1.6} aria-hidden="true" />
            Exporter
          </>
        )}
      </summary>
      <ul>
        {exportFormats.map(({ code: format, label }) => (
          <li key={format}>
            {'path' in table ? (
              <a href={`${table.path}?format=${format}${table.query && `&${table.query}`}`} download>
                {label}
              </a>
            ) : (
              <button type="button" onClick={() => choose(() => table.onChoose(format))}>
                {others.length > 0 ? `Exporter en ${label}` : label}
              </button>
            )}
          </li>
        ))}
        {'json' in table && (
          <li>
            <a href={table.json} download>
              JSON, avec les fichiers joints
            </a>
          </li>
        )}
        {others.map(({ label, act }) => (
          <li key={label}>
            <button type="button" onClick={() => choose(act)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
