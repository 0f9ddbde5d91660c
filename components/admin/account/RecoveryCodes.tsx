import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { color, media, tabular } from '../../theme.ts';
import { formatDay } from '../formats.ts';
import { Act } from '../list/Act.tsx';
import { DeskDialog, DialogActions } from '../list/DeskDialog.tsx';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 32px;
  border-top: 1px solid ${color.ink};
  font-size: 16px;
  ${tabular}
  & li { padding: 8px 0; border-bottom: 1px solid ${color.line}; white-space: nowrap; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
/** Style that prints only the codes. */
const onPaper = css`
  ${media.print} {
    body * { visibility: hidden; }
    [data-codes], [data-codes] * { visibility: visible; }
    [data-codes] { position: fixed; inset: 0 0 auto; }
  }
`;

interface Props {
  username: string;
  codes: readonly string[];
  onClose: () => void;
}

/** Dialog with ten recovery codes, shown only once, to print or save. */
export function RecoveryCodes({ username, codes, onClose }: Props) {
  const title = `Codes de secours du compte ${username}, ${formatDay(new Date().toISOString())}`;
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([`${title}\nChacun ne sert qu’une fois.\n\n${codes.join('\n')}\n`], {
        type: 'text/plain;charset=utf-8',
      }),
    );
    link.download = `codes-de-secours-${username}.txt`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  return (
    <DeskDialog
      firm
      title="Vos codes de secours"
      text="Le jour où la clé ou le téléphone manque, un de ces codes ouvre le compte après le mot de passe. Chacun ne sert qu’une fois. Ils ne seront plus montrés : gardez-les ailleurs que sur cet appareil."
      onClose={onClose}
    >
      <Global styles={onPaper} />
      <div data-codes>
        <List aria-label={title}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </List>
      </div>
      <DialogActions>
        <Act onClick={() => window.print()}>Imprimer</Act>
        <Act onClick={save}>Télécharger</Act>
        <Act level="primary" onClick={onClose}>
          Je les ai gardés
        </Act>
      </DialogActions>
    </DeskDialog>
  );
}
