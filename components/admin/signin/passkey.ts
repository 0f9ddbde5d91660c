import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { callApi } from '../../api.ts';
import { callConfirmed } from '../confirm/callConfirmed.ts';
import { DeskRefusal } from '../list/ListState.tsx';

/** Loaded when a passkey is first used. */
const library = () => import('@simplewebauthn/browser');

const REFUSALS: Record<string, string> = {
  NotAllowedError: 'La clé d’accès n’a pas répondu, ou la demande a été annulée. Réessayez.',
  InvalidStateError: 'Cet appareil a déjà une clé d’accès pour ce compte.',
  SecurityError: 'Ce navigateur n’accepte pas de clé d’accès à cette adresse.',
};

async function asked<Answer>(job: () => Promise<Answer>): Promise<Answer> {
  try {
    return await job();
  } catch (error) {
    const { name, cause } = error as Error;
    const known = REFUSALS[name] ?? (cause instanceof Error ? REFUSALS[cause.name] : undefined);
    throw new DeskRefusal(known ?? 'Ce navigateur n’a pas pu utiliser la clé d’accès.');
  }
}

/** Asks the browser for a passkey, with the options a call answers; the answer is to be sent back. @throws DeskRefusal what the browser or its person did not do */
export async function answerWithPasskey(optionsPath: string): Promise<object> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    library(),
    callApi<PublicKeyCredentialRequestOptionsJSON>('POST', optionsPath),
  ]);
  return asked(() => startAuthentication({ optionsJSON }));
}

/** Has the browser make a passkey, with the options a call answers; the answer is to be sent back. @throws DeskRefusal as above */
export async function makePasskey(optionsPath: string): Promise<object> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    library(),
    callConfirmed<PublicKeyCredentialCreationOptionsJSON>('POST', optionsPath),
  ]);
  return asked(() => startRegistration({ optionsJSON }));
}
