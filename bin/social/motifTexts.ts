/** A word printed inside a data motif, in the motif's own units. */
export interface MotifText {
  text: string;
  x: number;
  y: number;
  size: number;
  font: 'Newsreader' | 'Instrument Sans';
  fill: string;
  anchor: 'start' | 'middle' | 'end';
}

const TEXT = /<text ([^>]*)>([^<]*)<\/text>/g;
const part = (attributes: string, pattern: RegExp, missing = '') => pattern.exec(attributes)?.[1] ?? missing;

/** Takes the words out of a drawing: the build sets them with the site's own fonts, whatever the machine has. */
export function motifTexts(markup: string): { drawing: string; texts: MotifText[] } {
  const texts = [...markup.matchAll(TEXT)].map(([, attributes = '', text = '']): MotifText => {
    const anchor = part(attributes, /text-anchor="(\w+)"/);
    return {
      text: text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
      x: Number(part(attributes, / ?x="([\d.-]+)"/)),
      y: Number(part(attributes, / y="([\d.-]+)"/)),
      size: Number(part(attributes, /([\d.]+)px/)),
      font: attributes.includes('Newsreader') ? 'Newsreader' : 'Instrument Sans',
      fill: part(attributes, /fill:([^;"]+)/),
      anchor: anchor === 'middle' || anchor === 'end' ? anchor : 'start',
    };
  });
  return { drawing: markup.replace(TEXT, ''), texts };
}
