import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { LeadReply, ReplyTemplate } from '../../../data/api/deskInput.ts';
import type { LeadRecord, ReplyTemplateList } from '../../../data/api/responses.ts';
import type { Attachment, Lead, Reply } from '../../../data/api/rows.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { ApiError } from '../../api.ts';
import { color, focusRing, radius } from '../../theme.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { Address } from '../Address.tsx';
import { useLeadChange } from '../deskQueries.ts';
import { formatBytes } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { DeskDialog, DialogActions } from '../list/DeskDialog.tsx';
import { controlled, DeskForm } from '../list/DeskForm.tsx';
import { InlineMessage, Problem } from '../list/Problem.tsx';
import { Facts } from '../list/RowList.tsx';
import { Unfilled } from '../list/Unfilled.tsx';
import { keepText, useKeptText } from '../useBrowser.ts';
import { Attachments } from './Attachments.tsx';
import { TO_REPLY } from './fragments.ts';
import { draftOf, replyLink } from './replyMail.ts';

/** The text exactly as it is sent. */
const Text = styled.p`
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunk};
  font-size: 16px;
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
/** Keeps the buttons visible below a long reply. */
const Foot = styled.div`
  position: sticky;
  bottom: -32px;
  margin: 0 -32px -32px;
  padding: 4px 32px 24px;
  background: ${color.sheet};
  @media (max-width: 560px) { bottom: -20px; margin: 0 -20px -20px; padding: 4px 20px 16px; }
`;

interface ReplyPreviewProps {
  to: string;
  mail: { from: string; reply_to: string };
  subject: string;
  body: string;
  files: readonly Attachment[];
  send: { mutate: () => void; isPending: boolean; error: unknown };
  onClose: () => void;
}

/** Preview of the reply as its recipient gets it, before it is sent. */
function ReplyPreview({ to, mail, subject, body, files, send, onClose }: ReplyPreviewProps) {
  return (
    <DeskDialog title="Relire avant l’envoi" onClose={onClose}>
      <Facts
        rows={[
          ['À', <Address key="to" text={to} />],
          ['De', <Address key="from" text={mail.from} />],
          ['Réponse à', <Address key="reply" text={mail.reply_to} />],
          ['Objet', subject],
          ...(files.length > 0
            ? ([['Joint', files.map(({ name, size }) => `${name} (${formatBytes(size)})`).join(', ')]] as const)
            : []),
        ]}
      />
      <Text data-words>{body}</Text>
      <Foot>
        <Unfilled texts={[subject, body]} />
        <Problem error={send.error} />
        <DialogActions>
          <Act onClick={onClose}>Modifier</Act>
          <Act level="primary" onClick={() => send.mutate()} busy={send.isPending} doing="Envoi...">
            Envoyer
          </Act>
        </DialogActions>
      </Foot>
    </DeskDialog>
  );
}

const OwnProgram = styled.a`
  justify-self: start;
  min-height: 24px;
  font-size: 15px;
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 4px;
  border-radius: 2px;
  ${focusRing(color.link)}
`;

interface Props {
  record: LeadRecord;
  template: ReplyTemplate;
  known: ReplyTemplateList;
  /** Receives the id of the reply once it is sent. */
  onSent: (id: number | undefined) => void;
}

const kept = ({ id }: Lead, { name }: ReplyTemplate) => ({
  subject: `admin-subject-${id}-${name}`,
  body: `admin-reply-${id}-${name}`,
});

/** Stores a withdrawn reply as the typed text of the form that is rendered next. */
export function writeAgain({ subject, body }: Reply, lead: Lead, template: ReplyTemplate): void {
  keepText(kept(lead, template).subject, subject);
  keepText(kept(lead, template).body, body);
}

/** Fields of a reply: subject, text and files; what is typed is kept until the reply is sent. */
export function ReplyFields({ record, template, known: { mail, signature }, onSent }: Props) {
  const { lead, attachments } = record;
  const [ownSubject, setSubject] = useKeptText(kept(lead, template).subject);
  const [ownBody, setBody] = useKeptText(kept(lead, template).body);
  // Idempotency key of this reply: if it is posted again after a lost response, the mail is still sent once.
  const [key, setKey] = useKeptText(`admin-reply-key-${lead.id}`);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const draft = draftOf(template, lead, signature);
  const subject = ownSubject || draft.subject;
  const body = ownBody || draft.body;
  const send = useLeadChange<LeadReply>(lead.id, 'POST', '/replies');
  const whole = attachments.every(({ size, received }) => received === size);
  useEffect(() => {
    if (location.hash === TO_REPLY) document.querySelector<HTMLElement>('#contenu [name=reply]')?.focus();
  }, []);
  const submit = () => {
    send.reset();
    if (whole) setView('preview');
  };
  const leave = () => {
    const own = key || uuid();
    setKey(own);
    send.mutate(
      { key: own, subject, body, attachments: attachments.map(({ id }) => id) },
      {
        onSuccess: ({ replies }) => {
          for (const forget of [setSubject, setBody, setKey]) forget('');
          setView('write');
          onSent(replies.at(-1)?.id);
        },
        // After a refusal the text changes and needs a new key; without a response the key stays, so that a retry cannot send the reply
        // twice.
        onError: (error) => error instanceof ApiError && setKey(''),
      },
    );
  };
  return (
    <DeskForm css={{ gap: 12 }} onSend={submit}>
      <TextField
        label="Objet"
        required
        maxLength={deskLimits.templateSubject}
        {...controlled(subject, setSubject, 'subject')}
      />
      <TextArea
        label="Réponse"
        name="reply"
        required
        maxLength={deskLimits.replyBody}
        {...controlled(body, setBody, 'body')}
      />
      <Unfilled texts={[subject, body]} />
      {!mail && (
        <InlineMessage>
          Le courrier n'est pas réglé : le site ne peut pas envoyer votre réponse. Elle part de votre propre messagerie,
          puis vous notez ci-dessous que vous avez répondu.
        </InlineMessage>
      )}
      {mail && (
        <>
          <Attachments lead={lead.id} files={attachments} />
          <Act level="primary" type="submit" disabled={!whole}>
            Relire et envoyer
          </Act>
        </>
      )}
      <OwnProgram href={replyLink(lead, { subject, body }, mail?.reply_to ?? '')}>Ouvrir dans ma messagerie</OwnProgram>
      {mail && view === 'preview' && (
        <ReplyPreview
          to={lead.email}
          mail={mail}
          subject={subject.trim()}
          body={body.trim()}
          files={attachments}
          send={{ ...send, mutate: leave }}
          onClose={() => setView('write')}
        />
      )}
    </DeskForm>
  );
}
