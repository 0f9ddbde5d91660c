import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Picture, PictureReceived, SampleFileReceived } from '../../../data/api/media.ts';
import { pictureLimits } from '../../../data/media/pictures.ts';
import { callApi } from '../../api.ts';
import { color, media, radius, tabular } from '../../theme.ts';
import { TextArea } from '../../ui/Field.tsx';
import { MEDIA } from '../deskQueries.ts';
import { formatBytes } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { controlled } from '../list/DeskForm.tsx';
import { Problem } from '../list/Problem.tsx';
import { refresh } from '../refresh.ts';
import { sayDone } from '../useChange.ts';

const BYTES = { 'content-type': 'application/octet-stream' };
export const SAMPLE_FILES_API = '/api/admin/sample-files';

/** Called with the share of the file that was sent so far, from 0 to 1. */
type OnProgress = (part: number) => void;

/** Announces a file to the server, then sends it in chunks; resolves to the response to the last chunk. */
async function sendInParts<Result extends SampleFileReceived>(
  file: File,
  { announceAt, uploadsAt, more }: { announceAt: string; uploadsAt: string; more: object },
  onProgress: OnProgress,
): Promise<Result> {
  const name = file.name.slice(-pictureLimits.name) || 'fichier';
  let result = await callApi<Result>('POST', announceAt, { name, size: file.size, ...more });
  const { id } = result.upload;
  for (let from = 0; from < file.size; from += pictureLimits.part) {
    const bytes = file.slice(from, from + pictureLimits.part);
    result = await callApi<Result>('POST', `${uploadsAt}/${id}?from=${from}`, bytes, BYTES);
    onProgress(Math.min(1, (from + pictureLimits.part) / file.size));
  }
  return result;
}

/** Uploads a picture; resolves once the server has made its files in all widths. */
async function sendPicture(file: File, alt: string, onProgress: OnProgress): Promise<Picture> {
  const places = { announceAt: MEDIA, uploadsAt: `${MEDIA}/uploads`, more: { alt } };
  const { picture } = await sendInParts<PictureReceived>(file, places, onProgress);
  if (!picture) throw new TypeError('the picture did not come back');
  return picture;
}

/**
 * Uploads the owner's file that replaces a sample file.
 * @param place name of the replaced file
 */
export async function sendSampleFile(file: File, place: string, onProgress: OnProgress): Promise<void> {
  const announceAt = `${SAMPLE_FILES_API}/${place}`;
  await sendInParts(file, { announceAt, uploadsAt: `${announceAt}/uploads`, more: {} }, onProgress);
}

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

/** A chosen picture that is not uploaded yet: the owner types its description, then uploads it. */
export function PictureToSend({ file, onAdded, onGone }: Props) {
  const queries = useQueryClient();
  const [alt, setAlt] = useState('');
  const [sent, setSent] = useState(0);
  const send = useMutation({
    mutationFn: () => sendPicture(file, alt, setSent),
    onSuccess: (picture) => {
      sayDone('Image ajoutée', file.name);
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
          {...controlled(alt, setAlt, 'alt')}
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
              <Act level="primary" type="submit" disabled={tooHeavy}>
                Envoyer
              </Act>
              <Act onClick={onGone}>Retirer</Act>
            </>
          )}
        </Actions>
      </form>
    </Row>
  );
}

const Canvas = styled.canvas`
  width: 100%;
  max-height: 220px;
  border-radius: ${radius.document};
  background: ${color.sunk};
  object-fit: contain;
`;
const MOST = 640;

/** Preview of a picture that is not uploaded yet. Drawn on a canvas, since the site's content policy forbids `<img>` with a local file. */
function Preview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let left = false;
    createImageBitmap(file).then(
      (image) => {
        const on = canvas.current;
        if (left || !on) return;
        const scale = Math.min(1, MOST / Math.max(image.width, image.height));
        on.width = Math.round(image.width * scale);
        on.height = Math.round(image.height * scale);
        on.getContext('2d')?.drawImage(image, 0, 0, on.width, on.height);
        image.close();
      },
      // Shows nothing if the preview fails: the server may know a format that this browser cannot draw, and if not, its response explains
      // the refusal.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [file]);
  return <Canvas ref={canvas} width={16} height={9} aria-hidden="true" />;
}
