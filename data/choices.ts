/** An entry of a closed list: `code` is stored and sent, `label` is shown to people. */
export interface Choice<Code extends string = string> {
  code: Code;
  label: string;
}

/** The codes of a list, in its order. */
export const codesOf = <Code extends string>(choices: readonly Choice<Code>[]): Code[] =>
  choices.map(({ code }) => code);

/** Label of a code; an unknown code is returned unchanged. */
export const labelOf = (choices: readonly Choice[], code: string): string =>
  choices.find((choice) => choice.code === code)?.label ?? code;
