import type { ArticleFigure } from '../../data/articles/figureTypes.ts';
import type { TextPiece } from '../../data/articles/types.ts';
import { escapeHtml } from '../../data/escapeMarkup.ts';
import { type PictureFiles, pictureAddress, pictureMiddle } from '../../data/media/pictures.ts';

/** Elements a feed reader understands. */
const KEPT = new Set(
  'h2 h3 h4 p ul ol li blockquote table thead tbody tr th td em strong mark del code pre sup a'.split(' '),
);
const VOID = new Set(['hr', 'br']);
const ATTRIBUTES = ['href', 'start'];

/**
 * Text of an article for readers outside the site: plain markup, links relative to the root, `page` for fragments and interactive parts.
 */
export function piecesHtml(pieces: readonly TextPiece[], page: string, sources: readonly string[] = []): string {
  const inside = (children: readonly TextPiece[]): string => children.map(html).join('');

  function html(piece: TextPiece): string {
    if (typeof piece === 'string') return escapeHtml(piece);
    const [tag, properties, ...children] = piece as [string, Record<string, unknown>, ...TextPiece[]];
    const property = (name: string) => escapeHtml(String(properties[name] ?? ''));
    switch (tag) {
      case 'Note':
      case 'Key':
      case 'Illustration':
        return `<blockquote>${properties.title ? `<p><strong>${property('title')}</strong></p>` : ''}${inside(children)}</blockquote>`;
      case 'PullQuote':
        return `<blockquote>${inside(children)}</blockquote>`;
      case 'QuoteBy':
        return properties.by ? `<p>${property('by')}</p>` : '';
      case 'Stat':
        return `<p><strong>${property('figure')}${properties.unit ? `\u00a0${property('unit')}` : ''}</strong> ${property('label')}</p>`;
      case 'Call':
        return `<p><a href="${page}">${property('label')}</a></p>`;
      case 'Cite': {
        const number = sources.indexOf(String(properties.id)) + 1;
        return number > 0 ? `\u00a0<sup><a href="${page}#source-${number}">[${number}]</a></sup>` : '';
      }
      case 'Tool':
        return `<p><a href="${page}">${property('title')}</a></p>`;
      case 'Figure': {
        const { title, measure } = properties.data as ArticleFigure;
        return `<p><a href="${page}">${escapeHtml(`${title}. ${measure}`)}</a></p>`;
      }
      case 'Picture': {
        const picture = properties.data as PictureFiles;
        const src = pictureAddress(picture.hash, pictureMiddle(picture));
        return `<p><img src="${src}" alt="${property('alt')}" width="${picture.width}" height="${picture.height}"></p>`;
      }
      default:
        if (VOID.has(tag)) return `<${tag}>`;
        return KEPT.has(tag) ? `<${tag}${attributes(properties)}>${inside(children)}</${tag}>` : inside(children);
    }
  }

  const attributes = (properties: Record<string, unknown>) =>
    ATTRIBUTES.flatMap((name) => {
      const value = properties[name];
      if (value === undefined) return [];
      const text = String(value);
      return [` ${name}="${escapeHtml(name === 'href' && text.startsWith('#') ? page + text : text)}"`];
    }).join('');

  return inside(pieces);
}
