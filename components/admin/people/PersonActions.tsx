import styled from '@emotion/styled';
import { useState } from 'react';
import type { PersonFile } from '../../../data/api/personAnswers.ts';
import { color } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { TextButton } from '../../ui/TextLink.tsx';
import { ExportMenu } from '../list/ExportMenu.tsx';
import { WayLink } from '../list/WayLink.tsx';
import { CorrectPerson } from './CorrectPerson.tsx';
import { ErasePerson } from './ErasePerson.tsx';
import { MergePerson } from './MergePerson.tsx';
import { PEOPLE } from './peopleQuery.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 20px;
  & + & { margin-top: 12px; padding-top: 20px; border-top: 1px solid ${color.line}; align-items: center; justify-content: space-between; gap: 12px 20px; }
`;

type Asking = 'nothing' | 'correct' | 'merge' | 'erase';

/** What can be done with everything of a person. */
export function PersonActions({ file, name }: { file: PersonFile; name: string }) {
  const [asking, ask] = useState<Asking>('nothing');
  const { id } = file.person;
  const close = () => ask('nothing');
  return (
    <>
      <Actions>
        {file.total > 0 && (
          <Button type="button" level="secondary" size="md" onClick={() => ask('correct')}>
            Rectifier
          </Button>
        )}
        <Button type="button" level="secondary" size="md" onClick={() => ask('merge')}>
          Réunir avec une autre fiche
        </Button>
        <WayLink to={`/leads/saisie?personne=${id}`}>Saisir une demande</WayLink>
      </Actions>
      <Actions>
        <ExportMenu path={`${PEOPLE}/${id}/export.csv`} query="" json={`${PEOPLE}/${id}/export.json`} drop="up" />
        <TextButton type="button" onClick={() => ask('erase')}>
          Tout effacer
        </TextButton>
      </Actions>
      {asking === 'correct' && <CorrectPerson file={file} onClose={close} />}
      {asking === 'merge' && <MergePerson file={file} name={name} onClose={close} />}
      {asking === 'erase' && <ErasePerson file={file} name={name} onClose={close} />}
    </>
  );
}
