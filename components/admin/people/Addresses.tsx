import styled from '@emotion/styled';
import type { PersonFile } from '../../../data/api/personAnswers.ts';
import { color, focusRing } from '../../theme.ts';
import { Address } from '../Address.tsx';
import { formatDay } from '../formatDay.ts';
import { Problem } from '../list/Problem.tsx';
import { useNextButton } from '../list/useNextButton.ts';
import { sayDone } from '../sayDone.ts';
import { usePersonChange } from './personQuery.ts';

const List = styled.ul`
  & > li { padding: 12px 0; border-bottom: 1px solid ${color.line}; overflow-wrap: anywhere; }
  & span { display: block; font-size: 15px; color: ${color['ink-3']}; }
  & button { min-height: 24px; font-size: 15px; color: ${color['ink-3']}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
  & button:hover { color: ${color.link}; }
`;

type Joined = PersonFile['addresses'][number];

const how = ({ joined_as, joined_at, joined_by }: Joined): string =>
  `${joined_as === 'correction' ? 'Ancienne adresse, rectifiée' : 'Réunie à cette fiche'}${joined_at ? ` le ${formatDay(joined_at)}` : ''}${joined_by ? ` par ${joined_by}` : ''}`;

/** The other addresses of a person, and the way to give each a page of its own again. Nothing where there is one alone. */
export function Addresses({ file: { person, addresses } }: { file: PersonFile }) {
  const joined = addresses.slice(1);
  if (joined.length === 0) return null;
  return (
    <List aria-label="Autres adresses">
      {joined.map((address) => (
        <JoinedAddress key={address.id} person={person.id} joined={address} />
      ))}
    </List>
  );
}

function JoinedAddress({ person, joined }: { person: number; joined: Joined }) {
  const separate = usePersonChange<{ address: number }>(person, 'POST', '/separate');
  const separating = useNextButton();
  return (
    <li>
      {joined.address ? <Address text={joined.address} /> : 'Fiche sans adresse'}
      <span>{how(joined)}</span>
      <button
        type="button"
        {...separating}
        disabled={separate.isPending}
        onClick={() =>
          separate.mutate(
            { address: joined.id },
            {
              onSuccess: () => sayDone('Adresse séparée', 'Ce qui vient d’elle a de nouveau sa page.'),
            },
          )
        }
      >
        Séparer
      </button>
      <Problem error={separate.error} />
    </li>
  );
}
