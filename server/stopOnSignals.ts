/**
 * SIGTERM and SIGINT stop the process by `stop`, a second signal at once. An error nobody caught is logged, then the
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
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('uncaughtException', onError);
  process.on('unhandledRejection', onError);
  return () => {
    process.off('SIGTERM', onSignal);
    process.off('SIGINT', onSignal);
    process.off('uncaughtException', onError);
    process.off('unhandledRejection', onError);
  };
}
