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
