import { CalendarCheck, ChartNoAxesColumn, Inbox, type LucideIcon, PenLine, Settings2 } from 'lucide-react';
import { type DeskDoor, deskDoors, deskViews, type ViewName } from '../../../data/desk/deskViews.ts';

const ICONS: Record<DeskDoor, LucideIcon> = {
  'Aujourd’hui': CalendarCheck,
  Demandes: Inbox,
  Publier: PenLine,
  Chiffres: ChartNoAxesColumn,
  Site: Settings2,
};
const behind = (door: DeskDoor) =>
  (Object.keys(deskViews) as ViewName[])
    .map((name) => ({ name, ...deskViews[name] }))
    .filter((view) => 'door' in view && view.door === door);

/** Doors of the desk's navigation, each with the view it opens and the views listed under it (`data/desk/deskViews.ts`). */
export const doors = deskDoors.map((label) => {
  const all = behind(label);
  return {
    ...{ label, icon: ICONS[label], to: all[0]?.path ?? '/', names: all.map(({ name }) => name) },
    places: all.filter((view) => 'shown' in view && view.shown === 'place'),
  };
});

/** Returns the door of a view; undefined for the guide. */
export const doorOf = (name: ViewName | undefined) => doors.find(({ names }) => name && names.includes(name));

/** Returns the entry of the navigation bar for a view: the view itself, or the list from which it is opened. */
export function barEntryOf(name: ViewName | undefined): ViewName | undefined {
  const places = doorOf(name)?.places ?? [];
  const path = name && deskViews[name].path;
  return (places.find((one) => one.name === name || path?.startsWith(`${one.path}/`)) ?? places[0])?.name;
}
