import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LeadFile, ReplyTemplateList } from '../../../data/api/answers.ts';
import { SelectField } from '../../ui/Field.tsx';
import { TextButton } from '../../ui/TextLink.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { useKeptText } from '../useKeptText.ts';
import { AnsweredElsewhere } from './AnsweredElsewhere.tsx';
import { Letter, writeAgain } from './Letter.tsx';
import { TemplatesEditor } from './TemplatesEditor.tsx';
import { useTemplates } from './templatesQuery.ts';
import { UnderWay } from './UnderWay.tsx';

const Room = styled.div`
  container-type: inline-size;
`;
/** Template and subject stand side by side where both can be read. */
const Box = styled.div`
  display: grid;
  gap: 12px;
  & textarea { min-height: 200px; }
  @container (min-width: 440px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > form { display: contents; }
    & > *, & > form > * { grid-column: 1 / -1; }
    & > div:has(> div > select) { grid-column: 1; }
    & > form > div:first-of-type { grid-column: 2; }
  }
`;

/** An answer, written here and sent by the site, or said to have been given elsewhere. */
export function ReplyBox({ file }: { file: LeadFile }) {
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
    <Room ref={box}>
      {view === 'templates' ? (
        <TemplatesEditor templates={data.templates} signature={data.signature} onClose={() => show('reply')} />
      ) : (
        <Draft file={file} known={data} onEdit={() => show('templates')} />
      )}
    </Room>
  );
}

/** Last of the choices: the salutation, and what the owner writes. */
const FREE = { name: 'Texte libre', subject: 'Votre demande {référence}', body: 'Bonjour {prénom},\n\n' };

function Draft({ file, known, onEdit }: { file: LeadFile; known: ReplyTemplateList; onEdit: () => void }) {
  // Kept like the words: a reply begun beside the list goes on in the request's own page.
  const [chosen, choose] = useKeptText(`admin-template-${file.lead.id}`);
  const [takenBack, setTakenBack] = useState(0);
  const templates = [...known.templates, FREE];
  const template = templates.find(({ name }) => name === chosen) ?? templates[0] ?? FREE;
  const last = file.replies.at(-1);
  return (
    <Box>
      {last && (
        <UnderWay
          key={last.id}
          lead={file.lead.id}
          reply={last}
          onTakenBack={() => {
            writeAgain(last, file.lead, template);
            setTakenBack(last.id);
          }}
        />
      )}
      <SelectField
        label="Modèle"
        choices={templates.map(({ name }) => ({ code: name, label: name }))}
        value={template.name}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <Letter key={`${template.name} ${takenBack}`} file={file} template={template} known={known} />
      <TextButton type="button" data-edit onClick={onEdit}>
        Modifier les modèles et la signature
      </TextButton>
      <AnsweredElsewhere id={file.lead.id} />
    </Box>
  );
}
