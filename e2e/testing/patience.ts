/**
 * Milliseconds a test waits for any condition before it fails, enough for a busy machine. It measures nothing of the site: the bench
 * measures durations (docs/decisions/0079-quick-tests.md).
 */
export const PATIENCE = 60_000;
