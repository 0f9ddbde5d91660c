import { bundleTrustServer, shippedBundle } from './testing/serverProcess.ts';

/** Builds outdated bundles before the tests: otherwise two workers would build them at once. */
export default async function setup(): Promise<void> {
  shippedBundle();
  await bundleTrustServer();
}
