/**
 * A template string that the build never sets in French typography (docs/decisions/0027-french-typography.md): text that is sent or
 * compared keeps its plain spaces and apostrophes, as in `` verbatim`${label} : ${value}` ``.
 */
export const verbatim = (chunks: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw({ raw: chunks }, ...values);
