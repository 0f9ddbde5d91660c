import styled from '@emotion/styled';
import type { PersonFile } from '../../../data/api/personAnswers.ts';
import { color, focusRing } from '../../theme.ts';
import { Address } from '../Address.tsx';
import { Problem } from '../list/Problem.tsx';
import { useNextButton } from '../list/useNextButton.ts';
import { sayDone } from '../sayDone.ts';
import { usePersonChange } from './personQuery.ts';

const List = styled.ul`
  & > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; padding: 12px 0; border-bottom: 1px solid ${color.line}; overflow-wrap: anywhere; }
  & button { min-height: 24px; font-size: 15px; color: ${color['ink-3']}; text-decoration: underline; text-underline-offset: 3px; border-radius: 2px; ${focusRing(color.link)} }
  & button:hover { color: ${color.link}; }
`;

type Joined = PersonFile['addresses'][number];

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
      <span>Autre adresse : {joined.address ? <Address text={joined.address} /> : 'aucune'}</span>
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
