import styled from '@emotion/styled';
import { accentProblem, accentTokens, WHITE } from '../../../data/looks/accent.ts';
import { grounds } from '../../../data/looks/houseColours.ts';
import { color, focusRing, radius, type } from '../../theme.ts';
import { FieldProblem, TextField } from '../../ui/Field.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 12em) auto;
  justify-content: start;
  align-items: end;
  gap: 12px;
  & > input { width: 64px; height: 48px; padding: 4px; border: 1px solid ${color.field}; border-radius: ${radius.control}; background: ${color.sheet}; cursor: pointer; ${focusRing(color.link)} }
`;
const Samples = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 14px;
  & li { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 14px 16px; border: 1px solid ${color.line}; border-radius: ${radius.panel}; forced-color-adjust: none; }
  & b { padding: 9px 16px; border-radius: ${radius.control}; ${type.label} }
  & u { ${type.label} text-underline-offset: 3px; }
`;
const HEX = /^#[\dA-F]{6}$/i;

interface Props {
  /** Props that the colour field shares with the text field: label, name, value and description. */
  shared: { label: string; value: string; 'aria-invalid'?: true };
  onChange: (colour: string) => void;
}

/**
 * Field for a colour, typed or picked. Shows a button and a link in this colour on light and dark grounds, and describes contrasts that are
 * too low.
 */
export function ColourInput({ shared, onChange }: Props) {
  const typed = shared.value.trim().toUpperCase();
  const isColour = HEX.test(typed);
  const tokens = isColour ? accentTokens(typed) : undefined;
  const problem = isColour && !shared['aria-invalid'] ? accentProblem(typed) : undefined;
  return (
    <>
      <Row>
        <TextField
          {...shared}
          spellCheck={false}
          autoCapitalize="characters"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <input
          type="color"
          aria-label={`${shared.label} : choisir dans une palette`}
          value={isColour ? typed.toLowerCase() : '#000000'}
          onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
        />
      </Row>
      {tokens && (
        <Samples aria-hidden="true">
          {(['light', 'dark'] as const).map((scheme) => (
            <li key={scheme} style={{ background: grounds[scheme].ground }}>
              <b style={{ background: tokens[scheme].blue, color: WHITE }}>Bouton</b>
              <u style={{ color: tokens[scheme].link }}>Lien</u>
            </li>
          ))}
        </Samples>
      )}
      {problem && <FieldProblem role="status">{`Cette couleur sera refusée : ${problem}`}</FieldProblem>}
    </>
  );
}
