import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useLocation } from 'react-router';
import { color, iconButton } from '../../theme.ts';
import { DeskWidth } from '../desk/DeskWidth.ts';
import { WayOn } from '../list/WayOn.tsx';
import { useKeptText } from '../useKeptText.ts';
import { useFindings } from './findingsQuery.ts';
import { nextStep } from './firstSteps.ts';

const Strip = styled.section`
  border-bottom: 1px solid ${color.line};
  background: ${color.sheet};
  & > div { display: flex; align-items: center; gap: 20px; min-height: 48px; }
  & button { ${iconButton(color.link)} flex: none; margin: 0 -12px 0 auto; color: ${color['ink-2']}; }
`;

/** The views that say the same, or where it is being done. */
const THERE = /^\/(aujourdhui|avant-de-publier|reglages|guide)(\/|$)/;

/** Under the bar of every view, in one quiet line: what a new site needs next. Put off, it is back with the next session. */
export function NextStep() {
  const { data } = useFindings();
  const [putOff, keep] = useKeptText('admin-next-step-put-off');
  const { pathname } = useLocation();
  const next = data && nextStep(data.findings);
  if (!next || putOff || THERE.test(pathname)) return null;
  return (
    <Strip aria-label="Mise en route">
      <DeskWidth>
        <WayOn to={next.to}>{`Mise en route : ${next.text}`}</WayOn>
        <button type="button" aria-label="Masquer jusqu’à la prochaine session" onClick={() => keep('oui')}>
          <X size={18} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </DeskWidth>
    </Strip>
  );
}

/** Once something is saved: what comes after it. */
export function AndThen() {
  const { data } = useFindings();
  const next = data && nextStep(data.findings);
  return next ? <WayOn to={next.to}>{`Ensuite : ${next.text}`}</WayOn> : null;
}
