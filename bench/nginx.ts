import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { install } from '../e2e/testing/debian.ts';
import { type Child, stopChild } from './child.ts';

/** nginx, one process, serving these bytes as its index page; undefined where it is not installed and may not be. */
export async function startNginx(folder: string, page: Buffer, port: number): Promise<Child | undefined> {
  const installed = () => spawnSync('nginx', ['-v']).status === 0;
  if (!installed()) install(['nginx-light']);
  if (!installed()) return undefined;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), page);
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
      types { text/html html; } client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p;
      fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      server { listen 127.0.0.1:${port}; root ${folder};
        location = / { add_header Content-Encoding br; try_files /index.html =404; } } }`,
  );
  const begun = performance.now();
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' });
  for (let tries = 0; tries < 50 && !(await listens(port)); tries++) await pause(100);
  return { pid: child.pid ?? 0, port, readyAfter: performance.now() - begun, stop: () => stopChild(child) };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(Boolean(socket.destroy())));
    socket.once('error', () => resolve(false));
  });
