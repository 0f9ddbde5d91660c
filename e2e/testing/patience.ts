/**
 * Milliseconds a test waits for anything before it fails, on however busy a machine. It is no property of the site: the bench measures how
 * long something takes (docs/decisions/0079-quick-tests.md).
 */
export const PATIENCE = 60_000;
