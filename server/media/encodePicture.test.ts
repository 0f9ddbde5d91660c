import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Kinds of picture that libvips would open if none of its loaders were blocked, each of one pixel. */
const PIXELS = {
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>').toString('base64'),
  gif: 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};

/** Kinds of PIXELS that sharp opens, in a process of its own that first imports these modules. */
function readable(...modules: string[]): string[] {
  const program = `
    for (const one of ${JSON.stringify(modules)}) await import(one);
    const { default: sharp } = await import('sharp');
    const read = [];
    for (const [kind, bytes] of Object.entries(${JSON.stringify(PIXELS)}))
      await sharp(Buffer.from(bytes, 'base64')).metadata().then(() => read.push(kind), () => undefined);
    process.stdout.write(JSON.stringify(read));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }));
}

test('of the loaders of libvips those of the taken formats alone are open; all of them, the twin, where nothing shuts them', () => {
  expect(readable(path.join(import.meta.dirname, 'encodePicture.ts'))).toEqual(['png']);
  expect(readable()).toEqual(['svg', 'gif', 'png']);
});
