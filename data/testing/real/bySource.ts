/** A text somebody typed, pasted, exported or sent, and its meaning. */
export interface RealRow<Meant> {
  typed: string;
  meant: Meant;
  /** The public page that reports it. */
  source: string;
}

type Groups<Meant> = Readonly<Record<string, readonly (readonly [typed: string, meant: Meant])[]>>;

export const bySource = <Meant>(groups: Groups<Meant>): readonly RealRow<Meant>[] =>
  Object.entries(groups).flatMap(([source, rows]) => rows.map(([typed, meant]) => ({ typed, meant, source })));
