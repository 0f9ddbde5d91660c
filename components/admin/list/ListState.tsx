import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileRefusal } from '../../../data/entry/readCsv.ts';
import { ApiError } from '../../api.ts';
import { color, media, type } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { Act } from './Act.tsx';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
  padding: 112px 0 96px;
  text-align: center;
  & svg { margin-bottom: 28px; max-width: 100%; }
  & h2 { ${type.h3} outline: none; }
  & p { max-width: 29em; text-wrap: balance; color: ${color['ink-2']}; }
  ${media.phone} { padding: 56px 0; & svg { margin-bottom: 16px; } }
`;
const LANES = [0, 1, 2, 3, 4];

/** Shown in place of an empty list: five strands that lead to a dashed page. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box>
      <svg width="220" height="120" viewBox="0 0 220 120" fill="none" strokeLinecap="round" aria-hidden="true">
        {LANES.map((lane) => (
          <path
            key={lane}
            d={`M1 ${20 + lane * 20}H98C130 ${20 + lane * 20} 120 60 152 60`}
            stroke={`var(--ia-${lane + 1})`}
            strokeWidth="2"
          />
        ))}
        <path d="M156 60H168" stroke={color.ink} strokeWidth="2" strokeDasharray="1 6" />
        <rect
          x="172"
          y="28"
          width="46"
          height="64"
          rx="2"
          stroke={color['ink-3']}
          strokeWidth="1.5"
          strokeDasharray="2 5"
        />
      </svg>
      <h2 tabIndex={-1} data-nothing>
        {title}
      </h2>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </Box>
  );
}

const Line = styled.p`
  padding: 40px 0;
  font-size: 15px;
  color: ${color['ink-3']};
`;
const Failure = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  max-width: 40em;
  padding: 40px 0;
  & p { display: flex; gap: 10px; color: ${color.danger}; }
  & svg { flex: none; margin-top: 4px; }
`;

/** Error for an action that the desk refuses without a request to the server; its message is in French, for the owner. */
export class DeskRefusal extends Error {}

/** Explains a failed call to the owner in French, with what to do. */
export function whatToDo(error: unknown): string {
  if (error instanceof DeskRefusal || error instanceof FileRefusal) return error.message;
  if (!(error instanceof ApiError))
    return 'Le serveur ne répond pas. Vérifiez votre connexion à internet, puis réessayez.';
  if (error.status === 401) return 'Votre session a pris fin : reconnectez-vous.';
  if (error.status === 429) return 'Trop de demandes en peu de temps. Patientez une minute, puis réessayez.';
  if (error.detail !== error.message) return error.detail;
  return `Le serveur a répondu par une erreur (${error.status}). Réessayez dans un instant ; si cela persiste, consultez son journal.`;
}

export const Loading = ({ children }: { children: string }) => <Line role="status">{children}</Line>;

/** Shown after a failed call: what happened, and a retry button. */
export const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Broken text={whatToDo(error)} button="Réessayer" onPress={onRetry} />
);

/** Message in place of a view whose code did not load or threw an error. */
export const Undrawn = () => (
  <Broken
    text="Cette page n’a pas pu s’afficher. Vérifiez votre connexion à internet, puis rechargez la page. Si cela persiste, notez l’heure et prévenez qui s’occupe du site."
    button="Recharger la page"
    onPress={() => location.reload()}
  />
);

const Broken = ({ text, button, onPress }: { text: string; button: string; onPress: () => void }) => (
  <Failure role="alert">
    <p>
      <CircleAlert size={18} strokeWidth={1.6} aria-hidden="true" />
      <span>{text}</span>
    </p>
    <Act onClick={onPress}>{button}</Act>
  </Failure>
);

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
  padding: 20px 0;
  font-size: 15px;
  color: ${color['ink-3']};
`;

interface Props {
  shown: number;
  total: number | undefined;
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
    error: unknown;
  };
}

/** Foot of a list: number of rows shown, « next page » if there are more, and the error if fetching again failed. */
export function MoreRows({ shown, total, query }: Props) {
  if (query.error)
    return <Failed error={query.error} onRetry={query.isFetchNextPageError ? query.fetchNextPage : query.refetch} />;
  if (!query.hasNextPage) return null;
  return (
    <Foot>
      <Act disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
        {query.isFetchingNextPage ? 'Chargement...' : 'Afficher la suite'}
      </Act>
      <span role="status">{`${formatNumber(shown)} sur ${formatNumber(total ?? shown)}`}</span>
    </Foot>
  );
}
