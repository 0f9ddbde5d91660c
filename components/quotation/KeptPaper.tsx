import { kept } from '../kept.tsx';

/** The quote as a document; the browser keeps the one that was served. */
export const KeptPaper = kept(import.meta.env.SSR ? (await import('./QuotePaper.tsx')).QuotePaper : undefined);
