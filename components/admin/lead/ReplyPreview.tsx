import styled from '@emotion/styled';
import type { Attachment } from '../../../data/api/rows.ts';
import { color, radius } from '../../theme.ts';
import { Address } from '../Address.tsx';
import { Act } from '../list/Act.tsx';
import { DeskDialog, DialogActions } from '../list/DeskDialog.tsx';
import { Facts } from '../list/Facts.tsx';
import { Problem } from '../list/Problem.tsx';
import { formatBytes } from './formatBytes.ts';

/** Letter for letter, as it leaves. */
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
/** What is asked for stays in sight under a long reply. */
const Foot = styled.div`
  position: sticky;
  bottom: -32px;
  margin: 0 -32px -32px;
  padding: 4px 32px 24px;
  background: ${color.sheet};
  @media (max-width: 560px) { bottom: -20px; margin: 0 -20px -20px; padding: 4px 20px 16px; }
`;

interface Props {
  to: string;
  mail: { from: string; reply_to: string };
  subject: string;
  body: string;
  files: readonly Attachment[];
  send: { mutate: () => void; isPending: boolean; error: unknown };
  onClose: () => void;
}

/** The reply as its person will get it, to be read once more before it leaves. */
export function ReplyPreview({ to, mail, subject, body, files, send, onClose }: Props) {
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
