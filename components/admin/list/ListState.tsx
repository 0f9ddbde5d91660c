import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import { ApiError } from '../../api.ts';
import { color } from '../../theme.ts';
import { Act } from './Act.tsx';

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

/** What was refused before the server was asked; the message is French, and the owner's to read. */
export class DeskRefusal extends Error {}

/** What a failed call means for the owner and what to do about it. */
export function whatToDo(error: unknown): string {
  if (error instanceof DeskRefusal) return error.message;
  if (!(error instanceof ApiError))
    return 'Le serveur ne répond pas. Vérifiez votre connexion à internet, puis réessayez.';
  if (error.status === 401) return 'Votre session a pris fin : reconnectez-vous.';
  if (error.status === 429) return 'Trop de demandes en peu de temps. Patientez une minute, puis réessayez.';
  if (error.detail !== error.message) return error.detail;
  return `Le serveur a répondu par une erreur (${error.status}). Réessayez dans un instant ; si cela persiste, consultez son journal.`;
}

/** While a list loads. */
export const Loading = ({ children }: { children: string }) => <Line role="status">{children}</Line>;

/** When a call failed: what happened, and a way to try again. */
export const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Broken text={whatToDo(error)} button="Réessayer" onPress={onRetry} />
);

/** When the view itself could not be drawn: its code did not come, or is wrong. */
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
