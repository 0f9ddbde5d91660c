const LOOK_MS = 200;

/**
 * `npm start` runs this program through a shell, and a stop asked of npm ends the shell alone: dash passes no signal on. A
 * server whose shell is gone stops as if it had got the signal itself, instead of holding the data directory unseen.
 */
export function stopWithShell(): void {
  const shell = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  look.unref();
}
