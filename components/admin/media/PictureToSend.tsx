import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Picture } from '../../../data/api/mediaAnswers.ts';
import { pictureLimits } from '../../../data/media/pictures.ts';
import { color, media, radius, tabular } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast.ts';
import { formatBytes } from '../lead/formatBytes.ts';
import { Problem } from '../list/Problem.tsx';
import { useNextButton } from '../list/useNextButton.ts';
import { refresh } from '../refresh.ts';
import { Preview } from './Preview.tsx';
import { MEDIA, sendPicture } from './sendPicture.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 220px) minmax(200px, 1fr);
  gap: 24px;
  padding: 20px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sheet};
  & form { display: grid; align-content: start; gap: 14px; }
  & textarea { min-height: 76px; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 14px; padding: 16px; }
`;
const Name = styled.p`
  font-size: 15px;
  color: ${color['ink-3']};
  overflow-wrap: anywhere;
  ${tabular}
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  & progress { flex: 1; min-width: 120px; height: 6px; accent-color: ${color.blue}; }
`;

interface Props {
  file: File;
  onAdded: (picture: Picture) => void;
  onGone: () => void;
}

/** A chosen picture: what it shows is written, then it is sent. */
export function PictureToSend({ file, onAdded, onGone }: Props) {
  const queries = useQueryClient();
  const [alt, setAlt] = useState('');
  const [sent, setSent] = useState(0);
  const going = useNextButton();
  const send = useMutation({
    mutationFn: () => sendPicture(file, alt, setSent),
    onSuccess: (picture) => {
      showToast({ title: 'Image ajoutée', description: file.name, tone: 'success' });
      refresh(queries, MEDIA);
      onAdded(picture);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(0);
    send.mutate();
  };
  const tooHeavy = file.size > pictureLimits.bytes;
  return (
    <Row>
      <Preview file={file} />
      <form onSubmit={submit}>
        <Name>{`${file.name} (${formatBytes(file.size)})`}</Name>
        <TextArea
          label="Ce que montre l’image"
          placeholder="La devanture de l’atelier, rue des Carmes"
          hint="Décrivez-la en une phrase : c’est ce qu’entend qui ne la voit pas."
          required
          maxLength={pictureLimits.alt}
          disabled={send.isPending}
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        {tooHeavy && <Name>{`Trop lourde : ${pictureLimits.bytes / 1024 / 1024} Mo au plus.`}</Name>}
        <Problem error={send.error} />
        <Actions>
          {send.isPending ? (
            <>
              <progress max={1} value={sent === 1 ? undefined : sent} aria-label={`Envoi de ${file.name}`} />
              <Name role="status">{sent === 1 ? 'Préparation...' : `${Math.floor(sent * 100)} %`}</Name>
            </>
          ) : (
            <>
              <Button type="submit" size="md" disabled={tooHeavy}>
                Envoyer
              </Button>
              <Button type="button" size="md" level="secondary" {...going} onClick={onGone}>
                Retirer
              </Button>
            </>
          )}
        </Actions>
      </form>
    </Row>
  );
}
