import type { Mailbox } from '../openMailbox.ts';

/** A mailbox in memory; `fail` names what does not work, or says why it does not open. */
export function memoryMailbox(
  messages: Map<number, string>,
  handled: number[],
  fail: () => string | undefined = () => undefined,
) {
  return async (): Promise<Mailbox> => {
    const fault = fail();
    if (fault !== undefined && fault !== 'markHandled') throw new Error(fault === 'open' ? 'non' : fault);
    return {
      validity: '1',
      after: async (last) => [...messages.keys()].filter((number) => number > last),
      stillThere: async (numbers) => numbers.filter((number) => messages.has(number)),
      source: async (number) => Buffer.from(messages.get(number) ?? ''),
      async markHandled(number) {
        if (fail() === 'markHandled') throw new Error('non');
        handled.push(number);
      },
      close: () => undefined,
    };
  };
}
