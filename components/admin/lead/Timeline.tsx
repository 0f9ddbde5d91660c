import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { LeadFile } from '../../../data/api/answers.ts';
import { color, focusRing, tabular } from '../../theme.ts';
import { formatMoment } from '../formatDay.ts';
import { useNextButton } from '../list/useNextButton.ts';
import { useLeadChange } from './leadQuery.ts';
import { type Entry, timelineOf } from './timeline.ts';

const List = styled.ol`
  margin-top: 24px;
  border-top: 1px solid ${color.ink};
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; padding: 12px 0; border-bottom: 1px solid ${color.line}; font-size: 16px; line-height: 1.5; }
  & time { font-size: 15px; color: ${color['ink-3']}; white-space: nowrap; ${tabular} }
  & button { grid-column: 1 / -1; justify-self: start; min-height: 24px; font-size: 15px; color: ${color['ink-3']}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
  & button:hover { color: ${color.danger}; }
  @media (max-width: 560px) { & > li { grid-template-columns: minmax(0, 1fr); } & time { grid-row: 1; } }
`;
const Body = styled.p`
  grid-column: 1 / -1;
  max-width: 66ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: ${color['ink-2']};
`;

function RemoveNote({ lead, note }: { lead: number; note: number }) {
  const remove = useLeadChange<undefined>(lead, 'DELETE', `/notes/${note}`);
  const removing = useNextButton();
  return (
    <button type="button" {...removing} disabled={remove.isPending} onClick={() => remove.mutate(undefined)}>
      {remove.isError ? 'Réessayer de supprimer la note' : 'Supprimer la note'}
    </button>
  );
}

interface HistoryProps<Line extends Entry> {
  entries: readonly Line[];
  /** What stands under an entry: what it is about, or what can be done to it. */
  under: (entry: Line) => ReactNode;
}

/** What happened, newest first. */
export const History = <Line extends Entry>({ entries, under }: HistoryProps<Line>) => (
  <List aria-label="Historique">
    {entries.map((entry) => (
      <li key={entry.key}>
        <span>{entry.title}</span>
        <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
        {entry.body && <Body>{entry.body}</Body>}
        {under(entry)}
      </li>
    ))}
  </List>
);

/** The history of a lead, newest first. */
export const Timeline = ({ file }: { file: LeadFile }) => (
  <History
    entries={timelineOf(file)}
    under={({ noteId }) => noteId !== undefined && <RemoveNote lead={file.lead.id} note={noteId} />}
  />
);
