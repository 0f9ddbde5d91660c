import type { Reporter, TestModule } from 'vitest/node';

/** Names at the end of a run the tests that only passed at their second try, and says what failed at the first: what is forgiven is not forgotten. */
export default class RetriedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0);
    const names = retried.flatMap((test) => [
      `  ${test.module.relativeModuleId} > ${test.fullName}`,
      ...(test.result().errors ?? []).map(({ message }) => `    ${message}`),
    ]);
    process.stdout.write([`Tests that needed a second try: ${retried.length}`, ...names, ''].join('\n'));
  }
}
