/**
 * Milliseconds a test waits for anything before it takes it for broken, on however busy a machine. It is no property of the
 * site: how long something takes is the bench's to tell (docs/decisions/0079-quick-tests.md).
 */
export const PATIENCE = 60_000;
