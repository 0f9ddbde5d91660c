import { Download } from 'lucide-react';
import { type ExportFormat, exportFormats } from '../../../data/desk/exportFormats.ts';
import { ConfirmedDownload } from '../confirm/ConfirmedDownload.tsx';
import { Menu, type MenuAct, MenuActs } from './Menu.tsx';

/** A table the server sends by itself, or the desk's own way to make one. */
type Props = {
  drop?: 'up';
  /** Where there is no room for buttons beside it: other actions, and the menu is called « Actions ». */
  others?: readonly MenuAct[];
} & (
  | { path: string; query: string /** Another file that holds the same, whole. */; json?: string }
  | { onChoose: (format: ExportFormat) => void }
);

/** Offers a table in either CSV. */
export function ExportMenu({ drop, others = [], ...table }: Props) {
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
