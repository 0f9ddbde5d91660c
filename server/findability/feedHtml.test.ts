import { expect, test } from 'vitest';
import { feedHtml } from './feedHtml.ts';

const of = (body: string) => feedHtml(`<div data-article-body>${body}</div>`, '/blog/article-1').html;

test('prose keeps its tags and loses its classes', () => {
  expect(of('<p class="c-1">Une <strong class="c">tâche</strong>.</p>')).toBe('<p>Une <strong>tâche</strong>.</p>');
});

test('a link to a fragment leads to the article, other links stay', () => {
  expect(of('<p>Voir<sup><a href="#source-1">1</a></sup></p>')).toContain('href="/blog/article-1#source-1"');
  expect(of('<p>Voir <a href="/blog" rel="x">le blog</a></p>')).toBe('<p>Voir <a href="/blog">le blog</a></p>');
});

test('controls, drawings and styles are left out, the title of a panel is not', () => {
  expect(of('<h3><button><span>La valeur</span><svg><path d="M0"></path></svg></button></h3><style>a{}</style>')).toBe(
    '<h3>La valeur</h3>',
  );
  expect(of('<div><button>Tous</button><p>Reste.</p></div>')).toBe('<p>Reste.</p>');
});

test('a part with fields becomes a link to the page', () => {
  expect(of('<div><label>Coût</label><input><p>Résultat</p></div>')).toMatch(/^<p><a href="\/blog\/article-1">/);
});

test('words laid out side by side stay apart', () => {
  const { html, text, words } = feedHtml(
    '<ul><li><span>74<span class="unit">%</span></span><span>peinent</span></li></ul>',
    '/',
  );
  expect(html).toBe('<ul><li>74\u00a0% peinent</li></ul>');
  expect(text).toBe('74 % peinent');
  expect(words).toBe(3);
});

test('an illustration keeps its frame as a quotation', () => {
  expect(of('<aside role="note"><p>Exemple illustratif</p></aside>')).toBe(
    '<blockquote><p>Exemple illustratif</p></blockquote>',
  );
});
