import { contractNotices } from '../../../data/leads/contractNotices.ts';
import { monthlyPack } from '../../../data/offer/services.ts';
import type { PageHead } from '../../../data/pageHead.ts';

export const head: PageHead = {
  title: contractNotices.termination.title,
  description: `Mettre fin au pack mensuel en ligne, sans frais et sans motif : préavis de ${monthlyPack.noticeDays} jours, accusé de réception par courriel.`,
  noindex: true,
};
