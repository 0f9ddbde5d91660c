import { type DestinationStream, type Logger, pino } from 'pino';
import { createLogOutput } from './logOutput.ts';
import type { LogLevel } from './settings.ts';

export type { Logger } from 'pino';

/**
 * JSON lines. Nothing a visitor typed is ever passed to it; the redaction is the second lock. Neither a full disk behind
 * stdout nor a reader that stalls stops the process.
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
