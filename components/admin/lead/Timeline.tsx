import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { LeadFile } from '../../../data/api/answers.ts';
import type { Attachment } from '../../../data/api/rows.ts';
import { color, focusRing, tabular } from '../../theme.ts';
import { useLeadChange } from '../deskQueries.ts';
import { formatMoment } from '../formatDay.ts';
import { useNextButton } from '../list/useNextButton.ts';
import { MailActions } from '../mail/MailActions.tsx';
import { ServerAnswer } from '../mail/MailTable.tsx';
import { formatBytes } from './formatBytes.ts';
import { type Entry, timelineOf } from './timeline.ts';

const List = styled.ol`
  margin-top: 24px;
  border-top: 1px solid ${color.ink};
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; padding: 12px 0; border-bottom: 1px solid ${color.line}; font-size: 16px; line-height: 1.5; }
  & time { font-size: 15px; color: ${color['ink-3']}; white-space: nowrap; ${tabular} }
  @media (max-width: 560px) { & > li { grid-template-columns: minmax(0, 1fr); } & time { grid-row: 1; } }
`;
/** What can be pressed under an entry. */
export const underEntry = `
  grid-column: 1 / -1;
  justify-self: start;
  min-height: 24px;
  font-size: 15px;
  color: ${color['ink-3']};
  text-decoration: underline;
  text-underline-offset: 3px;
  border-radius: 2px;
  ${focusRing(color.link)}
`;
const Small = styled.button`
  ${underEntry}
  &:hover { color: ${color.danger}; }
`;
const Body = styled.p`
  grid-column: 1 / -1;
  max-width: 66ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: ${color['ink-2']};
`;

/** What a reply said: its subject, and on demand its words, letter for letter. */
const Words = styled.details`
  grid-column: 1 / -1;
  max-width: 66ch;
  & > summary { min-height: 24px; font-size: 16px; color: ${color['ink-2']}; overflow-wrap: anywhere; cursor: pointer; border-radius: 2px; ${focusRing(color.link)} }
  & > summary:hover { color: ${color.link}; }
  & > p { margin: 8px 0; padding: 2px 0 2px 16px; border-left: 2px solid ${color.line}; white-space: pre-wrap; overflow-wrap: anywhere; color: ${color['ink-2']}; }
`;

const Files = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  font-size: 15px;
  & a { display: inline-block; min-height: 24px; overflow-wrap: anywhere; color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
`;

/** The files a reply left with, to be downloaded again. */
const AttachedFiles = ({ lead, files }: { lead: number; files: readonly Attachment[] }) => (
  <Files aria-label="Pièces jointes">
    {files.map(({ id, name, size }) => (
      <li key={id}>
        <a href={`/api/admin/leads/${lead}/attachments/${id}`} download>
          {`${name} (${formatBytes(size)})`}
        </a>
      </li>
    ))}
  </Files>
);

interface RemoveProps {
  lead: number;
  /** Of what is removed, under the lead's. */
  path: string;
  children: string;
}

function Remove({ lead, path, children }: RemoveProps) {
  const remove = useLeadChange<undefined>(lead, 'DELETE', path);
  const removing = useNextButton();
  return (
    <Small type="button" {...removing} disabled={remove.isPending} onClick={() => remove.mutate(undefined)}>
      {remove.isError ? `Réessayer : ${children.toLowerCase()}` : children}
    </Small>
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
        {entry.letter && (
          <Words>
            <summary>{entry.letter.subject}</summary>
            <p>{entry.letter.body}</p>
          </Words>
        )}
        {under(entry)}
      </li>
    ))}
  </List>
);

/** The history of a lead, newest first. */
export function Timeline({ file }: { file: LeadFile }) {
  const lead = file.lead.id;
  return (
    <History
      entries={timelineOf(file)}
      under={({ noteId, answerId, files = [], answer, stuck }) => (
        <>
          {files.length > 0 && <AttachedFiles lead={lead} files={files} />}
          {answer && <ServerAnswer answer={answer} />}
          {stuck && <MailActions mail={stuck} />}
          {noteId !== undefined && (
            <Remove lead={lead} path={`/notes/${noteId}`}>
              Supprimer la note
            </Remove>
          )}
          {answerId !== undefined && (
            <Remove lead={lead} path={`/answered/${answerId}`}>
              Retirer, je me suis trompé
            </Remove>
          )}
        </>
      )}
    />
  );
}
