import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import type { PreviewResponse, SettingsResponse } from '../../../data/api/settings/settingsResponses.ts';
import { callApi } from '../../api.ts';
import { color, focusRing, radius } from '../../theme.ts';
import { SETTINGS } from '../deskQueries.ts';
import { Act } from '../list/Act.tsx';
import { DeskDialog } from '../list/DeskDialog.tsx';
import { Problem } from '../list/Problem.tsx';

const PreviewLinks = styled.ul`
  display: grid;
  gap: 10px;
  & a { display: flex; align-items: center; gap: 14px; min-height: 56px; padding: 10px 16px; border: 1px solid ${color['line-strong']}; border-radius: ${radius.control}; font-weight: 600; ${focusRing(color.link)} }
  & a:hover { border-color: ${color.ink}; }
`;

/** Features of a popup window of a telephone's size. */
const PHONE = 'popup,width=390,height=844';

interface Props {
  group: SettingsResponse['groups'][number];
  /** Body of the save that the preview shows. */
  change: object;
  disabled: boolean;
}

/** Button that opens the real page with the typed values, for this account only, before they are saved. */
export function PreviewButton({ group, change, disabled }: Props) {
  const make = useMutation({
    mutationFn: () => callApi<PreviewResponse>('POST', `${SETTINGS}/${group.code}/preview`, change),
  });
  const address = make.data && `${make.data.path}${group.page}`;
  return (
    <>
      <Act disabled={disabled} onClick={() => make.mutate()} busy={make.isPending} doing="Préparation...">
        Voir avant d’enregistrer
      </Act>
      <Problem error={make.error} />
      {address && (
        <DeskDialog
          title="L’aperçu est prêt"
          text="Le site tel qu’il serait, liens compris. Vous seul le voyez, pendant dix minutes ; rien n’est enregistré."
          onClose={make.reset}
        >
          <PreviewLinks>
            <li>
              <a href={address} target="_blank" rel="noopener">
                <Monitor size={20} strokeWidth={1.6} aria-hidden="true" />
                En largeur d'ordinateur
                <span className="sr"> (nouvel onglet)</span>
              </a>
            </li>
            <li>
              <a
                href={address}
                target="_blank"
                rel="noopener"
                onClick={(event) => {
                  // Falls back to a tab where a small window is refused.
                  if (window.open(address, 'apercu-telephone', PHONE)) event.preventDefault();
                }}
              >
                <Smartphone size={20} strokeWidth={1.6} aria-hidden="true" />
                En largeur de téléphone
                <span className="sr"> (nouvelle fenêtre)</span>
              </a>
            </li>
          </PreviewLinks>
        </DeskDialog>
      )}
    </>
  );
}
