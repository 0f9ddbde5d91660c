import { NoticeLine } from '../list/Problem.tsx';

/** What of a letter leaves otherwise than it may be meant: names that nothing fills in, parts a mail cannot show, links to nothing. */
export const LetterProblems = ({ problems, dead = [] }: { problems: readonly string[]; dead?: readonly string[] }) =>
  [
    ...problems,
    ...(dead.length > 0
      ? [`${dead.length > 1 ? 'Ces liens ne mènent' : 'Ce lien ne mène'} à aucune page publiée : ${dead.join(', ')}.`]
      : []),
  ].map((problem) => (
    <NoticeLine key={problem} tone="danger">
      {problem}
    </NoticeLine>
  ));
