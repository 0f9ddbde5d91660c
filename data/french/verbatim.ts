/**
 * Tag of the template strings that the build leaves without French typography (docs/decisions/0027-french-typography.md): a text that is
 * sent or compared keeps its plain spaces and apostrophes, as in `` verbatim`${label} : ${value}` ``.
 */
export const verbatim = (chunks: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw({ raw: chunks }, ...values);
