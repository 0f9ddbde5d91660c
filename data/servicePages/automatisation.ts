import { capital, percent, spelled } from '../french/frenchNumbers.ts';
import { claimNote, isShown } from '../offer/claims.ts';
import { extents } from '../offer/extents.ts';
import type { ServicePage } from '../servicePages.ts';
import type { Content } from '../settings/content.ts';

const { automated, kept, weeks, firstYear } = extents.automation;
const named = (count: number) => capital(spelled(count));

export const automatisation = (content: Content): ServicePage => ({
  summary: "Audit de vos processus et plan d'automatisation chiffré, recoupés par cinq IA et signés.",
  lead: "Vos tâches répétitives déclarées, contrôlées, puis classées dans l'ordre qui rapporte. Un audit, un plan, des gains chiffrés.",
  metrics: [
    { figure: `${automated + kept}`, label: 'processus passés au crible' },
    { figure: `${automated}`, label: 'automatisations retenues' },
    { figure: `${weeks}`, label: 'semaines de déploiement' },
    ...(isShown(content, 'automationReturn')
      ? [
          {
            figure: '340',
            unit: '%',
            label: 'de ROI moyen annoncé',
            note: `${capital(claimNote(content, 'automationReturn'))}. Ce n’est pas une promesse. L’exemple, lui, calcule ${percent(firstYear, 0, true)} la première année.`,
          },
        ]
      : []),
  ],
  sample: {
    folios: [22, 27],
    items: {
      Synthèse: ['Que faire', 'Dans quel ordre', 'Pour quel gain'],
      'Cartographie des processus': [
        `${named(automated + kept)} processus`,
        'Une page chacun',
        'Temps déclarés, contrôlés',
      ],
      Priorités: ['Ordre par délai de retour', `${named(automated)} processus retenus`, `${named(kept)} refus motivés`],
      'Retour sur investissement': ['Mois par mois', 'Outils et prix datés', 'Sensibilité'],
      'Plan de déploiement': [`${named(weeks)} semaines`, 'Contrôles', 'Points d’arrêt chiffrés'],
      Annexes: ['Contrôle des temps', 'Données traitées', 'RGPD'],
    },
  },
  features: {
    title: ['Automatiser moins,', 'mais ce qui compte'],
    cards: [
      {
        title: 'Audit des processus',
        description: 'Ce que chaque tâche coûte, en heures et en euros.',
        items: [
          'Tâches et outils cartographiés',
          'Temps déclaré par vous, contrôlé sur un échantillon',
          'Erreurs et points de rupture',
        ],
      },
      {
        title: "Plan d'automatisation",
        description: 'Un ordre, des outils, un budget.',
        items: [
          'Gain, coût et délai de retour par processus',
          'Outils nommés, prix datés',
          'Déploiement par semaine, points d’arrêt',
        ],
      },
      {
        title: 'Garde-fous',
        description: 'Ce qui doit rester humain le reste.',
        items: [
          'Contrôle avant chaque envoi',
          "Données personnelles et droits d'accès",
          'Marche à suivre en cas de panne',
        ],
      },
    ],
  },
  closing: { signed: "Votre plan d'automatisation, signé", secondary: { label: 'Calculer vos économies' } },
});
