import { closeSync, fsyncSync, openSync, readdirSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Answer } from '../../../data/register/measureResult.ts';

/** What a measure is of; nothing of it may change before its end. */
export interface Measured {
  /** SHA-256 of the file of questions. */
  hash: string;
  /** The first prompt, word for word. */
  prompt: string;
  models: readonly { name: string; model: string; baseUrl: string }[];
}

/** An answer as it is stored, word for word. */
export interface StoredAnswer extends Answer {
  text: string;
  inputTokens: number;
  outputTokens: number;
  /** UTC, ISO 8601. */
  at: string;
}

interface MeasureFile {
  file: string;
  measured: Measured;
  answers: readonly StoredAnswer[];
}

const ENDING = '.jsonl';

/** Adds a line, and returns once the disk has it. */
export function appendLine(file: string, line: Measured | StoredAnswer): void {
  const handle = openSync(file, 'a', 0o600);
  try {
    writeSync(handle, `${JSON.stringify(line)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Begins a measure: a file of its own in the folder, named after its time; older ones stay. */
export function beginMeasure(folder: string, measured: Measured): MeasureFile {
  const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}${ENDING}`);
  appendLine(file, measured);
  return { file, measured, answers: [] };
}

/** The newest measure of the folder. A last line that a cut left without its end is taken off: its question is asked again. */
export function newestMeasure(folder: string): MeasureFile | undefined {
  for (const name of readdirSync(folder).sort().reverse()) {
    if (!name.endsWith(ENDING)) continue;
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
    const [measured, ...answers] = whole.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
    if (measured) return { file, measured, answers };
  }
  return undefined;
}
