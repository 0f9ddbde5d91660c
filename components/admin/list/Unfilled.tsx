import { unfilled } from '../../../data/desk/fillNames.ts';
import { InlineMessage } from './Problem.tsx';

const listOf = new Intl.ListFormat('fr');

/** Warning above the send button that lists the names in braces nothing will fill in. */
export function Unfilled({ texts, names }: { texts: readonly string[]; names?: readonly string[] }) {
  const left = unfilled(texts.join('\n'), names);
  if (left.length === 0) return null;
  return (
    <InlineMessage tone="danger">
      {`${listOf.format(left)} ${left.length > 1 ? 'ne seront pas remplacés et partiront tels quels' : 'ne sera pas remplacé et partira tel quel'}.`}
    </InlineMessage>
  );
}
