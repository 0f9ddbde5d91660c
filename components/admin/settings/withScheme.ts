/** An address as people say it: `www.mediateur.fr`. */
const SPOKEN = /^[\w-]+(\.[\w-]+)+(?=$|[/?#])/;

/** Completes an address that was typed without its https:// once the field is left. */
export const withScheme =
  (set: (address: string) => void) =>
  ({ currentTarget }: { currentTarget: { value: string } }): void => {
    const typed = currentTarget.value.trim();
    if (SPOKEN.test(typed)) set(`https://${typed}`);
  };
