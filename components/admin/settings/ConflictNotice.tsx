import styled from '@emotion/styled';
import type { SettingsField } from '../../../data/api/settings/settingsAnswers.ts';
import { color, media, radius } from '../../theme.ts';
import { Act } from '../list/Act.tsx';
import { sayValue } from './sayChange.ts';

const Box = styled.section`
  margin: 20px 0;
  padding: 16px 20px 20px;
  border: 1px solid ${color['line-strong']};
  border-left: 3px solid ${color.danger};
  border-radius: ${radius.badge};
  background: ${color.sheet};
  font-size: 15px;
  line-height: 1.5;
  & > p { max-width: 66ch; }
  & dl { display: grid; grid-template-columns: 10rem minmax(0, 1fr); gap: 6px 20px; margin: 12px 0 16px; }
  & dt { color: ${color['ink-3']}; }
  & dd { overflow-wrap: anywhere; white-space: pre-line; }
  & div { display: flex; flex-wrap: wrap; gap: 10px; }
  ${media.phone} { & dl { grid-template-columns: minmax(0, 1fr); gap: 2px; } & dd { margin-bottom: 8px; } }
`;

interface Props {
  field: SettingsField;
  mine: unknown;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else saved a field that is being changed: both values, one to choose. */
export const ConflictNotice = ({ field, mine, onKeepMine, onTakeTheirs }: Props) => (
  <Box aria-label={`Deux versions : ${field.label}`}>
    <p>
      « {field.label} » a été enregistré par quelqu'un d'autre pendant que vous l'écriviez. Choisissez la version à
      garder.
    </p>
    <dl>
      <dt>Enregistré</dt>
      <dd>{sayValue(field.value)}</dd>
      <dt>Le vôtre</dt>
      <dd>{sayValue(mine)}</dd>
    </dl>
    <div>
      <Act onClick={onKeepMine}>Garder le mien</Act>
      <Act onClick={onTakeTheirs}>Prendre l'autre</Act>
    </div>
  </Box>
);
