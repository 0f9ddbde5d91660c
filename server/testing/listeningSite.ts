import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createHttpServer, createListener } from '../http/httpServer.ts';
import { type SiteUnderTest, siteUnderTest } from './siteUnderTest.ts';

/** The site under test behind a port of its own, which its BASE_URL names. */
export async function listeningSite(
  options: Parameters<typeof siteUnderTest>[0] = {},
): Promise<SiteUnderTest & { port: number }> {
  const site = await siteUnderTest(options);
  const server = createHttpServer(createListener(site.app, site.services));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  Object.assign(site.services.settings, { baseUrl, host: '127.0.0.1' });
  // Removes the `__Host-` prefix, which the cookie only has over https.
  const admin = { Cookie: site.admin.Cookie?.replace('__Host-', '') ?? '', Origin: baseUrl };
  return Object.assign(site, { port, admin });
}
