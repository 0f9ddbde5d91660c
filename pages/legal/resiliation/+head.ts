import { contractNotices } from '../../../data/leads/contractNotices.ts';
import type { PageHead } from '../../../data/pageHead.ts';
import type { Content } from '../../../data/settings/content.ts';

export const head = (content: Content): PageHead => ({
  title: contractNotices.termination.title,
  description: `Mettre fin au pack mensuel en ligne, sans frais et sans motif : préavis de ${content.pack.noticeDays} jours, accusé de réception par courriel.`,
  noindex: true,
});
