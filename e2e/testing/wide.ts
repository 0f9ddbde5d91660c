/** Normalises a text: every run of spaces, no-break ones included, is one space. */
export const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/**
 * The wide form (`npm run test:wide`) checks every page, state, width and engine, where `npm test` checks one of each kind
 * (docs/decisions/0079-quick-tests.md). A file whose name ends in `.wide.test.ts` runs in the wide form alone.
 */
export const isWide = process.env.MODE === 'wide';

/** Returns the items to test: a few in `npm test`, all in the wide form. */
export const amongst = <One>(few: readonly One[], all: readonly One[]): readonly One[] => (isWide ? all : few);
