import { actAsButton } from '../ui/actAsButton.ts';
import { scrollInto } from '../ui/scrollInto.ts';
import { EXAMPLE_ID } from './exampleId.ts';

/** The example section of a service page: hidden by default, shown by its toggle or by `#exemple` in the address. */
export function watchExample(): void {
  const frame = document.getElementById(EXAMPLE_ID);
  const toggle = document.querySelector<HTMLElement>('[data-example-toggle]');
  if (!frame || !toggle) return;
  const set = (shown: boolean) => {
    frame.dataset.state = shown ? 'shown' : 'hidden';
    toggle.setAttribute('aria-expanded', String(shown));
    for (const [index, words] of [...toggle.children].entries())
      words.toggleAttribute('hidden', (index === 1) !== shown);
  };
  if (location.hash === `#${EXAMPLE_ID}`) set(true);
  actAsButton(toggle, () => {
    const shows = frame.dataset.state !== 'shown';
    set(shows);
    // It opens below the fold of most screens: without this, nothing would seem to happen.
    if (shows) requestAnimationFrame(() => scrollInto(frame));
  });
}
