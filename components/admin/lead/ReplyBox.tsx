import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReplyTemplate } from '../../../data/api/deskInput.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/Field.tsx';
import { TextButton } from '../../ui/TextLink.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { useKeptText } from '../useKeptText.ts';
import { Note } from './Note.tsx';
import { fillTemplate, replyLink } from './replyMail.ts';
import { TemplatesEditor } from './TemplatesEditor.tsx';
import { useTemplates } from './templatesQuery.ts';

const Box = styled.div`
  display: grid;
  gap: 16px;
  & textarea { min-height: 240px; }
`;

/** An answer written from a template, then opened in the owner's own mail program. */
export function ReplyBox({ lead }: { lead: Lead }) {
  const { data, isPending, error, refetch } = useTemplates();
  const [view, setView] = useState<'reply' | 'templates'>('reply');
  const box = useRef<HTMLDivElement>(null);
  // The button that opens the templates, or closes them, goes with what it changes.
  const show = (next: typeof view) => {
    flushSync(() => setView(next));
    box.current?.querySelector<HTMLElement>(next === 'reply' ? '[data-edit]' : 'input')?.focus();
  };
  if (isPending) return <Loading>Chargement des modèles...</Loading>;
  // What stands is kept when asking again fails: somebody may be writing in it.
  if (!data) return <Failed error={error} onRetry={refetch} />;
  return (
    <div ref={box}>
      {view === 'templates' ? (
        <TemplatesEditor templates={data.templates} onClose={() => show('reply')} />
      ) : (
        <Draft
          lead={lead}
          templates={data.templates}
          replyTo={data.mail?.reply_to ?? ''}
          onEdit={() => show('templates')}
        />
      )}
    </div>
  );
}

interface Props {
  lead: Lead;
  templates: readonly ReplyTemplate[];
  replyTo: string;
  onEdit: () => void;
}

function Draft({ lead, templates, replyTo, onEdit }: Props) {
  const [chosen, choose] = useState(0);
  const template = templates[chosen] ?? templates[0] ?? { name: 'Courriel', subject: '{référence}', body: '' };
  return (
    <Box>
      <SelectField
        label="Modèle"
        choices={templates.map(({ name }, index) => ({ code: String(index), label: name }))}
        value={chosen}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      />
      <Letter key={template.name} lead={lead} template={template} replyTo={replyTo} />
      <TextButton type="button" data-edit onClick={onEdit}>
        Modifier les modèles
      </TextButton>
    </Box>
  );
}

/** Subject and body as they will leave; what was changed by hand is kept until the next visit of this lead. */
function Letter({ lead, template, replyTo }: { lead: Lead; template: ReplyTemplate; replyTo: string }) {
  const [ownSubject, setSubject] = useKeptText(`admin-subject-${lead.id}-${template.name}`);
  const [ownBody, setBody] = useKeptText(`admin-reply-${lead.id}-${template.name}`);
  const subject = ownSubject || fillTemplate(template.subject, lead);
  const body = ownBody || fillTemplate(template.body, lead);
  return (
    <>
      <TextField label="Objet" value={subject} onChange={(event) => setSubject(event.currentTarget.value)} />
      <TextArea label="Réponse" value={body} onChange={(event) => setBody(event.currentTarget.value)} />
      <ButtonLink size="md" level="secondary" href={replyLink(lead, { subject, body }, replyTo)}>
        Ouvrir dans ma messagerie
      </ButtonLink>
      <Note>
        Le courriel part de votre propre messagerie. Répondre à la notification reçue par mail revient au même : elle
        porte l'adresse du visiteur.
      </Note>
    </>
  );
}
