import { about } from '../../data/company/about.ts';
import type { PageHead } from '../../data/pageHead.ts';
import type { Content } from '../../data/settings/content.ts';

export const head = (content: Content): PageHead => ({
  title: 'À propos : pourquoi cinq IA et un humain',
  description:
    "D'où vient la méthode, comment cinq IA se contredisent avant qu'un humain ne tranche, ses limites, et les quatre engagements qui la tiennent.",
  card: { headline: [about(content).title], label: 'À propos' },
});
