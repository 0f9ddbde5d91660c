import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LeadAnswered } from '../../../data/api/deskInput.ts';
import type { LeadRecord, ReplyTemplateList } from '../../../data/api/responses.ts';
import type { Reply } from '../../../data/api/rows.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { replyWays } from '../../../data/leads/firstReply.ts';
import { color, media, type } from '../../theme.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { TextButton } from '../../ui/TextLink.tsx';
import { useDay, useLeadChange } from '../deskQueries.ts';
import { formatMoment } from '../formats.ts';
import { Act, WayLink } from '../list/Act.tsx';
import { controlled } from '../list/DeskForm.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { Problem } from '../list/Problem.tsx';
import { useKeptText } from '../useBrowser.ts';
import { sayDone } from '../useChange.ts';
import { ReplyFields, writeAgain } from './ReplyFields.tsx';
import { TemplatesEditor, useTemplates } from './TemplatesEditor.tsx';
import { replyStanding } from './timeline.ts';

const Room = styled.div`
  container-type: inline-size;
`;
/** Frame that puts template and subject beside each other if there is room for both. */
const Box = styled.div`
  display: grid;
  gap: 12px;
  & textarea { min-height: 200px; }
  @container (min-width: 440px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    & > form { display: contents; }
    & > *, & > form > * { grid-column: 1 / -1; }
    & > div:has(> div > select) { grid-column: 1; }
    & > form > div:first-of-type { grid-column: 2; }
  }
`;

/** Form for a reply, which the site sends, or which is noted as given elsewhere. */
export function ReplyBox({ record, repeats = false }: { record: LeadRecord; repeats?: boolean }) {
  const { data, isPending, error, refetch } = useTemplates();
  const [view, setView] = useState<'reply' | 'templates'>('reply');
  const box = useRef<HTMLDivElement>(null);
  // Moves the focus into the view that opens, since the pressed button disappears.
  const show = (next: typeof view) => {
    flushSync(() => setView(next));
    box.current?.querySelector<HTMLElement>(next === 'reply' ? '[data-edit]' : 'input')?.focus();
  };
  if (isPending) return <Loading>Chargement des modèles...</Loading>;
  // Keeps the form if fetching again fails: the owner may have written half a reply.
  if (!data) return <Failed error={error} onRetry={refetch} />;
  return (
    <Room ref={box}>
      {view === 'templates' ? (
        <TemplatesEditor templates={data.templates} signature={data.signature} onClose={() => show('reply')} />
      ) : (
        <Draft record={record} repeats={repeats} known={data} onEdit={() => show('templates')} />
      )}
    </Room>
  );
}

/** On a phone, keeps the request visible above the reply. */
const RequestQuote = styled.blockquote`
  display: none;
  ${media.belowDesktop} {
    display: block; max-height: 7.5em; padding-left: 14px; border-left: 2px solid ${color.line}; overflow: auto;
    font-size: 15px; line-height: 1.5; white-space: pre-line; overflow-wrap: anywhere; color: ${color['ink-2']};
  }
`;
const RequestWords = ({ text }: { text: string | null }) =>
  text ? (
    <RequestQuote tabIndex={0} aria-label="La demande">
      {text}
    </RequestQuote>
  ) : null;

/** Last template in the list: only a salutation, for the owner's own words. */
const FREE = { name: 'Texte libre', subject: 'Votre demande {référence}', body: 'Bonjour {prénom},\n\n' };

interface DraftProps {
  record: LeadRecord;
  /** Whether the request's text is repeated here, because the original is too far above. */
  repeats: boolean;
  known: ReplyTemplateList;
  onEdit: () => void;
}

