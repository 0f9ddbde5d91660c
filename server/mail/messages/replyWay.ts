import { isEmailAddress } from '../../../data/leads/contactDetails.ts';

/**
 * How the owner answers a person: by a reply, where the address is one whole, validated one that every mail server takes in a
 * header (RFC 5321; letters beyond ASCII before the `@` need RFC 6531). Any other stands in the text.
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
