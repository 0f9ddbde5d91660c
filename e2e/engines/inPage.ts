// Functions that run in the page of whichever engine.

/** Whether a heading and a paragraph have the width of their own typeface, not of the fallback. */
export function worn(): { h1: boolean; p: boolean } {
  const wears = (selector: string) => {
    const { fontFamily, fontWeight } = getComputedStyle(document.querySelector(selector) as Element);
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const width = (families: string) => {
      context.font = `${fontWeight} 200px ${families}`;
      return context.measureText('Cinq regards, une signature').width;
    };
    const [own = '', ...standIns] = fontFamily.split(',');
    return width(own) !== width('monospace') && width(fontFamily) !== width(standIns.join(','));
  };
  return { h1: wears('h1'), p: wears('main p') };
}

/** Returns the text of a thank-you page, and for each visible circular stamp the distance between its last letter and its first. */
export function thanked(): { text: string; gaps: number[] } {
  const rings = [...document.querySelectorAll('text')].filter((text) => text.querySelector('textPath'));
  const gaps = rings
    .filter((ring) => ring.checkVisibility())
    .map((ring) => {
      const from = ring.getStartPositionOfChar(0);
      const to = ring.getEndPositionOfChar(ring.getNumberOfChars() - 1);
      return Math.round(Math.hypot(from.x - to.x, from.y - to.y));
    });
  return { text: document.body.innerText, gaps };
}
