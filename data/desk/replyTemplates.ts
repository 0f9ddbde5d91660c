import type { ReplyTemplate } from '../api/deskInput.ts';
import { paymentParts } from '../offer/promiseWords.ts';
import type { Content } from '../settings/content.ts';

/**
 * Reply templates of a desk whose owner has written none. Their figures come from the terms of sale (docs/product/specification.md § 9).
 */
export const houseTemplates = (content: Content): readonly ReplyTemplate[] => [
  {
    name: 'Premier échange',
    subject: 'Votre demande {référence}',
    body: [
      'Bonjour {prénom},',
      '',
      `Merci pour votre demande ({service}). Je l’ai lue et je vous propose un premier échange de ${content.terms.consultationMinutes} minutes, gratuit, pour préciser le besoin.`,
      '',
      'Quels créneaux vous conviendraient cette semaine ?',
      '',
      'Bien à vous,',
    ].join('\n'),
  },
  {
    name: 'Précisions avant devis',
    subject: 'Votre demande {référence} : quelques précisions',
    body: [
      'Bonjour {prénom},',
      '',
      'Avant de vous envoyer un devis pour votre demande ({service}), j’ai besoin de quelques précisions :',
      '',
      '– commandez-vous pour votre activité professionnelle, ou comme consommateur ? Vos droits en dépendent (rétractation, garanties, médiation) ;',
      '– ',
      '',
      `Dès votre réponse, je valide le cadrage sous ${content.terms.briefHours} h.`,
      '',
      'Bien à vous,',
    ].join('\n'),
  },
  {
    name: 'Envoi du devis',
    subject: 'Votre devis {référence}',
    body: [
      'Bonjour {prénom},',
      '',
      `Vous trouverez ci-joint le devis de votre demande ({service}). Il est valable ${content.terms.quoteDays} jours.`,
      `Le règlement se fait en deux fois : ${paymentParts(content)}.`,
      '',
      'Je reste disponible pour toute question.',
      '',
      'Bien à vous,',
    ].join('\n'),
  },
  {
    name: 'Relance',
    subject: 'Votre demande {référence}',
    body: [
      'Bonjour {prénom},',
      '',
      'Je reviens vers vous au sujet de votre demande ({service}). Avez-vous pu prendre connaissance de mon message précédent ?',
      '',
      'Si votre projet a changé, dites-le-moi simplement.',
      '',
      'Bien à vous,',
    ].join('\n'),
  },
];
