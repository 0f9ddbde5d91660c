import styled from '@emotion/styled';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PictureChange, PictureChanged, ShownPicture } from '../../../data/api/media.ts';
import { BACKUP_DAYS } from '../../../data/desk/retention.ts';
import { pictureAddress, pictureLimits, pictureMiddle } from '../../../data/media/pictures.ts';
import { color, focusRing, radius, tabular } from '../../theme.ts';
import { TextArea } from '../../ui/Field.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { showToast } from '../../ui/toast.ts';
import { MEDIA } from '../deskQueries.ts';
import { formatBytes, formatDay } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { ConfirmDialog } from '../list/AskDialog.tsx';
import { controlled, DeskForm, SaveButton } from '../list/DeskForm.tsx';
import { Buttons } from '../list/listStyles.tsx';
import { Problem } from '../list/Problem.tsx';
import { copyText } from '../useBrowser.ts';
import { sayDone, useChange } from '../useChange.ts';

const Card = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
  min-width: 0;
  padding-top: 14px;
  border-top: 1px solid ${color.line};
  & > picture { display: grid; place-items: center; height: 200px; border-radius: ${radius.document}; background: ${color.sunk}; overflow: hidden; }
  & img { width: 100%; height: 200px; object-fit: contain; }
  & form { gap: 10px; }
  & textarea { min-height: 76px; }
`;
const Facts = styled.p`
  font-size: 14px;
  line-height: 1.5;
  color: ${color['ink-3']};
  overflow-wrap: anywhere;
  ${tabular}
  & a { color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
`;
/** A picture of the library: description, uses, and its address for a text or a setting. */
export function PictureCard({ picture, onClose }: { picture: ShownPicture; onClose: () => void }) {
  const { id, name, width, height, bytes, uses, created_at } = picture;
  const [alt, setAlt] = useState(picture.alt);
  const [asking, ask] = useState<'remove' | null>(null);
  const describe = useChange<PictureChanged, PictureChange>('PATCH', `${MEDIA}/${id}`, {
    done: ({ picture: stored }) => setAlt(stored.alt),
    old: [MEDIA],
    toast: () => ['Description enregistrée', name],
  });
  const remove = useChange('DELETE', `${MEDIA}/${id}`, {
    done: onClose,
    old: [MEDIA],
    toast: () => ['Image supprimée', name],
  });
  const address = pictureAddress(picture.hash, pictureMiddle(picture));
  const copy = async () =>
    (await copyText(address))
      ? sayDone('Adresse copiée', address)
      : showToast({ title: 'Copie impossible', description: address, tone: 'destructive' });
  return (
    <Card>
      <Picture picture={picture} alt={picture.alt} sizes="360px" />
      <Facts>
        {`${name}, ${width} × ${height} points, ${formatBytes(bytes)}, ${formatDay(created_at)}. `}
        {uses.length === 0 && 'Montrée nulle part.'}
        {uses.map(({ label, view }, index) => (
          <span key={view}>
            {index === 0 ? 'Montrée : ' : ', '}
            <Link to={view}>{label}</Link>
          </span>
        ))}
      </Facts>
      <DeskForm onSend={() => describe.mutate({ alt })}>
        <TextArea
          label="Ce que montre l’image"
          hint="Décrivez-la en une phrase : c’est ce qu’entend qui ne la voit pas."
          required
          maxLength={pictureLimits.alt}
          {...controlled(alt, setAlt, 'alt')}
        />
        <Problem error={describe.error} />
        <Buttons css={{ gap: 8 }}>
          <SaveButton level="secondary" idle={alt === picture.alt} busy={describe.isPending}>
            Enregistrer
          </SaveButton>
          <Act onClick={copy} aria-label={`Copier l’adresse de ${name}`}>
            Copier l’adresse
          </Act>
          <Act onClick={onClose}>Retour aux images</Act>
          <Act aria-label={`Supprimer ${name}`} disabled={uses.length > 0} onClick={() => ask('remove')}>
            Supprimer
          </Act>
        </Buttons>
      </DeskForm>
      {asking === 'remove' && (
        <ConfirmDialog title={`Supprimer ${name} ?`} erase={remove} onClose={() => ask(null)} doing="Supprimer l’image">
          {`Ses fichiers quittent le site tout de suite, ses sauvegardes sous ${BACKUP_DAYS} jours. Elle ne revient qu’en étant envoyée de nouveau.`}
        </ConfirmDialog>
      )}
    </Card>
  );
}
