import styled from '@emotion/styled';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
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
  & a { display: block; padding: 10px 12px; border-radius: ${radius.badge}; font-size: 15px; ${focusRing(color.link, -2)} }
  & a:hover { background: ${color.wash}; }
`;
const FORMATS = [
  { format: 'excel', label: 'CSV pour Excel en français' },
  { format: 'rfc4180', label: 'CSV standard (RFC 4180)' },
];

/** Downloads the list as it is filtered, in either CSV. Closes when the pointer or the focus leaves it. */
export function ExportMenu({ path, query, drop }: { path: string; query: string; drop?: 'up' }) {
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
  return (
    <Menu
      ref={menu}
      data-drop={drop}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && menu.current) menu.current.open = false;
      }}
    >
      <summary>
        <Download size={18} strokeWidth={1.6} aria-hidden="true" />
        Exporter
      </summary>
      <ul>
        {FORMATS.map(({ format, label }) => (
          <li key={format}>
            <a href={`${path}?format=${format}${query && `&${query}`}`} download>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
