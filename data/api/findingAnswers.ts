import { z } from 'zod';

/** How something the owner answers for stands; `look`: to be decided on; `bad`: to be mended. */
const verdicts = ['good', 'look', 'bad'] as const;

export const finding = z.strictObject({
  code: z.string(),
  /** What to write, what to prove, or how the installation is. */
  kind: z.enum(['complete', 'document', 'check']),
  verdict: z.enum(verdicts),
  title: z.string(),
  /** How it is, as a sentence that stands alone. */
  sentence: z.string(),
  /** Why it is asked, with the law where one asks for it. */
  why: z.string().optional(),
  /** The first setting that is missing: `identity.siren`. */
  field: z.string().optional(),
  /** The view of the desk where it is mended. */
  to: z.string().optional(),
});
export type Finding = z.infer<typeof finding>;

/** `GET /api/admin/findings`: what to do before the site is published. */
export const findingList = z.strictObject({ success: z.literal(true), findings: z.array(finding) });
export type FindingList = z.infer<typeof findingList>;
