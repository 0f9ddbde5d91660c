import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Megabytes (10⁶ bytes) the application may add to its base image. */
const MOST_MB = 95;

/**
 * Bytes that the last stage of `from/Dockerfile` copies over its base image: the modules in `runtime`, the pages built in `from`, and
 * folders of `from` without the files that `.dockerignore` leaves out.
 */
export function weighImage(from: string, runtime: string): number {
  const lastStage =
    readFileSync(path.join(from, 'Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const copied = [...lastStage.matchAll(/^COPY (?:--from=build )?(\S+) \S+$/gm)].map(([, source = '']) => source);
  const places = copied.map((source) =>
    source.startsWith('/runtime/')
      ? path.join(runtime, source.slice('/runtime'.length))
      : path.join(from, source.replace(/^\/app\//, '')),
  );
  return places.reduce((sum, place) => sum + bytesOf(place), 0);
}

function bytesOf(place: string): number {
  if (!statSync(place).isDirectory()) return statSync(place).size;
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}

if (import.meta.main) {
  const [, , from = '.', runtime = 'runtime'] = process.argv;
  const megabytes = weighImage(path.resolve(from), path.resolve(runtime)) / 1e6;
  process.stdout.write(`The application adds ${megabytes.toFixed(1)} MB to its base image (at most ${MOST_MB}).\n`);
  if (megabytes > MOST_MB) process.exitCode = 1;
}
