import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { install } from '../e2e/testing/debian.ts';
import { type Child, stopChild } from './child.ts';

// What the site says of a request (server/http/requestLog.ts), in nginx's own words.
const LINE = `log_format line escape=json '{"level":"info","time":"$time_iso8601","requestId":"$request_id",'
  '"method":"$request_method","path":"$request_uri","status":$status,"ms":$request_time,"msg":"request"}';`;

/**
 * nginx serving these bytes as its index page, or undefined where it is not installed and may not be. With headers it
 * does the work of the site: sends them, gives the request an id and writes a line of log for it.
 */
export async function startNginx(
  folder: string,
  page: Buffer,
  port: number,
  headers?: Readonly<Record<string, string>>,
): Promise<Child | undefined> {
  const installed = () => spawnSync('nginx', ['-v']).status === 0;
  if (!installed()) install(['nginx-light']);
  if (!installed()) return undefined;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http { ${headers ? `${LINE} access_log ${folder}/access.log line;` : 'access_log off;'} sendfile on; tcp_nopush on;
      keepalive_requests 1000000; open_file_cache max=100;
      types { text/html html; } client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p;
      fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      server { listen 127.0.0.1:${port}; root ${folder}; location = / { add_header Content-Encoding br;
        ${headers ? sent({ ...headers, 'X-Request-Id': '$request_id' }) : ''} try_files /index.html =404; } } }`,
  );
  const begun = performance.now();
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' });
  for (let tries = 0; tries < 50 && !(await listens(port)); tries++) await pause(100);
  return { pid: child.pid ?? 0, port, readyAfter: performance.now() - begun, stop: () => stopChild(child) };
}

const sent = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
    .join(' ');

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(Boolean(socket.destroy())));
    socket.once('error', () => resolve(false));
  });
