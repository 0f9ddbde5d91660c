import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Fragment, useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router';
import type { SettingsResponse } from '../../../data/api/settings/settingsResponses.ts';
import { isToFill } from '../../../data/company/toComplete.ts';
import { ApiError } from '../../api.ts';
import { color, layer, media, type } from '../../theme.ts';
import { Button } from '../../ui/Button.tsx';
import { SETTINGS, SUMMARY, useSettings, useSummary } from '../deskQueries.ts';
import { WayLink } from '../list/Act.tsx';
import { SaveButton } from '../list/DeskForm.tsx';
import { Problem } from '../list/Problem.tsx';
import { BackTo, RecordHead } from '../list/recordPage.tsx';
import { DeskTitle, Intro, QueryView } from '../list/View.tsx';
import { nextStep } from '../publish/nextStep.ts';
import { refresh } from '../refresh.ts';
import { useChange } from '../useChange.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { SettingRow } from './SettingRow.tsx';
import { settingsParts } from './settingsParts.ts';
import { partsOf } from './TypedInput.tsx';
import { same, useTyped, type Values } from './useTyped.ts';

const CONTROLS = 'input, textarea, select, button';
const Form = styled.form`
  border-top: 1px solid ${color.ink};
  & > div:nth-last-of-type(2) { border-bottom: 0; }
`;
/**
 * Keeps focused fields and the caret above the bar at the bottom. Set on the page, since a scroll margin of the fields would not apply to
 * the caret in a text area.
 */
const ABOVE_BAR = ':root { scroll-padding-bottom: calc(var(--desk-foot, 0px) + 120px); }';
const Part = styled.h2`
  padding-top: 40px;
  ${type.h4}
`;
/** On a phone two lines at most: the buttons, then the state. */
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
  & p { font-size: 15px; color: ${color['ink-2']}; }
  & p[data-tone='late'], & p[role='alert'] { color: ${color.danger}; }
  & p[role='alert'] { order: 3; width: 100%; }
  ${media.phone} { gap: 8px; padding: 10px 0; & > button { flex: 1 1 auto; padding-inline: 10px; } &[data-stale='true'] > button:disabled { display: none; } }
  @media (max-width: 359.98px) { & > button { padding-inline: 6px; font-size: 14px; } }
`;
const Undo = styled(Button)`
  &&& { ${media.phone} { order: 2; flex: none; } }
`;
const Status = styled.div`
  display: contents;
  ${media.phone} { display: block; order: 1; flex: 1 1 150px; & > p { font-size: 13px; line-height: 1.4; } }
