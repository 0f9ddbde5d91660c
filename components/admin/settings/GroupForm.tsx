import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import type { SettingsAnswer, SettingsField } from '../../../data/api/settings/settingsAnswers.ts';
import { isToFill } from '../../../data/company/site.ts';
import { ApiError, callApi } from '../../api.ts';
import { color, layer } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { Problem } from '../list/Problem.tsx';
import { SaveButton } from '../list/SaveButton.tsx';
import { refresh } from '../refresh.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { fieldErrors } from './fieldErrors.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { SettingInput } from './SettingInput.tsx';
import { SettingRow } from './SettingRow.tsx';
import { Standing } from './Standing.tsx';
import { sayValue } from './sayValue.ts';
import { SETTINGS } from './settingsQuery.ts';
import { useDraft } from './useDraft.ts';

const Form = styled.form`
  border-top: 1px solid ${color.ink};
`;
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.document};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-top: 24px;
  padding: 14px 0;
  border-top: 1px solid ${color.line};
  background: ${color.ground};
`;

type Group = SettingsAnswer['groups'][number];
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
/** Of what the source says, so much is read beside a field. */
const SHORT = 160;

/** The fields of a group, what is wrong with them, and what has become of the last save. */
export function GroupForm({ group, answer }: { group: Group; answer: SettingsAnswer }) {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const stored = Object.fromEntries(group.fields.map(({ name, value }) => [name, value]));
  const draft = useDraft(group.code, stored);
  const changes = Object.entries(draft.changes);
  const sourceOf = (name: string) => group.fields.find((field) => field.name === name)?.source;

  /** What the source says is sent as null: it follows the source from then on. */
  const sent = Object.fromEntries(changes.map(([name, value]) => [name, same(value, sourceOf(name)) ? null : value]));
  const save = useMutation({
    mutationFn: () =>
      callApi<SettingsAnswer>('PUT', `${SETTINGS[0]}/${group.code}`, {
        version: group.version,
        values: sent,
      }),
    onSuccess: (next) => {
      draft.clear();
      queries.setQueryData(SETTINGS, next);
      refresh(queries, '/api/admin/findings');
    },
    onError: (error) => {
      // What somebody else saved comes in: a field that both changed is then asked about.
      if (error instanceof ApiError && error.status === 409) return refresh(queries, ...SETTINGS);
    },
  });
  const wrong = fieldErrors(save.error);
  const isConflict = save.error instanceof ApiError && save.error.status === 409;
  useEffect(() => {
    if (save.isError) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [save.isError]);
  // Who leaves with something unsaved is told where it waits.
  const unsaved = useRef(0);
  unsaved.current = changes.length;
  useEffect(
    () => () => {
      if (unsaved.current > 0)
        showToast({
          title: 'Pas encore enregistré',
          description: `Ce que vous avez écrit dans « ${group.title} » vous y attend.`,
          tone: 'destructive',
        });
    },
    [group.title],
  );

  const submit = (event: FormEvent) => {
    // What is sent in a dialog of a field's own bubbles up to here, through React's tree.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (changes.length > 0 && draft.conflicts.length === 0 && !save.isPending) save.mutate();
  };
  const set = (field: SettingsField, value: unknown) => {
    if (save.isSuccess) save.reset();
    draft.set(
      field.name,
      value === '' && typeof field.source === 'string' && isToFill(field.source) ? field.source : value,
    );
  };
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-label={group.title}>
      {group.fields.map((field) => {
        const value = draft.values[field.name];
        const moved = !same(value, field.source);
        const original = sayValue(field.source);
        return (
          <SettingRow
            key={field.name}
            id={field.name}
            where={field.where}
            help={field.help}
            original={moved && original.length <= SHORT ? original : undefined}
            wrong={wrong[field.name]}
            onRevert={moved ? () => set(field, field.source) : undefined}
          >
            <SettingInput
              id={field.name}
              field={field}
              value={value}
              wrong={wrong}
              onChange={(next) => set(field, next)}
            />
            {draft.conflicts.includes(field.name) && (
              <ConflictNotice
                field={field}
                mine={value}
                onKeepMine={() => draft.keepMine(field.name)}
                onTakeTheirs={() => draft.takeTheirs(field.name)}
              />
            )}
          </SettingRow>
        );
      })}
      <Bar>
        <SaveButton idle={changes.length === 0 || draft.conflicts.length > 0 || save.isPending}>
          {save.isPending ? 'Enregistrement...' : 'Enregistrer'}
        </SaveButton>
        {changes.length > 0 && (
          <>
            <PreviewButton group={group.code} version={group.version} values={sent} />
            <Button type="button" level="secondary" size="md" onClick={draft.clear}>
              Tout annuler
            </Button>
          </>
        )}
        <Standing
          unsaved={changes.length}
          conflicts={draft.conflicts.length}
          saved={save.isSuccess}
          version={answer.version}
          shown={answer.shown}
        />
        {!isConflict && <Problem error={save.error} />}
      </Bar>
    </Form>
  );
}