function Draft({ record, repeats, known, onEdit }: DraftProps) {
  // Stores the chosen template together with the typed words: a reply begun beside the list continues on the request's page.
  const [chosen, choose] = useKeptText(`admin-template-${record.lead.id}`);
  const [takenBack, setTakenBack] = useState(0);
  const templates = [...known.templates, FREE];
  const template = templates.find(({ name }) => name === chosen) ?? templates[0] ?? FREE;
  const last = record.replies.at(-1);
  // Only a reply sent from this box is shown in place of the form; one sent before, or elsewhere, leaves the form to whoever writes in it.
  const [sent, setSent] = useState<number>();
  const hasJustLeft = last !== undefined && last.id === sent && last.state !== 'failed';
  return (
    <Box>
      {last && (
        <UnderWay
          key={last.id}
          lead={record.lead.id}
          reply={last}
          onTakenBack={() => {
            writeAgain(last, record.lead, template);
            setTakenBack(last.id);
            setSent(undefined);
          }}
        />
      )}
      {hasJustLeft ? (
        <TextButton type="button" onClick={() => setSent(undefined)}>
          Écrire une autre réponse
        </TextButton>
      ) : (
        <>
          {repeats && <RequestWords text={record.lead.description} />}
          <SelectField
            label="Modèle"
            choices={templates.map(({ name }) => ({ code: name, label: name }))}
            value={template.name}
            onChange={(event) => choose(event.currentTarget.value)}
          />
          <ReplyFields
            key={`${template.name} ${takenBack}`}
            record={record}
            template={template}
            known={known}
            onSent={setSent}
          />
          <TextButton type="button" data-edit onClick={onEdit}>
            Modifier les modèles et la signature
          </TextButton>
          <AnsweredElsewhere id={record.lead.id} />
        </>
      )}
    </Box>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr);
  gap: 10px 12px;
  padding: 12px 16px;
  background: ${color.sunk};
  font-size: 15px;
  line-height: 1.5;
  & > svg { margin-top: 2px; color: ${color['ink-3']}; }
  &[data-state='sent'] > svg { color: ${color.success}; }
  &[data-state='failed'] > svg, &[data-state='dropped'] > svg { color: ${color.danger}; }
  & > div { grid-column: 2; justify-self: start; }
`;
const ICONS = { waiting: Clock, sent: CircleCheck, failed: CircleAlert, dropped: CircleAlert };

interface UnderWayProps {
  lead: number;
  reply: Reply;
  onTakenBack: () => void;
}

/** State of the last reply, which can be withdrawn until its sending begins. */
function UnderWay({ lead, reply, onTakenBack }: UnderWayProps) {
  const takeBack = useLeadChange<undefined>(lead, 'DELETE', `/replies/${reply.id}`);
  const Drawing = ICONS[reply.state];
  const day = useDay().data;
  const next = [...(day?.unanswered.leads ?? []), ...(day?.fresh.leads ?? [])].find(({ id }) => id !== lead);
  const free = reply.state === 'waiting' && reply.attempts === 0;
  return (
    <Line role="status" data-state={reply.state}>
      <Drawing size={18} strokeWidth={1.6} aria-hidden="true" />
      <span>{`${replyStanding(reply)} (${formatMoment(reply.sent_at ?? reply.created_at)}).`}</span>
      {free && (
        <div>
          <Act disabled={takeBack.isPending} onClick={() => takeBack.mutate(undefined, { onSuccess: onTakenBack })}>
            Annuler l'envoi
          </Act>
          <Problem error={takeBack.error} />
        </div>
      )}
      {next && (reply.state === 'waiting' || reply.state === 'sent') && (
        <div>
          <WayLink to={`/leads/${next.id}`}>{`Suivante à répondre : ${next.name}`}</WayLink>
        </div>
      )}
    </Line>
  );
}

const Elsewhere = styled.fieldset`
  display: grid;
  gap: 12px;
  padding-top: 20px;
  border-top: 1px solid ${color.line};
  & legend { float: left; width: 100%; padding: 0; ${type.label} }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
`;

/** Buttons that note a reply given outside the desk, with or without a note. */
function AnsweredElsewhere({ id }: { id: number }) {
  const [note, setNote, forgetSaved] = useKeptText(`admin-answered-${id}`);
  const answer = useLeadChange<LeadAnswered>(id, 'POST', '/answered');
  const say = (way: LeadAnswered['way']) =>
    answer.mutate(
      { way, note },
      {
        onSuccess: () => {
          forgetSaved(note);
          sayDone('Réponse notée', 'Elle est dans l’historique.');
        },
      },
    );
  return (
    <Elsewhere>
      <legend>J'ai déjà répondu</legend>
      <TextField label="Note (facultative)" maxLength={deskLimits.note} {...controlled(note, setNote, 'note')} />
      <Row>
        {replyWays.map(({ code, label }) => (
          <Act key={code} aria-disabled={answer.isPending} onClick={() => !answer.isPending && say(code)}>
            {label}
          </Act>
        ))}
      </Row>
      <Problem error={answer.error} />
    </Elsewhere>
  );
}
