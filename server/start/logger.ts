import { fstatSync, writeSync } from 'node:fs';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './settings.ts';

export type { Logger } from 'pino';

/**
 * Logs JSON lines. Nothing a visitor typed is ever passed to it; the redaction is a second protection. Neither a full disk behind stdout
 * nor a reader that stalls stops the process.
 */
export function createLogger(level: LogLevel, stream: DestinationStream = createLogOutput()): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: ['email', 'name', 'password', 'token', 'cookie', '*.email', '*.password', '*.token'],
        remove: true,
      },
    },
    stream,
  );
}

/** Maximum bytes of log lines that wait for a slow reader: about five thousand lines. */
const MOST_WAITING = 1024 * 1024;
const LAST_WORDS_MS = 500;
/** Interval in which lines are gathered into one write: one write per line took a third of the time of a page sent from memory. */
const TOGETHER_MS = 50;

/** Target of the lines: a pipe that takes what it can and buffers the rest, or a file. */
export interface Sink {
  /** Bytes accepted and not yet passed on. */
  waiting(): number;
  /** @throws when the text cannot be accepted. */
  write(text: string): void;
}

interface LogOutput {
  /** The line is written within 50 ms, and before the process ends by itself. */
  write(line: string): void;
  /** Waits until buffered lines were passed on, half a second at most. */
  flush(): Promise<void>;
}

/**
 * Passes log lines on, all lines of an interval in one write, without ever waiting for the reader. Once more than `most` bytes wait,
 * further lines are dropped and counted; the first line after them gives their number.
 */
export function createLogOutput(sink: Sink = standardOutput(), most = MOST_WAITING): LogOutput {
  let dropped = 0;
  let buffered = '';
  /** Lines in the buffer, including those that a buffered line reports as dropped. */
  let lines = 0;
  let timer: NodeJS.Timeout | undefined;
  const flushBuffer = () => {
    clearTimeout(timer);
    timer = undefined;
    if (buffered === '') return;
    try {
      sink.write(buffered);
    } catch {
      dropped += lines;
    }
    buffered = '';
    lines = 0;
  };
  const buffer = (line: string, count: number): boolean => {
    if (sink.waiting() + buffered.length + line.length > most) return false;
    buffered += line;
    lines += count;
    timer ??= setTimeout(flushBuffer, TOGETHER_MS).unref();
    return true;
  };
  process.once('exit', flushBuffer);
  return {
    write(line) {
      if (dropped > 0 && buffer(droppedLine(dropped), dropped)) dropped = 0;
      if (dropped > 0 || !buffer(line, 1)) dropped += 1;
    },
    async flush() {
      flushBuffer();
      const deadline = performance.now() + LAST_WORDS_MS;
      while (sink.waiting() > 0 && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 5));
    },
  };
}

const droppedLine = (dropped: number): string =>
  `${JSON.stringify({ level: 'warn', time: new Date().toISOString(), dropped, msg: 'the log was not read: lines were dropped' })}\n`;

/**
 * Node writes to a pipe or socket at once as long as its reader keeps up, and keeps the rest without stopping the loop; to
 * a file it writes synchronously, and a full disk is an error here like any other.
 */
function standardOutput(): Sink {
  const kind = fstatSync(1);
  if (!kind.isFIFO() && !kind.isSocket()) return { waiting: () => 0, write: (text) => void writeSync(1, text) };
  // A reader of stdout that has gone causes an error event, which is ignored: the site continues.
  process.stdout.on('error', () => undefined);
  return {
    waiting: () => process.stdout.writableLength,
    write(text) {
      if (!process.stdout.writable) throw new Error('the log is not read');
      process.stdout.write(text);
    },
  };
}
