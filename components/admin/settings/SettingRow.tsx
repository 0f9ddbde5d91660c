import styled from '@emotion/styled';
import type { SettingsField } from '../../../data/api/settings/settingsResponses.ts';
import { isToFill } from '../../../data/company/toComplete.ts';
import { color, focusRing, media } from '../../theme.ts';
import { FieldProblem } from '../../ui/Field.tsx';
import { ListInput } from './ListInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { SignatureInput } from './SignatureInput.tsx';
import { sayChange } from './sayChange.ts';
import { TypedInput, type Wrong } from './TypedInput.tsx';
import { same } from './useTyped.ts';

const Row = styled.div`
  display: grid;
  gap: 8px;
  padding: 22px 0;
  border-bottom: 1px solid ${color.line};
  &, & :is(input, textarea, select, button) { scroll-margin-top: 24px; }
  ${media.desktop} { grid-template-columns: minmax(0, 620px) minmax(0, 1fr); gap: 8px 48px; }
`;
const Beside = styled.div`
  font-size: 14px;
  line-height: 1.5;
  color: ${color['ink-3']};
  ${media.desktop} { padding-top: 26px; }
  & p + p { margin-top: 4px; }
  & b { display: block; margin-bottom: 4px; font-weight: inherit; color: ${color['ink-2']}; }
  & q { quotes: none; color: ${color['ink-2']}; white-space: pre-line; overflow-wrap: anywhere; }
  & button { min-height: 24px; margin-right: 12px; font-size: 14px; font-weight: 600; color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; text-align: left; border-radius: 2px; ${focusRing(color.link)} }
  & button:hover { color: ${color.ink}; }
`;
/** Maximum length of a source text shown beside its field. */
const SHORT = 160;

const isPlaceholder = (source: unknown): boolean =>
  typeof source === 'string' ? isToFill(source) : Array.isArray(source) && source.length === 0;

interface Props {
  field: SettingsField;
  value: unknown;
  wrong: Wrong;
  /** Owner's name as typed in this form; the signature pad writes it as a signature. */
  owner: string;
  onChange: (value: unknown) => void;
}

/** Row of a setting: the field, the pages of the site that show it, its error, and buttons that restore the saved or the original value. */
export function SettingRow({ field, value, wrong, owner, onChange }: Props) {
  const { name, label, where, help, kind, source, value: saved, whole = false } = field;
  const problem = wrong[name];
  const describedBy = problem ? `${name}-where ${name}-wrong` : `${name}-where`;
  // A placeholder is no original value worth restoring; pictures and signatures have a button of their own.
  const hasOriginal = kind !== 'picture' && kind !== 'signature' && !isPlaceholder(source) && !same(value, source);
  const [original] = sayChange(field, source, value);
  return (
    <Row id={name}>
      <div>
        {kind === 'list' ? (
          <ListInput field={field} items={Array.isArray(value) ? value : []} wrong={wrong} onChange={onChange} />
        ) : kind === 'picture' ? (
          <PictureInput {...{ label, whole, describedBy, onChange }} value={String(value ?? '')} />
        ) : kind === 'signature' ? (
          <SignatureInput {...{ label, describedBy, onChange }} name={owner} value={String(value ?? '')} />
        ) : (
          <TypedInput {...{ field, value, describedBy, onChange }} isWrong={problem !== undefined} />
        )}
        {problem && <FieldProblem id={`${name}-wrong`}>{problem}</FieldProblem>}
      </div>
      <Beside>
        <p id={`${name}-where`}>
          {help && <b>{help}</b>}
          {`Paraît : ${where}`}
        </p>
        {!same(value, saved) && !same(saved, source) && (
          <p>
            <button type="button" onClick={() => onChange(saved)}>
              Revenir à la version enregistrée
            </button>
            <q>{sayChange(field, saved, value)[0]}</q>
          </p>
        )}
        {hasOriginal && (
          <p>
            <button type="button" onClick={() => onChange(source)}>
              Remettre l’original
            </button>
            {original.length <= SHORT && kind !== 'list' && <q>{original}</q>}
          </p>
        )}
      </Beside>
    </Row>
  );
}
