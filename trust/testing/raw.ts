import { connect } from 'node:net';

/** Sends bytes as they are on a connection of its own; answers all that comes back until it closes or time is up. */
export function raw(port: number, bytes: string | Buffer, patienceMs = 5000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    const done = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(patienceMs, done);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('error', done);
    socket.on('close', done);
  });
}

/** The status of each answer in what came back. */
export const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
