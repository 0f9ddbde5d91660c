import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SettingsAnswer, SettingsChange, SettingsField } from '../../../data/api/settings/settingsAnswers.ts';
import { callApi } from '../../api.ts';
import { color, media } from '../../theme.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { DeskTitle } from '../desk/DeskTitle.tsx';
import { formatMoment } from '../formatDay.ts';
import { EmptyState } from '../list/EmptyState.tsx';
import { Intro } from '../list/Intro.tsx';
import { Failed, Loading } from '../list/ListState.tsx';
import { ListRow, RowList } from '../list/RowList.tsx';
import { useNextButton } from '../list/useNextButton.ts';
import { refresh, storeAnswer } from '../refresh.ts';
import { sayChange } from './sayChange.ts';
import { sayValue } from './sayValue.ts';
import { SETTINGS, useSettings } from './settingsQuery.ts';

const Fields = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 2px 32px;
  margin-top: 10px;
  font-size: 15px;
  line-height: 1.5;
  & dt { grid-column: 1 / -1; margin-top: 8px; font-weight: 600; }
  & dd { overflow-wrap: anywhere; white-space: pre-line; }
  & dd small { display: block; font-size: 13px; color: ${color['ink-3']}; }
  & dd[data-side='before'] { color: ${color['ink-2']}; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

/** « Historique »: each save, before and after, who and when, and the way back. */
export function HistoryView() {
  const { data, isPending, error, refetch } = useSettings();
  return (
    <>
      <DeskTitle>Historique</DeskTitle>
      <Intro>
        Chaque enregistrement des réglages, le dernier en haut. « Annuler ce changement » remet ce qui était écrit
        avant, sur tout le site.
      </Intro>
      {data ? (
        data.changes.length === 0 ? (
          <EmptyState title="Aucun changement pour le moment">
            Le site dit ce qu'il disait à sa livraison. Chaque réglage enregistré paraîtra ici.
          </EmptyState>
        ) : (
          <RowList>
            {data.changes.map((change) => {
              const group = data.groups.find(({ code }) => code === change.group);
              return (
                <ChangeRow
                  key={change.id}
                  change={change}
                  group={group?.title ?? change.group}
                  known={group?.fields ?? []}
                />
              );
            })}
          </RowList>
        )
      ) : isPending ? (
        <Loading>Chargement de l'historique...</Loading>
      ) : (
        <Failed error={error} onRetry={refetch} />
      )}
    </>
  );
}

interface Change {
  change: SettingsChange;
  group: string;
  /** The fields of the group as they are now. */
  known: readonly SettingsField[];
}

function ChangeRow({ change, group, known }: Change) {
  const { id, actor, at, taken_back_at, fields } = change;
  const queries = useQueryClient();
  const back = useMutation({
    mutationFn: () => callApi<SettingsAnswer>('POST', `${SETTINGS[0]}/changes/${id}/take-back`),
    onSuccess: async (answer) => {
      await storeAnswer(queries, SETTINGS, answer);
      refresh(queries, '/api/admin/findings');
      showToast({
        title: 'Changement annulé',
        description: 'Le site dit de nouveau ce qu’il disait avant, dans quelques secondes.',
        tone: 'success',
      });
    },
  });
  return (
    <ListRow
      title={group}
      facts={`Enregistré le ${formatMoment(at)} par ${actor}`}
      badges={taken_back_at && <Badge look="draft">{`Annulé le ${formatMoment(taken_back_at)}`}</Badge>}
      error={back.error}
      actions={
        !taken_back_at && (
          <TakeBack
            label={`Annuler ce changement de « ${group} » du ${formatMoment(at)}`}
            doing={back.isPending}
            onTakeBack={() => back.mutate()}
          />
        )
      }
    >
      <Fields>
        {fields.map(({ name, label, before, after }) => {
          const field = known.find((one) => one.name === name);
          const said = field ? sayChange(field, before, after) : ([sayValue(before), sayValue(after)] as const);
          return <FieldChange key={name} label={label} before={said[0]} after={said[1]} />;
        })}
      </Fields>
    </ListRow>
  );
}

/** Gone once it has done what it does: the focus goes on to the next change's. */
function TakeBack({ label, doing, onTakeBack }: { label: string; doing: boolean; onTakeBack: () => void }) {
  const going = useNextButton();
  return (
    <Button
      type="button"
      level="secondary"
      size="md"
      {...going}
      aria-disabled={doing}
      aria-label={label}
      onClick={() => doing || onTakeBack()}
    >
      {doing ? 'Un instant...' : 'Annuler ce changement'}
    </Button>
  );
}

const FieldChange = ({ label, before, after }: { label: string; before: string; after: string }) => (
  <>
    <dt>{label}</dt>
    <dd data-side="before">
      <small>Avant</small>
      {before}
    </dd>
    <dd>
      <small>Après</small>
      {after}
    </dd>
  </>
);
