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
  /** The copies there are. */
  list(): Promise<StoredCopy[]>;
  /** The size of a copy there; undefined when it is not. */
  sizeOf(name: string): Promise<number | undefined>;
  put(copy: { name: string; file: string; bytes: number; sha256: string }): Promise<void>;
  /** Brings a copy into a file that is not there yet. */
  get(name: string, file: string): Promise<void>;
  remove(name: string): Promise<void>;
}
