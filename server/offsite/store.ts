export interface StoredCopy {
  name: string;
  bytes: number;
}

/** A place that keeps copies. Each of its functions throws an Error whose message is a sentence's end in French. */
export interface Store {
  /** What tells this place from another: copies known of one are not expected in the other. */
  address: string;
  /** How long the place itself keeps a copy from being deleted. */
  lockedMs: number;
  list(): Promise<StoredCopy[]>;
  /** The size of a copy there; undefined when it is not. */
  sizeOf(name: string): Promise<number | undefined>;
  put(copy: { name: string; file: string; bytes: number; sha256: string }): Promise<void>;
  /** Brings a copy into a file that is not there yet. */
  get(name: string, file: string): Promise<void>;
  remove(name: string): Promise<void>;
}

const NAME = /^site-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d)Z\.tar\.gz\.age$/;

/** The name of a copy made at a time, the same everywhere it is kept. */
export const copyName = (at: Date): string => `site-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz.age`;

/** When a copy was made, by its name; undefined for any other file. */
export function copyTime(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}${hours}:${minutes}:${seconds}Z`);
}
