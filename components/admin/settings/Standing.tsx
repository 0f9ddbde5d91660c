import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { color } from '../../theme.ts';
import { SETTINGS, useFindings } from '../deskQueries.ts';
import { WayLink } from '../list/Act.tsx';
import { nextStep } from '../publish/firstSteps.ts';
import { refresh } from '../refresh.ts';

const Line = styled.p`
  font-size: 15px;
  color: ${color['ink-2']};
  &[data-tone='late'] { color: ${color.danger}; }
  & a { color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; }
`;
const LOOK_AGAIN_MS = 1000;

interface Props {
  unsaved: number;
  isStale: boolean;
  isSaved: boolean;
  /** The number of the last change, and that of the pages visitors see. */
  version: number;
  shown: number;
}

/** Where the group stands: typed, saved by another account meanwhile, saved, on the site. */
export function Standing({ unsaved, isStale, isSaved, version, shown }: Props) {
  const queries = useQueryClient();
  const waits = isSaved && shown < version;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => refresh(queries, SETTINGS), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [waits, queries]);
  const changes = `${unsaved} ${unsaved > 1 ? 'changements' : 'changement'}`;
  return (
    <>
      <Line role="status" data-tone={isStale ? 'late' : undefined}>
        {isStale
          ? 'Modifié entre-temps, ici ou par un autre compte. Relisez, puis enregistrez.'
          : unsaved > 0
            ? `${changes} à enregistrer. Vos visiteurs ne voient rien encore.`
            : waits
              ? 'Enregistré. Visible sur le site dans quelques secondes.'
              : isSaved
                ? 'Enregistré, et visible sur le site.'
                : ''}
      </Line>
      {isSaved && unsaved === 0 && <AndThen />}
    </>
  );
}

/** Once something is saved: what comes after it. */
function AndThen() {
  const { data } = useFindings();
  const next = data && nextStep(data.findings);
  return next ? <WayLink to={next.to}>{`Ensuite : ${next.text}`}</WayLink> : null;
}
