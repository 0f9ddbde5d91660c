import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Fragment, useEffect, useRef } from 'react';
import type { SettingsAnswer, SettingsField } from '../../../data/api/settings/settingsAnswers.ts';
import { isToFill } from '../../../data/company/toComplete.ts';
import { ApiError, callApi } from '../../api.ts';
import { color, layer, media, type } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { SETTINGS } from '../deskQueries.ts';
import { Problem } from '../list/Problem.tsx';
import { SaveButton } from '../list/SaveButton.tsx';
import { refresh, storeAnswer } from '../refresh.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { fieldErrors, standingErrors, tooLong, withoutLabel } from './fieldErrors.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { partsOf, SettingInput } from './SettingInput.tsx';
import { SettingRow } from './SettingRow.tsx';
import { Standing } from './Standing.tsx';
import { sayOne } from './sayChange.ts';
import { useDraft } from './useDraft.ts';

const Form = styled.form`
  border-top: 1px solid ${color.ink};
  & > div:nth-last-of-type(2) { border-bottom: 0; }
  /* A field that is gone to stands above the bar. */
  & :is(input, textarea, select) { scroll-margin-bottom: 150px; }
`;
const Part = styled.h2`
  padding-top: 40px;
  ${type.h4}
`;
const Bar = styled.div`
  position: sticky;
  bottom: var(--desk-foot, 0px);
  z-index: ${layer.document};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 14px 0;
  border-top: 1px solid ${color.line};
  background: ${color.ground};
  /* Two lines of a telephone at most: what is done, then where it stands. */
  ${media.phone} { gap: 8px; padding: 10px 0; & > button { flex: 1 1 auto; padding-inline: 10px; } }
  @media (max-width: 359.98px) { & > button { padding-inline: 6px; font-size: 14px; } }
`;
const Undo = styled(Button)`
  &&& { ${media.phone} { order: 2; flex: none; } }
`;
const Stands = styled.div`
  display: contents;
  ${media.phone} { display: block; order: 1; flex: 1 1 150px; & > p { font-size: 13px; line-height: 1.4; } }
`;
const Wrong = styled.p`
  order: 3;
  width: 100%;
  font-size: 15px;
  color: ${color.danger};
`;

type Group = SettingsAnswer['groups'][number];
const isAsked = (source: unknown): boolean =>
  typeof source === 'string' ? isToFill(source) : Array.isArray(source) && source.length === 0;
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
      callApi<SettingsAnswer>('PUT', `${SETTINGS}/${group.code}`, {
        version: group.version,
        values: sent,
      }),
    onSuccess: async (next) => {
      await storeAnswer(queries, [SETTINGS], next);
      draft.clear();
      refresh(queries, '/api/admin/findings');
    },
    onError: (error) => {
      // What somebody else saved comes in: a field that both changed is then asked about.
      if (error instanceof ApiError && error.status === 409) return refresh(queries, SETTINGS);
    },
  });
  const refused = useRef(draft.values);
  const wrong = {
    ...standingErrors(fieldErrors(save.error), refused.current, draft.values),
    ...tooLong(group.fields, draft.values),
  };
  const wrongFields = group.fields.filter(({ name }) =>
    Object.keys(wrong).some((path) => path === name || path.startsWith(`${name}.`)),
  );
  const isConflict = save.error instanceof ApiError && save.error.status === 409;
  /** Each field says what is wrong with it. */
  const isRefused = Object.keys(fieldErrors(save.error)).length > 0;
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
    if (changes.length === 0 || draft.conflicts.length > 0 || save.isPending) return;
    refused.current = draft.values;
    save.mutate();
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
      {group.fields.map((field, index) => {
        const value = draft.values[field.name];
        // What was only asked for is nothing to go back to, and a picture is taken away beside it.
        const hasOriginal = field.kind !== 'picture' && !isAsked(field.source) && !same(value, field.source);
        const original = sayOne(field, field.source);
        const said = wrong[field.name];
        const [part] = partsOf(field.label);
        const begins = part !== undefined && part !== partsOf(group.fields[index - 1]?.label ?? '')[0];
        return (
          <Fragment key={field.name}>
            {begins && <Part>{part}</Part>}
            <SettingRow
              id={field.name}
              where={field.where}
              help={field.help}
              original={original.length <= SHORT && field.kind !== 'list' ? original : undefined}
              wrong={said && withoutLabel(said, field.label)}
              onRevert={hasOriginal ? () => set(field, field.source) : undefined}
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
          </Fragment>
        );
      })}
      <Bar>
        <SaveButton
          idle={changes.length === 0 || draft.conflicts.length > 0}
          busy={save.isPending}
          doing="Enregistrement..."
        >
          Enregistrer
        </SaveButton>
        {changes.length > 0 && (
          <>
            <PreviewButton group={group.code} version={group.version} values={sent} />
            <Undo type="button" level="secondary" size="md" onClick={draft.clear}>
              Tout annuler
            </Undo>
          </>
        )}
        <Stands>
          <Standing
            unsaved={changes.length}
            conflicts={draft.conflicts.length}
            saved={save.isSuccess}
            version={answer.version}
            shown={answer.shown}
          />
        </Stands>
        {wrongFields.length > 0 ? (
          <Wrong role="alert">{`À corriger : ${wrongFields.map(({ label }) => label).join(', ')}.`}</Wrong>
        ) : (
          !isConflict && !isRefused && <Problem error={save.error} />
        )}
      </Bar>
    </Form>
  );
}
