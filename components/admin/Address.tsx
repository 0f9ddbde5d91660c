import { Fragment } from 'react';
import { phonesIn } from '../../data/leads/phoneNumbers.ts';

/** A mail address, letter for letter; on a line that is too short, it breaks after the @ first. */
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

/** Text of a telephone field, in which every valid number is a `tel:` link. */
export function PhoneLink({ text }: { text: string }) {
  let from = 0;
  const parts = phonesIn(text).map(({ dialled, from: at, until }) => {
    const before = text.slice(from, at);
    from = until;
    return (
      <Fragment key={at}>
        {before}
        <a href={`tel:${dialled}`}>{text.slice(at, until)}</a>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
