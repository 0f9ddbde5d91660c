const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * SIGTERM, SIGINT and SIGHUP (a closed terminal) stop the process by `stop`, a second signal at once. An error nobody caught is logged, then the
 * process stops the same way with code 1: what it was doing is unknown, so it must not go on.
 * @returns a function that takes the listeners off again.
 */
export function stopOnSignals(stop: () => Promise<void>, report: (error: unknown) => void): () => void {
  let state: 'running' | 'stopping' = 'running';
  const end = (code: number) => {
    if (state === 'stopping') process.exit(code || 1);
    state = 'stopping';
    stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  const onSignal = () => end(0);
  const onError = (error: unknown) => {
    report(error);
    end(1);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  process.on('uncaughtException', onError);
  process.on('unhandledRejection', onError);
  return () => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
    process.off('uncaughtException', onError);
    process.off('unhandledRejection', onError);
  };
}
