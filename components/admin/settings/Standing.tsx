import styled from '@emotion/styled';
import { color } from '../../theme.ts';
import { useFindings } from '../deskQueries.ts';
import { WayLink } from '../list/Act.tsx';
import { nextStep } from '../publish/firstSteps.ts';

const Line = styled.p`
  font-size: 15px;
  color: ${color['ink-2']};
  &[data-tone='late'] { color: ${color.danger}; }
  & a { color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; }
`;

interface Props {
  unsaved: number;
  isStale: boolean;
  isSaved: boolean;
}

/** Where the group stands: typed, saved by another account meanwhile, saved, on the site. */
export function Standing({ unsaved, isStale, isSaved }: Props) {
  const changes = `${unsaved} ${unsaved > 1 ? 'changements' : 'changement'}`;
  return (
    <>
      <Line role="status" data-tone={isStale ? 'late' : undefined}>
        {isStale
          ? 'Modifié entre-temps, ici ou par un autre compte. Relisez, puis enregistrez.'
          : unsaved > 0
            ? `${changes} à enregistrer. Vos visiteurs ne voient rien encore.`
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
