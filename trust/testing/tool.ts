import { install, which } from '../../e2e/testing/debian.ts';

/**
 * A program of the system a test cannot do without; as root on Debian or Ubuntu its package is installed.
 * @throws one sentence that says what to install.
 */
export function needTool(command: string): string {
  if (!which(command)) install([command]);
  if (!which(command)) throw new Error(`This test needs « ${command} »: install the package of that name.`);
  return command;
}
