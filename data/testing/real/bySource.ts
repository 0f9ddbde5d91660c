/** A text as somebody typed, pasted, exported or sent it, with its meaning. */
export interface RealRow<Meant> {
  typed: string;
  meant: Meant;
  /**
   * Public page that contains this text word for word. Prefix « after »: names or figures were invented here, or the page only shows this
   * kind of text.
   */
  source: string;
}

type Groups<Meant> = Readonly<Record<string, readonly (readonly [typed: string, meant: Meant])[]>>;

export const bySource = <Meant>(groups: Groups<Meant>): readonly RealRow<Meant>[] =>
  Object.entries(groups).flatMap(([source, rows]) => rows.map(([typed, meant]) => ({ typed, meant, source })));
