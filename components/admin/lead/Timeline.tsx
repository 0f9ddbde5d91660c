import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { LeadRecord } from '../../../data/api/responses.ts';
import type { Attachment } from '../../../data/api/rows.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { color, focusRing, tabular } from '../../theme.ts';
import { TextArea } from '../../ui/Field.tsx';
import { useLeadChange } from '../deskQueries.ts';
import { formatBytes, formatMoment } from '../formats.ts';
import { controlled, DeskForm, SaveButton } from '../list/DeskForm.tsx';
import { Problem } from '../list/Problem.tsx';
import { useNextButton } from '../list/useNextButton.ts';
import { MailActions } from '../mail/MailActions.tsx';
import { SmtpReply } from '../mail/MailTable.tsx';
import { useKeptText } from '../useBrowser.ts';
import { type Entry, timelineOf } from './timeline.ts';

const Form = styled(DeskForm)`
  justify-items: start;
  gap: 12px;
  & > div { width: 100%; max-width: 66ch; }
  & textarea { min-height: 84px; }
`;

/** Form for a note on a lead; its text stays until the note is stored. */
export function NoteForm({ id }: { id: number }) {
  const [text, setText, forgetSaved] = useKeptText(`admin-note-${id}`);
  const add = useLeadChange<{ body: string }>(id, 'POST', '/notes');
  const submit = () => {
    if (text.trim()) add.mutate({ body: text.trim() }, { onSuccess: () => forgetSaved(text) });
  };
  return (
    <Form onSend={submit}>
      <TextArea
        label="Ajouter une note"
        name="note"
        maxLength={deskLimits.note}
        {...controlled(text, setText, 'body')}
      />
      <Problem error={add.error} />
      <SaveButton level="secondary" idle={add.isPending || !text.trim()} busy={add.isPending} doing="Enregistrement...">
        Enregistrer la note
      </SaveButton>
    </Form>
  );
}

const List = styled.ol`
  margin-top: 24px;
  border-top: 1px solid ${color.ink};
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; padding: 12px 0; border-bottom: 1px solid ${color.line}; font-size: 16px; line-height: 1.5; }
  & time { font-size: 15px; color: ${color['ink-3']}; white-space: nowrap; ${tabular} }
  @media (max-width: 560px) { & > li { grid-template-columns: minmax(0, 1fr); } & time { grid-row: 1; } }
`;
/** Style of the buttons under an entry. */
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

/** Subject of a reply; a press unfolds its exact text. */
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

/** Files sent with a reply, as downloads. */
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
  /** API path of the entry to delete, below the lead's path. */
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
  /** Renders the part below an entry: the subject of its mail, or its actions. */
  under: (entry: Line) => ReactNode;
}

/** Lists the events, newest first. */
export const History = <Line extends Entry>({ entries, under }: HistoryProps<Line>) => (
  <List aria-label="Historique">
    {entries.map((entry) => (
      <li key={entry.key}>
        <span>{entry.title}</span>
        <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
        {entry.body && <Body>{entry.body}</Body>}
        {entry.mail && (
          <Words>
            <summary>{entry.mail.subject}</summary>
            <p>{entry.mail.body}</p>
          </Words>
        )}
        {under(entry)}
      </li>
    ))}
  </List>
);

/** History of a lead, newest first, with a form for notes. */
export function Timeline({ record }: { record: LeadRecord }) {
  const lead = record.lead.id;
  return (
    <History
      entries={timelineOf(record)}
      under={({ noteId, replyEventId, files = [], answer, stuck }) => (
        <>
          {files.length > 0 && <AttachedFiles lead={lead} files={files} />}
          {answer && <SmtpReply answer={answer} />}
          {stuck && <MailActions mail={stuck} />}
          {noteId !== undefined && (
            <Remove lead={lead} path={`/notes/${noteId}`}>
              Supprimer la note
            </Remove>
          )}
          {replyEventId !== undefined && (
            <Remove lead={lead} path={`/answered/${replyEventId}`}>
              Retirer, je me suis trompé
            </Remove>
          )}
        </>
      )}
    />
  );
}
