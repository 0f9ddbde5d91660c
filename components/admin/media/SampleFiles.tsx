import styled from '@emotion/styled';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import type { SampleFile, SampleFileList } from '../../../data/api/media.ts';
import { SAMPLE_FILES } from '../../../data/examples/downloads.ts';
import { pictureLimits } from '../../../data/media/pictures.ts';
import { color, focusRing } from '../../theme.ts';
import { Badge } from '../../ui/Badge.tsx';
import { formatMoment } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { ConfirmDialog } from '../list/AskDialog.tsx';
import { ChooseFile } from '../list/listStyles.tsx';
import { ListRow, RowList } from '../list/RowList.tsx';
import { Intro, QueryView } from '../list/View.tsx';
import { refresh } from '../refresh.ts';
import { sayDone, useChange } from '../useChange.ts';
import { SAMPLE_FILES_API, sendSampleFile } from './PictureToSend.tsx';

const MEGABYTES = pictureLimits.bytes / 1024 / 1024;
const KEY = [SAMPLE_FILES_API];

const List = styled(RowList)`
  margin-top: 32px;
  & a { color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
`;

/** List of the files that the examples' pages offer, each of which the owner may replace. */
export const SampleFiles = () => (
  <>
    <Intro>{`Les fichiers que vos pages d’exemple font télécharger. Mettez le vôtre à la place de chacun : du même format, de ${MEGABYTES} Mo au plus, sans macros. Il est public aussitôt, à la même adresse, et vos sauvegardes le gardent ; les chiffres de la page, eux, ne changent pas.`}</Intro>
    <QueryView query={useQuery<SampleFileList>({ queryKey: KEY })} of="des fichiers">
      {({ files }) => (
        <List aria-label="Fichiers des exemples">
          {files.map((one) => (
            <FileRow key={one.file} one={one} />
          ))}
        </List>
      )}
    </QueryView>
  </>
);

function FileRow({ one: { file, title, path, label, own } }: { one: SampleFile }) {
  const queries = useQueryClient();
  const [sent, setSent] = useState(0);
  const [asking, ask] = useState<'back' | null>(null);
  const format = file.slice(file.lastIndexOf('.'));
  const put = useMutation({
    mutationFn: (chosen: File) => sendSampleFile(chosen, file, setSent),
    onSuccess: () => {
      sayDone('Votre fichier est en place', file);
      refresh(queries, SAMPLE_FILES_API);
    },
  });
  const back = useChange<SampleFileList>('DELETE', `${SAMPLE_FILES_API}/${file}`, {
    stores: KEY,
    done: () => {
      put.reset();
      ask(null);
    },
    toast: () => ['Fichier d’origine remis', file],
  });
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    // Empties the input, so that the same file can be chosen again after the original was restored.
    currentTarget.value = '';
    setSent(0);
    if (chosen) put.mutate(chosen);
  };
  return (
    <ListRow
      title={title}
      facts={
        <>
          <a href={`${SAMPLE_FILES}/${file}`} download>
            {label}
          </a>
          {', sur '}
          <a href={path}>sa page</a>
          {own && `. « ${own.name} », mis le ${formatMoment(own.at)} par ${own.actor}`}
        </>
      }
      badges={<Badge>{own ? 'Votre fichier' : 'Fichier d’origine'}</Badge>}
      error={put.error}
      actions={
        <>
          <ChooseFile>
            <FileUp size={18} strokeWidth={1.6} aria-hidden="true" />
            {put.isPending ? `Envoi, ${Math.floor(sent * 100)} %` : 'Mettre votre fichier'}
            <input
              type="file"
              accept={format}
              aria-label={`Mettre votre fichier à la place de ${file}`}
              disabled={put.isPending}
              onChange={choose}
            />
          </ChooseFile>
          {own && (
            <Act disabled={put.isPending} onClick={() => ask('back')}>
              Revenir au fichier d’origine
            </Act>
          )}
        </>
      }
      dialog={
        asking === 'back' && (
          <ConfirmDialog
            title="Revenir au fichier d’origine ?"
            erase={back}
            onClose={() => ask(null)}
            doing="Revenir au fichier d’origine"
          >
            {`${own?.name ?? 'Votre fichier'} quitte le site tout de suite ; gardez le vôtre. La page annonce de nouveau le fichier d’origine.`}
          </ConfirmDialog>
        )
      }
    />
  );
}
