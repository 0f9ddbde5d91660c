import { dialled } from '../../../data/leads/phoneNumber.ts';

/** A telephone number as it was typed, which a telephone dials; other words as they came. */
export function PhoneLink({ text }: { text: string }) {
  const number = dialled(text);
  return number ? <a href={`tel:${number}`}>{text}</a> : text;
}
