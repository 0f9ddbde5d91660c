import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { install } from '../../e2e/testing/debian.ts';
import { lastingPort } from '../../server/testing/lastingPort.ts';
import { pause } from './call.ts';

const POSTFIX = '/usr/sbin/postfix';
const DOVECOT = '/usr/sbin/dovecot';

/** The one sentence a skipped test leaves. */
export const NO_POSTFIX =
  'Postfix and Dovecot cannot be started here (root on Debian): real bounces are not read back.';

/** Whether both are there, installed from Debian where that may be; they start as root only. */
export function hasPostfix(): boolean {
  const there = () => existsSync(POSTFIX) && existsSync(DOVECOT) && existsSync('/usr/lib/dovecot/imap');
  if (!there()) install(['postfix', 'dovecot-core', 'dovecot-imapd']);
  return there() && process.getuid?.() === 0;
}

export interface MailHost {
  smtpPort: number;
  imapPort: number;
  /** What both wrote into their logs. */
  log(): string;
  stop(): Promise<void>;
}

const SERVICES = [
  'cleanup unix n - n - 0 cleanup',
  'qmgr unix n - n 300 1 qmgr',
  'rewrite unix - - n - - trivial-rewrite',
  'bounce unix - - n - 0 bounce',
  'defer unix - - n - 0 bounce',
  'trace unix - - n - 0 bounce',
  'smtp unix - - n - - smtp',
  'virtual unix - n n - - virtual',
  'error unix - - n - - error',
  'retry unix - - n - - error',
  'anvil unix - - n - 1 anvil',
  'proxymap unix - - n - - proxymap',
  'postlog unix-dgram n - n - 1 postlogd',
];

/**
 * A mail host of its own: Postfix, which takes mail for a domain into one mailbox and hands all other to a server elsewhere, and
 * Dovecot, which lets that mailbox be read.
 */
export async function startMailHost({ domain, elsewhere }: { domain: string; elsewhere: number }): Promise<MailHost> {
  const directory = mkdtempSync(path.join(tmpdir(), 'mailhost-'));
  chmodSync(directory, 0o755);
  const of = (name: string) => path.join(directory, name);
  const id = (flag: string, user: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  const account = { uid: id('-u', 'mail'), gid: id('-g', 'mail') };
  for (const name of ['postfix', 'queue', 'data', 'mail', 'run', 'state']) mkdirSync(of(name));
  chownSync(of('data'), id('-u', 'postfix'), id('-g', 'postfix'));
  chownSync(of('mail'), account.uid, account.gid);
  const [smtpPort, imapPort] = [await lastingPort(), await lastingPort()];
  writeFileSync(
    of('postfix/main.cf'),
    `compatibility_level = 3.6
myhostname = mx.${domain}
mydestination =
local_recipient_maps =
alias_maps =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
queue_directory = ${of('queue')}
data_directory = ${of('data')}
maillog_file = ${of('postfix.log')}
maillog_file_prefixes = ${directory}
relayhost = [127.0.0.1]:${elsewhere}
disable_dns_lookups = yes
virtual_mailbox_domains = ${domain}
virtual_mailbox_base = ${of('mail')}
virtual_mailbox_maps = static:owner/
virtual_uid_maps = static:${account.uid}
virtual_gid_maps = static:${account.gid}
virtual_minimum_uid = 1
`,
  );
  writeFileSync(of('postfix/master.cf'), `127.0.0.1:${smtpPort} inet n - n - - smtpd\n${SERVICES.join('\n')}\n`);
  writeFileSync(
    of('dovecot.conf'),
    `protocols = imap
listen = 127.0.0.1
base_dir = ${of('run')}
state_dir = ${of('state')}
log_path = ${of('dovecot.log')}
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${of('mail')}/owner
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${account.uid} gid=${account.gid} home=${of('mail')}/owner
}
service imap-login {
  inet_listener imap {
    port = ${imapPort}
  }
  inet_listener imaps {
    port = 0
  }
}
`,
  );
  const children = [
    spawn(POSTFIX, ['-c', of('postfix'), 'start-fg'], { stdio: 'ignore' }),
    spawn(DOVECOT, ['-F', '-c', of('dovecot.conf')], { stdio: 'ignore' }),
  ];
  const logs = () =>
    ['postfix.log', 'dovecot.log'].map((name) => (existsSync(of(name)) ? readFileSync(of(name), 'utf8') : '')).join('');
  const host: MailHost = {
    smtpPort,
    imapPort,
    log: logs,
    async stop() {
      execFileSync(POSTFIX, ['-c', of('postfix'), 'stop'], { stdio: 'ignore' });
      children[1]?.kill('SIGTERM');
      await Promise.all(children.map(ended));
      rmSync(directory, { recursive: true, force: true });
    },
  };
  for (const port of [smtpPort, imapPort])
    for (let tries = 0; !(await answers(port)); tries += 1) {
      if (tries > 200) throw new Error(`Postfix or Dovecot did not start: ${logs()}`);
      await pause(50);
    }
  return host;
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null ? Promise.resolve() : new Promise((resolve) => child.once('close', () => resolve()));

/** Whether a server greets at a port. */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const say = (greeted: boolean) => {
      socket.destroy();
      resolve(greeted);
    };
    socket
      .once('data', () => say(true))
      .once('error', () => say(false))
      .setTimeout(2000, () => say(false));
  });
