import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { LogLevel } from './settings.ts';

export type { Logger } from 'pino';

/**
 * JSON lines on stdout, written synchronously so that a crash loses none. Nothing a visitor typed is ever passed to
 * it; the redaction is the second lock. A full disk behind stdout must not end the process.
 */
export function createLogger(level: LogLevel, stream: DestinationStream = standardOutput()): Logger {
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

function standardOutput(): DestinationStream {
  const stream = destination({ fd: 1, sync: true });
  stream.on('error', () => undefined);
  return stream;
}
