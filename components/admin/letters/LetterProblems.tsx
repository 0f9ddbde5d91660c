import { InlineMessage } from '../list/Problem.tsx';

/** Warnings before a letter is sent: names that nothing fills in, parts that mails cannot show, links to missing pages. */
export const LetterProblems = ({ problems, dead = [] }: { problems: readonly string[]; dead?: readonly string[] }) =>
  [
    ...problems,
    ...(dead.length > 0
      ? [`${dead.length > 1 ? 'Ces liens ne mènent' : 'Ce lien ne mène'} à aucune page publiée : ${dead.join(', ')}.`]
      : []),
  ].map((problem) => (
    <InlineMessage key={problem} tone="danger">
      {problem}
    </InlineMessage>
  ));
