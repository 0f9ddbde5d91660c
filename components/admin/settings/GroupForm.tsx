import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react';
import type { SettingsAnswer, SettingsField } from '../../../data/api/settings/settingsAnswers.ts';
import { isToFill } from '../../../data/company/toComplete.ts';
import { ApiError, callApi } from '../../api.ts';
import { color, layer, media, type } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { FINDINGS, SETTINGS } from '../deskQueries.ts';
import { SaveButton } from '../list/DeskForm.tsx';
import { Problem } from '../list/Problem.tsx';
import { refresh, storeAnswer } from '../refresh.ts';
import { fieldErrors, tooLong, type Wrong } from './fieldErrors.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { partsOf } from './SettingInput.tsx';
import { SettingRow } from './SettingRow.tsx';
import { Standing } from './Standing.tsx';
import { same, useTyped } from './useTyped.ts';

const Form = styled.form`
  border-top: 1px solid ${color.ink};
  & > div:nth-last-of-type(2) { border-bottom: 0; }
`;
/** What is gone to stands above the bar; margins of its own would not move a text's caret. */
const ABOVE_BAR = ':root { scroll-padding-bottom: calc(var(--desk-foot, 0px) + 120px); }';
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
const Status = styled.div`
  display: contents;
  ${media.phone} { display: block; order: 1; flex: 1 1 150px; & > p { font-size: 13px; line-height: 1.4; } }
`;
const Refused = styled.p`
  order: 3;
  width: 100%;
  font-size: 15px;
  color: ${color.danger};
`;

interface Props {
  group: SettingsAnswer['groups'][number];
}

/** The fields of a group, what is wrong with them, and what has become of the last save. */
export function GroupForm({ group }: Props) {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const draft = useTyped(
    group.code,
    group.version,
    Object.fromEntries(group.fields.map(({ name, value }) => [name, value])),
  );
  const [refused, setRefused] = useState<Wrong>({});
  const typed = group.fields.filter(({ name }) => name in draft.changes);
  /** What the source says is sent as null: it follows the source from then on. */
  const sent = {
    version: draft.version,
    values: Object.fromEntries(
      typed.map(({ name, source }) => [name, same(draft.changes[name], source) ? null : draft.changes[name]]),
    ),
  };
  const save = useMutation({
    mutationFn: () => callApi<SettingsAnswer>('PUT', `${SETTINGS}/${group.code}`, sent),
    onSuccess: async (next) => {
      await storeAnswer(queries, [SETTINGS], next);
      draft.clear();
      refresh(queries, FINDINGS);
    },
    onError: (error) => {
      setRefused(fieldErrors(error));
      if (error instanceof ApiError && error.status === 409) refresh(queries, SETTINGS);
    },
  });
  /** Another save came since the first word was typed. */
  const isStale = draft.version !== group.version;
  const wrong = { ...refused, ...tooLong(group.fields, draft.values) };
  const wrongFields = group.fields.filter(({ name }) =>
    Object.keys(wrong).some((path) => path === name || path.startsWith(`${name}.`)),
  );
  useEffect(() => {
    if (save.isError) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [save.isError]);
  // Leaving with unsaved values, the owner is told where they wait.
  const unsaved = useRef(0);
  unsaved.current = typed.length;
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
    if (typed.length > 0 && !isStale && !save.isPending) save.mutate();
  };
  const set = ({ name, source }: SettingsField, value: unknown) => {
    if (!save.isIdle) save.reset();
    setRefused(Object.fromEntries(Object.entries(refused).filter(([path]) => !`${path}.`.startsWith(`${name}.`))));
    draft.set(name, value === '' && typeof source === 'string' && isToFill(source) ? source : value);
  };
  const forget = () => {
    setRefused({});
    draft.clear();
  };
  /** What is saved stands beside what is typed: the next press saves over it. */
  const reread = () => {
    save.reset();
    draft.reread();
    document
      .getElementById(typed[0]?.name ?? '')
      ?.querySelector<HTMLElement>('input, textarea, select, button')
      ?.focus();
  };
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-label={group.title}>
      <Global styles={ABOVE_BAR} />
      {group.fields.map((field, index) => {
        const [part] = partsOf(field.label);
        const begins = part !== undefined && part !== partsOf(group.fields[index - 1]?.label ?? '')[0];
        return (
          <Fragment key={field.name}>
            {begins && <Part>{part}</Part>}
            <SettingRow
              field={field}
              value={draft.values[field.name]}
              wrong={wrong}
              onChange={(next) => set(field, next)}
            />
          </Fragment>
        );
      })}
      <Bar>
        <SaveButton idle={typed.length === 0 || isStale} busy={save.isPending} doing="Enregistrement...">
          Enregistrer
        </SaveButton>
        {isStale && (
          <Button type="button" level="secondary" size="md" onClick={reread}>
            Relire
          </Button>
        )}
        {typed.length > 0 && (
          <>
            {!isStale && <PreviewButton group={group} change={sent} />}
            <Undo type="button" level="secondary" size="md" onClick={forget}>
              Tout annuler
            </Undo>
          </>
        )}
        <Status>
          <Standing unsaved={typed.length} isStale={isStale} isSaved={save.isSuccess} />
        </Status>
        {wrongFields.length > 0 ? (
          <Refused role="alert">{`À corriger : ${wrongFields.map(({ label }) => label).join(', ')}.`}</Refused>
        ) : (
          !isStale && <Problem error={save.error} />
        )}
      </Bar>
    </Form>
  );
}
