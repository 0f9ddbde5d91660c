import type { HTMLElement } from 'node-html-parser';
import type { AuditPage } from './auditPage.ts';

/** Kept from assistive technology: a document shown as a picture. */
const isDecoration = (element: HTMLElement) => element.closest('[aria-hidden="true"]') !== null;

/** One h1, and no level left out on the way down. */
export function checkHeadings({ root }: AuditPage): string[] {
  const headings = root.querySelectorAll('h1, h2, h3, h4, h5, h6').filter((one) => !isDecoration(one));
  const level = (heading: HTMLElement | undefined) => Number(heading?.tagName[1] ?? 0);
  const first = headings.filter((heading) => level(heading) === 1);
  const jumps = headings.filter((heading, index) => level(heading) > level(headings[index - 1]) + 1);
  return [
    ...(first.length === 1 ? [] : [`has ${first.length} h1`]),
    ...jumps.map((heading) => `jumps to ${heading.tagName.toLowerCase()} “${heading.text.trim()}”`),
  ];
}

const described = (element: HTMLElement, root: HTMLElement) =>
  element.getAttribute('aria-label')?.trim() ||
  (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => (id && root.getElementById(id)?.text.trim()) || '')
    .join(' ')
    .trim();

const nameOf = (element: HTMLElement, root: HTMLElement) =>
  described(element, root) ||
  element.text.trim() ||
  element
    .querySelectorAll('img[alt]')
    .map((image) => image.getAttribute('alt'))
    .join('')
    .trim() ||
  element
    .querySelectorAll('svg')
    .map((drawing) => described(drawing, root))
    .join('')
    .trim();

const start = (element: HTMLElement) => element.outerHTML.slice(0, 90).replace(/\s+/g, ' ');

/** Images, drawings, links and buttons that nothing names. */
export function checkNames({ root }: AuditPage): string[] {
  const seen = (selector: string) => root.querySelectorAll(selector).filter((element) => !isDecoration(element));
  const unnamed = [
    ...seen('img').filter((image) => image.getAttribute('alt') === undefined),
    ...seen('[role="img"]').filter((image) => !described(image, root) && !image.querySelector('title')?.text.trim()),
    ...seen('svg').filter((drawing) => !drawing.getAttribute('role') && !described(drawing, root)),
    ...seen('a[href], button').filter((control) => !nameOf(control, root)),
  ];
  return unnamed.map((element) => `has something without a name: ${start(element)}`);
}
