import { expect, test } from 'vitest';
import type { ImapSettings } from '../bounces/bounceSettings.ts';
import { readMailbox } from '../bounces/readMailbox.ts';
import { memoryMailbox } from '../bounces/testing/memoryMailbox.ts';
import { siteUnderTest } from '../testing/siteUnderTest.ts';

const MAIL = { SMTP_HOST: 'smtp.test', SMTP_FROM: 'site@site.test', NOTIFY_TO: 'moi@site.test' };
const IMAP = { IMAP_HOST: 'imap.test', IMAP_USERNAME: 'moi', IMAP_PASSWORD: 'secret' };
const { signal } = new AbortController();

test('a mailbox that cannot be read for half an hour is among the site’s troubles, until it is read again', async () => {
  const site = await siteUnderTest({ environment: { ...MAIL, ...IMAP }, expectedLevels: ['warn'] });
  const { services, clock } = site;
  const imap = services.settings.bounces.imap as ImapSettings;
  let fault: string | undefined = 'open';
  const look = () =>
    readMailbox(
      services,
      imap,
      signal,
      memoryMailbox(new Map(), [], () => fault),
    );
  const shown = async () => {
    const { body } = await site.api.get('/api/admin/site-state').set(site.admin).expect(200);
    // There is no backup either.
    return { ...body, troubles: body.troubles.filter(({ kind }: { kind: string }) => kind === 'bounces') };
  };
  await look();
  clock.time = new Date(clock.time.getTime() + 29 * 60_000);
  await look();
  expect((await shown()).troubles).toEqual([]);
  clock.time = new Date(clock.time.getTime() + 60_000);
  await look();
  const { troubles, bounces } = await shown();
  expect(bounces).toEqual({ host: 'imap.test', read_at: null });
  expect(troubles).toMatchObject([{ kind: 'bounces', text: expect.stringMatching(/imap\.test.*« non ».*IMAP_HOST/) }]);
  fault =
    '403D6B3CB47F0000:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number:../record.c:77:';
  await look();
  expect((await shown()).troubles[0].text).toContain('« TLS : wrong version number »');
  fault = undefined;
  await look();
  expect(await shown()).toMatchObject({ troubles: [], bounces: { read_at: clock.time.toISOString() } });
});
