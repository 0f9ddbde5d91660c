import type { Source } from '../../../data/examples/types.ts';

/** The public sources of the plan, in the order their marks count them. */
export const sources: readonly Source[] = [
  {
    label: 'IFR, World Robotics 2024, 20 novembre 2024',
    scope: 'Densité de robots 2023, pour 10 000 salariés de l’industrie, toutes tailles d’entreprise.',
    url: 'https://ifr.org/ifr-press-releases/news/global-robot-density-in-factories-doubled-in-seven-years',
  },
  {
    label: 'Bpifrance, fin 2023 (presse)',
    scope: 'Environ 25 000 PME industrielles en France, chiffre d’affaires moyen de 7 M€.',
    url: 'https://machinesproduction.fr/article/portrait-robot-du-tissu-industriel-francais',
  },
  {
    label: 'US DOE et PNNL, O&M Best Practices Guide, août 2010',
    scope: 'Maintenance prédictive : 8 à 12 % d’économies par rapport à la maintenance préventive, estimations.',
    url: 'https://www.pnnl.gov/main/publications/external/technical_reports/PNNL-19634.pdf',
  },
];
