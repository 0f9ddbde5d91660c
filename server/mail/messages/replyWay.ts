import { isEmailAddress } from '../../../data/leads/contactDetails.ts';

/**
 * `Reply-To` to the person, where the text is one valid address that every mail server accepts in a header (RFC 5321; letters beyond ASCII
 * before the `@` need RFC 6531). Any other address is only written in the text.
 */
export function replyWay(address: string) {
  const isTaken = isEmailAddress(address) && /^[\x21-\x7e]+@/.test(address);
  return {
    sentence: isTaken
      ? 'Répondre à ce courriel écrit directement à la personne.'
      : `Pour lui répondre, écrivez à ${address} : cette adresse ne peut pas être mise en réponse.`,
    header: isTaken && { replyTo: { name: '', address } },
  };
}
