import type { PageHead } from '../../data/pageHead.ts';
import { registerPage } from '../../data/register/protocol.ts';
import type { Content } from '../../data/settings/content.ts';

export const head = ({ measure }: Content): PageHead => ({
  title: registerPage.title,
  description: registerPage.description,
  modified: measure && measure.to > registerPage.updated ? measure.to : registerPage.updated,
  card: { headline: [registerPage.title], label: 'Cent questions, cinq IA' },
});