`;

/** View of one group of settings; a field that the address names is scrolled to and focused. */
export function GroupView() {
  const { group: code = '' } = useParams();
  const { hash } = useLocation();
  const query = useSettings();
  const group = query.data?.groups.find((one) => one.code === code);
  const part = settingsParts[code];
  const Part = part?.view;
  const shown = group !== undefined;
  useEffect(() => {
    if (!shown || !hash) return;
    const row = document.getElementById(decodeURIComponent(hash.slice(1)));
    row?.scrollIntoView();
    row?.querySelector<HTMLElement>(CONTROLS)?.focus();
  }, [shown, hash]);
  return (
    <>
      <RecordHead>
        <BackTo to="/reglages">Tous les réglages</BackTo>
        {group || part ? <h1>{(group ?? part)?.title}</h1> : <DeskTitle>Réglages</DeskTitle>}
      </RecordHead>
      {Part ? (
        <Part />
      ) : (
        <QueryView query={query} of="des réglages">
          {() =>
            group ? (
              <>
                <Intro>{group.lead}</Intro>
                <GroupForm key={code} group={group} />
              </>
            ) : (
              <p>Ces réglages n'existent pas.</p>
            )
          }
        </QueryView>
      )}
    </>
  );
}

/** Form of a group of settings: its fields, their errors, and the result of the last save. */
function GroupForm({ group }: { group: SettingsResponse['groups'][number] }) {
  const { code, fields, title, version } = group;
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const draft = useTyped(code, version, Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  const sending = useRef<Values>({});
  const typed = fields.filter(({ name }) => name in draft.changes);
  const values: Values = Object.fromEntries(
    // A value equal to the source's is sent as null: from then on, the setting follows the source.
    typed.map(({ name, source }) => [name, same(draft.changes[name], source) ? null : draft.changes[name]]),
  );
  const sent = { version: draft.version, values };
  const save = useChange<SettingsResponse, typeof sent>('PUT', `${SETTINGS}/${code}`, {
    stores: [SETTINGS],
    old: [SUMMARY],
    done: ({ groups }) => draft.saved(sending.current, groups.find((one) => one.code === code)?.version ?? version),
  });
  /** Whether the group was saved elsewhere since the owner began to type; the event of this form's own save may precede its response. */
  const isStale = !save.isPending && draft.version !== version;
  const errors = save.error instanceof ApiError ? save.error.errors : [];
  /** Errors of the last save for values not changed since: a changed value no longer shows its error. */
  const stillWrong = errors.filter(({ field: path }) =>
    fields.some(({ name }) => `${path}.`.startsWith(`${name}.`) && same(values[name], save.variables?.values[name])),
  );
  const wrong = Object.fromEntries(stillWrong.map(({ field, detail }) => [field, detail]));
  const wrongFields = fields.filter(({ name }) => stillWrong.some(({ field }) => `${field}.`.startsWith(`${name}.`)));
  useEffect(() => {
    if (!save.isError) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    // The server may have refused the save because another account saved first: fetches the settings again.
    refresh(queries, SETTINGS);
  }, [save.isError, queries]);

  const submit = (event: FormEvent) => {
    // Ignores the submit of a dialog's form, which React passes up its tree to this form.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (typed.length === 0 || isStale || save.isPending) return;
    sending.current = draft.changes;
    save.mutate(sent);
  };
  const forget = () => {
    save.reset();
    draft.clear();
  };
  /**
   * Accepts the version saved elsewhere as the base of the typed values, and focuses the first one: the next save replaces the other
   * account's values.
   */
  const reread = () => {
    save.reset();
    draft.reread();
    document
      .getElementById(typed[0]?.name ?? '')
      ?.querySelector<HTMLElement>(CONTROLS)
      ?.focus();
  };
  return (
    <Form ref={form} onSubmit={submit} noValidate aria-label={title}>
      <Global styles={ABOVE_BAR} />
      {fields.map((field, index) => {
        const { name, label, source } = field;
        const [part] = partsOf(label);
        const begins = part !== undefined && part !== partsOf(fields[index - 1]?.label ?? '')[0];
        return (
          <Fragment key={name}>
            {begins && <Part>{part}</Part>}
            <SettingRow
              {...{ field, wrong }}
              owner={String(draft.values['site.owner.name'] ?? '')}
              value={draft.values[name]}
              onChange={(next) => {
                if (errors.length === 0) save.reset();
                draft.set(name, next === '' && typeof source === 'string' && isToFill(source) ? source : next);
              }}
            />
          </Fragment>
        );
      })}
      <Bar data-stale={isStale}>
        <SaveButton idle={typed.length === 0 || isStale} busy={save.isPending} doing="Enregistrement...">
          Enregistrer
        </SaveButton>
        {typed.length > 0 && (
          <>
            <PreviewButton group={group} change={sent} disabled={isStale} />
            <Undo type="button" level="secondary" size="md" onClick={forget}>
              Tout annuler
            </Undo>
          </>
        )}
        {/* After the other buttons: none of them moves under the pointer when another save arrives. */}
        {isStale && (
          <Button type="button" level="secondary" size="md" onClick={reread}>
            Relire
          </Button>
        )}
        <Status>
          <p role="status" data-tone={isStale ? 'late' : undefined}>
            {isStale
              ? 'Modifié entre-temps, ici ou par un autre compte. Relisez, puis enregistrez.'
              : typed.length > 0
                ? `${typed.length} ${typed.length > 1 ? 'changements' : 'changement'} à enregistrer. Vos visiteurs ne voient rien encore.`
                : save.isSuccess && 'Enregistré, et visible sur le site.'}
          </p>
          {save.isSuccess && typed.length === 0 && <AndThen />}
        </Status>
        {wrongFields.length > 0 && (
          <p role="alert">{`À corriger : ${wrongFields.map(({ label }) => label).join(', ')}.`}</p>
        )}
        {errors.length === 0 && !isStale && <Problem error={save.error} />}
      </Bar>
    </Form>
  );
}

/** Link to the next task, shown after a save. */
function AndThen() {
  const { data } = useSummary();
  const next = data && nextStep(data.findings);
  return next ? <WayLink to={next.to}>{`Ensuite : ${next.text}`}</WayLink> : null;
}
