import {
  BadgeCheck,
  Clock3,
  FileSpreadsheet,
  FileText,
  Layers,
  LockKeyhole,
  Table2,
  Tag,
  UsersRound,
} from 'lucide-react';

const icons = {
  layers: Layers,
  clock: Clock3,
  lock: LockKeyhole,
  users: UsersRound,
  badge: BadgeCheck,
  tag: Tag,
  file: FileText,
  sheet: FileSpreadsheet,
  table: Table2,
};

export type IconName = keyof typeof icons;

/** Draws a Lucide icon by the name that the data uses; decorative, since a word is always beside it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const Drawing = icons[name];
  return <Drawing size={size} strokeWidth={size > 24 ? 1.4 : 1.6} aria-hidden="true" />;
}
