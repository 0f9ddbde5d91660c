import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { color, focusRing, iconButton } from '../../theme.ts';
import { DeskNotice } from '../list/DeskNotice.tsx';
import { useKeptText } from '../useKeptText.ts';
import { useFindings } from './findingsQuery.ts';
import { isNeeded } from './isNeeded.ts';

const Ways = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  margin: -8px 0;
  & a { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; color: ${color.link}; text-decoration: underline; text-underline-offset: 4px; border-radius: 2px; ${focusRing(color.link)} }
  & button { ${iconButton(color.link)} color: ${color['ink-2']}; }
`;

/** On every view of the desk, never on the site: what is missing before it may be published. Put off, it is back with the next session. */
export function PublishNotice() {
  const { data } = useFindings();
  const [putOff, keep] = useKeptText('admin-publish-put-off');
  const { pathname } = useLocation();
  const count = data?.findings.filter(isNeeded).length ?? 0;
  if (count === 0 || putOff || pathname === '/avant-de-publier' || pathname.startsWith('/reglages')) return null;
  return (
    <DeskNotice
      label="Avant de publier"
      text={`Le site n’est pas prêt à être publié : ${count > 1 ? `${count} points restent` : 'un point reste'} à compléter ou à documenter.`}
    >
      <Ways>
        <Link to="/avant-de-publier">Voir la liste</Link>
        <button type="button" aria-label="Masquer jusqu’à la prochaine session" onClick={() => keep('oui')}>
          <X size={18} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </Ways>
    </DeskNotice>
  );
}
