const QUESTION = '[data-question]';

const questionsAround = (question: Element) => [
  ...(question.closest('[data-accordion]')?.querySelectorAll<HTMLElement>(QUESTION) ?? []),
];

/** Opens or closes the panel a question controls. */
function set(question: HTMLElement, open: boolean): void {
  question.setAttribute('aria-expanded', String(open));
  const panel = document.getElementById(question.getAttribute('aria-controls') ?? '');
  if (panel) panel.dataset.state = open ? 'open' : 'closed';
}

function toggle(question: HTMLElement): void {
  const opens = question.getAttribute('aria-expanded') !== 'true';
  for (const other of questionsAround(question)) set(other, opens && other === question);
}

/** From one question to another with the arrow, Home and End keys (ARIA Authoring Practices, accordion). */
function move(question: HTMLElement, key: string): boolean {
  const all = questionsAround(question);
  const here = all.indexOf(question);
  const places: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 };
  const place = places[key];
  if (place === undefined) return false;
  all.at(place % all.length)?.focus();
  return true;
}

/** Makes the accordions of the page's static parts answer (`Accordion`). */
export function watchAccordions(): void {
  const questionOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(QUESTION) : null);
  document.addEventListener('click', (event) => {
    const question = questionOf(event);
    if (question) toggle(question);
  });
  document.addEventListener('keydown', (event) => {
    const question = questionOf(event);
    if (question && move(question, event.key)) event.preventDefault();
  });
}
