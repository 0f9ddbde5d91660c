/** A text somebody typed, pasted, exported or sent, and its meaning. */
export interface RealRow<Meant> {
  typed: string;
  meant: Meant;
  /**
   * Public page with this text word for word. « after » before it: names or figures were made up here, or only the kind of text was
   * compared.
   */
  source: string;
}

type Groups<Meant> = Readonly<Record<string, readonly (readonly [typed: string, meant: Meant])[]>>;

export const bySource = <Meant>(groups: Groups<Meant>): readonly RealRow<Meant>[] =>
  Object.entries(groups).flatMap(([source, rows]) => rows.map(([typed, meant]) => ({ typed, meant, source })));
