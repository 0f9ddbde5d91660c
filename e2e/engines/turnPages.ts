import type { Visitor } from './Visitor.ts';

/** Turns pages of an example by its link, then by an arrow key; reads a rule of measure from « À propos ». */
export async function turnPages(visitor: Visitor): Promise<void> {
  const shown = () => [...document.querySelectorAll('[data-page]')].findIndex((one) => one.matches('[data-shown]'));
  await visitor.sees(shown, 0);
  await visitor.click('link', 'Suivante');
  await visitor.sees(shown, 1);
  await visitor.key('ArrowRight');
  await visitor.sees(shown, 2);
  await visitor.open('/about');
  await visitor.click('link', 'les règles de mesure');
  await visitor.sees(() => location.pathname, '/regles-de-mesure');
  await visitor.ready();
  await visitor.click('link', 'Compter les coûts');
  await visitor.sees(() => location.hash, '#couts');
}
