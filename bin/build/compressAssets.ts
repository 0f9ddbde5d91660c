import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|xml|txt|json|webmanifest)$/;
const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses while it answers. */
export async function compressAssets(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile() && COMPRESSIBLE.test(file.name))
      .map(async (file) => {
        const name = path.join(file.parentPath, file.name);
        const bytes = await readFile(name);
        await writeFile(`${name}.br`, await br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        await writeFile(`${name}.gz`, await gz(bytes, { level: 9 }));
      }),
  );
}
