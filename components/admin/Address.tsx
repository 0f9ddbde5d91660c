import { dialled } from '../../data/leads/contactDetails.ts';

/** A mail address, letter for letter; a line too short for it breaks after the @ first. */
export function Address({ text }: { text: string }) {
  const at = text.lastIndexOf('@') + 1;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

/** A telephone number as it was typed, which a telephone dials; other words as they came. */
export function PhoneLink({ text }: { text: string }) {
  const number = dialled(text);
  return number ? <a href={`tel:${number}`}>{text}</a> : text;
}
