import type { Content } from '../settings/content.ts';
import { isToFill } from './toComplete.ts';

/** Person who checks and signs the deliverables, as far as the settings name them. */
export interface Signatory {
  name: string;
  /** Paragraph on the person's career; undefined until it is written. */
  record: string | undefined;
  /** Address of a picture in public/; undefined when there is none. */
  portrait: string | undefined;
}

/** Returns the signatory named in the owner's identity; undefined until a name is filled in. */
export function signatoryOf({ name, record, portrait }: Record<'name' | 'record' | 'portrait', string>) {
  if (isToFill(name)) return undefined;
  return { name, record: isToFill(record) ? undefined : record, portrait: portrait || undefined } satisfies Signatory;
}

/** The signatory of this site. */
export const signatory = (content: Content): Signatory | undefined => signatoryOf(content.site.owner);

/** Id of the element about the signatory on the about page, to which the structured data refers. */
export const SIGNATORY_ID = 'signataire';

/** Name of an article's author: the signatory if one is named, else the brand. */
export const authorName = (content: Content): string => signatory(content)?.name ?? content.site.brand;
