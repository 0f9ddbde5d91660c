import type { PageHead } from '../../components/head.ts';

export const head: PageHead = {
  description:
    "D'où vient la méthode, comment cinq IA se contredisent avant qu'un humain ne tranche, ses limites, et les quatre engagements qui la tiennent.",
};
