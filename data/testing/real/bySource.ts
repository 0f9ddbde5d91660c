/** A text somebody typed, pasted, exported or sent, and its meaning. */
export interface RealRow<Meant> {
  typed: string;
  meant: Meant;
  /** The public page that has it word for word; « after » it where names or figures are ours, or only its kind was compared. */
  source: string;
}

type Groups<Meant> = Readonly<Record<string, readonly (readonly [typed: string, meant: Meant])[]>>;

export const bySource = <Meant>(groups: Groups<Meant>): readonly RealRow<Meant>[] =>
  Object.entries(groups).flatMap(([source, rows]) => rows.map(([typed, meant]) => ({ typed, meant, source })));
