import { useCallback, useEffect, useState } from 'react';
import { scrollInto } from '../ui/scrollInto.ts';

/** Where the example stands in the page. */
export const EXAMPLE_ID = 'exemple';

/** The example section of a service page: hidden by default, shown by its toggle or by `#exemple` in the address. */
export function useExample(): { isShown: boolean; toggle: () => void } {
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => {
    setShown(true);
    // It opens below the fold of most screens: without this, nothing would seem to happen.
    requestAnimationFrame(() => {
      const section = document.getElementById(EXAMPLE_ID);
      if (section) scrollInto(section);
    });
  }, []);
  useEffect(() => {
    if (location.hash === `#${EXAMPLE_ID}`) show();
  }, [show]);
  return { isShown, toggle: () => (isShown ? setShown(false) : show()) };
}
