/**
 * The text React gets of what stands between two tags: lines trimmed where they break, empty ones left out, one space
 * between the others (the rule of every JSX compiler).
 */
export function jsxText(raw: string): string {
  const lines = raw.split(/\r\n|\n|\r/);
  return lines
    .map((line, index) => {
      const from = index === 0 ? line : line.replace(/^[ \t]+/, '');
      return index === lines.length - 1 ? from : from.replace(/[ \t]+$/, '');
    })
    .filter((line) => line !== '')
    .join(' ');
}
