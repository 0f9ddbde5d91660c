import type { Content } from '../settings/content.ts';
import { isToFill } from './toComplete.ts';

/** The person who checks and signs the deliverables, as far as the operator has named them. */
export interface Signatory {
  name: string;
  /** One paragraph; undefined while it is not written. */
  record: string | undefined;
  /** Address of a picture in public/; undefined when there is none. */
  portrait: string | undefined;
}

/** The signatory, out of an identity; undefined while no name is filled in. */
export function signatoryOf({ name, record, portrait }: Record<'name' | 'record' | 'portrait', string>) {
  if (isToFill(name)) return undefined;
  return { name, record: isToFill(record) ? undefined : record, portrait: portrait || undefined } satisfies Signatory;
}

/** The signatory of this site. */
export const signatory = (content: Content): Signatory | undefined => signatoryOf(content.site.owner);

/** Id of the signatory on the about page, used by the structured data. */
export const SIGNATORY_ID = 'signataire';

/** Author of an article: the signatory once there is one, else the brand. */
export const authorName = (content: Content): string => signatory(content)?.name ?? content.site.brand;
