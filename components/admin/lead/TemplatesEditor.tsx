import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyTemplate } from '../../../data/api/deskInput.ts';
import type { ReplyTemplateList } from '../../../data/api/responses.ts';
import { deskLimits } from '../../../data/desk/deskLimits.ts';
import { houseTemplates } from '../../../data/desk/replyTemplates.ts';
import { color } from '../../theme.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { TextButton } from '../../ui/TextLink.tsx';
import { useContent } from '../../useContent.tsx';
import { Act } from '../list/Act.tsx';
import { controlled, DeskForm, Note } from '../list/DeskForm.tsx';
import { Problem } from '../list/Problem.tsx';
import { Unfilled } from '../list/Unfilled.tsx';
import { useChange } from '../useChange.ts';
import { templateNames } from './replyMail.ts';

const KEY = ['/api/admin/reply-templates'];

/** Queries the owner's reply templates, or the default ones. */
export const useTemplates = () => useQuery<ReplyTemplateList>({ queryKey: KEY });

const useStoreTemplates = () =>
  useChange<ReplyTemplateList, { templates: readonly ReplyTemplate[]; signature: string }>('POST', KEY.join('/'), {
    stores: KEY,
  });

const Form = styled(DeskForm)`
  gap: 20px;
  & fieldset { display: grid; gap: 12px; padding-top: 16px; border-top: 1px solid ${color.ink}; }
  & textarea { min-height: 180px; }
`;
const Signature = styled(TextArea)`
  && { min-height: 96px; }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
  align-items: center;
`;

interface Props {
  templates: readonly ReplyTemplate[];
  signature: string;
  onClose: () => void;
}

/** Editor of reply templates and signature: change, add or remove templates, or restore the default ones. */
export function TemplatesEditor({ templates, signature, onClose }: Props) {
  const content = useContent();
  const [list, setList] = useState(() => templates.map((template, key) => ({ ...template, key })));
  const [signed, setSigned] = useState(signature);
  const store = useStoreTemplates();
  const change = (key: number, part: Partial<ReplyTemplate>) =>
    setList(list.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const next = () => Math.max(0, ...list.map(({ key }) => key)) + 1;
  const submit = () => {
    store.mutate(
      { templates: list.map(({ name, subject, body }) => ({ name, subject, body })), signature: signed },
      { onSuccess: onClose },
    );
  };
  return (
    <Form onSend={submit}>
      <Note>{'Dans un modèle, {prénom}, {nom}, {service} et {référence} sont remplacés.'}</Note>
      {list.map(({ key, name, subject, body }, index) => (
        <fieldset key={key} aria-label={`Modèle ${index + 1}`}>
          <TextField
            label="Nom du modèle"
            data-entry={`templates.${index}.name`}
            required
            maxLength={deskLimits.templateName}
            value={name}
            onChange={(event) => change(key, { name: event.currentTarget.value })}
          />
          <TextField
            label="Objet"
            data-entry={`templates.${index}.subject`}
            required
            maxLength={deskLimits.templateSubject}
            value={subject}
            onChange={(event) => change(key, { subject: event.currentTarget.value })}
          />
          <TextArea
            label="Message"
            data-entry={`templates.${index}.body`}
            required
            maxLength={deskLimits.templateBody}
            value={body}
            onChange={(event) => change(key, { body: event.currentTarget.value })}
          />
          {list.length > 1 && (
            <TextButton type="button" onClick={() => setList(list.filter((one) => one.key !== key))}>
              Retirer ce modèle
            </TextButton>
          )}
        </fieldset>
      ))}
      <Row>
        {list.length < deskLimits.templates && (
          <TextButton
            type="button"
            onClick={() => setList([...list, { key: next(), name: '', subject: '', body: '' }])}
          >
            Ajouter un modèle
          </TextButton>
        )}
        <TextButton
          type="button"
          onClick={() => setList(houseTemplates(content).map((template, key) => ({ ...template, key: next() + key })))}
        >
          Reprendre les modèles d'origine
        </TextButton>
      </Row>
      <fieldset aria-label="Signature">
        <Signature
          label="Signature, sous chaque réponse"
          maxLength={deskLimits.signature}
          {...controlled(signed, setSigned, 'signature')}
        />
      </fieldset>
      <Unfilled texts={list.flatMap(({ subject, body }) => [subject, body])} names={templateNames} />
      <Problem error={store.error} />
      <Row>
        <Act level="primary" type="submit" busy={store.isPending} doing="Enregistrement...">
          Enregistrer les modèles
        </Act>
        <Act onClick={onClose}>Annuler</Act>
      </Row>
    </Form>
  );
}
