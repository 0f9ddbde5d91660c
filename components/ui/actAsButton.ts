/** Makes a link that bears the role of a button act as one: on a click and on the space bar, without following it. */
export function actAsButton(link: HTMLElement, act: () => void): void {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    act();
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    act();
  });
}
