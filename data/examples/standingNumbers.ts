/** Every text and number of a value, with the path that leads to it. */
function leaves(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'number') return [[path, String(value)]];
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
}

const NUMBER = /\d(?:[\d\u00a0\u202f]*\d)?(?:[.,]\d+)?/g;

/**
 * For tests: the numbers that stand still when the drivers of a sample move, each as `path: number`. Between two builds
 * of one sample from different drivers, what is computed changes; what was typed by hand does not.
 */
export function standingNumbers(one: unknown, other: unknown): string[] {
  const moved = new Map(leaves(other));
  return leaves(one).flatMap(([path, text]) => {
    const after = moved.get(path);
    if (after === undefined) return [];
    const numbers = after.match(NUMBER) ?? [];
    return (text.match(NUMBER) ?? []).flatMap((number, index) =>
      numbers[index] === number ? [`${path}: ${number}`] : [],
    );
  });
}
