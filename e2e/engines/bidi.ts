interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
  method?: string;
  params?: unknown;
}

export interface Bidi {
  /** Sends a command and returns its result; rejects with the browser's message. */
  send<Result>(method: string, params: Record<string, unknown>): Promise<Result>;
  close(): void;
}

/** A WebDriver BiDi connection (https://www.w3.org/TR/webdriver-bidi/): commands out, events in. */
export async function connectBidi(url: string, onEvent: (method: string, params: unknown) => void): Promise<Bidi> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`No answer from ${url}`));
  });
  const waiting = new Map<number, { resolve(result: unknown): void; reject(reason: Error): void }>();
  socket.onmessage = ({ data }) => {
    const { id, type, result, message, method, params } = JSON.parse(String(data)) as Message;
    if (type === 'event' && method) return onEvent(method, params);
    const caller = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (type === 'error') caller?.reject(new Error(message));
    else caller?.resolve(result);
  };
  let last = 0;
  return {
    send: <Result>(method: string, params: Record<string, unknown>) =>
      new Promise<Result>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve: (result) => resolve(result as Result), reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}
