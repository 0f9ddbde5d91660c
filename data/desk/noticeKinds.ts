/** What a running site can notice of its own settings and limits (`server/notices.ts` has the words). */
export const noticeKinds = [
  'proxy-not-trusted',
  'other-address',
  'foreign-origin',
  'forwarded-by-stranger',
  'one-address',
  'canary-unreachable',
] as const;
