import { bundleTrustServer, shippedBundle } from './testing/serverProcess.ts';

/** Builds what is stale before two workers would do it at once. */
export default async function setup(): Promise<void> {
  shippedBundle();
  await bundleTrustServer();
}
