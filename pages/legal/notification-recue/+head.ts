import { contractNotices, kindOfReference } from '../../../data/leads/contractNotices.ts';
import type { PageHead } from '../../../data/pageHead.ts';
import type { Content } from '../../../data/settings/content.ts';

export const head = (_content: Content, _data: undefined, { ref }: Record<string, string>): PageHead => ({
  title: contractNotices[kindOfReference(ref)].received,
  description: 'Votre notification est enregistrée ; un accusé de réception part par courriel.',
  noindex: true,
});
