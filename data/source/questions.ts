import { hoursText, paymentParts, priceText } from '../offer/promiseWords.ts';
import { deliverablesText } from '../offer/services.ts';
import type { Content } from '../settings/content.ts';

export interface Question {
  question: string;
  answer: string;
}

/** Questions of the source by name; their answers contain the current prices and terms. */
export const sourceQuestions = ({
  delays,
  terms,
  pack,
}: Pick<Content, 'delays' | 'terms' | 'pack'>): Readonly<Record<string, Question>> => ({
  delais: {
    question: 'Quels sont les délais de livraison ?',
    answer: `${hoursText(delays.standard)}, ou ${hoursText(delays.complex)} pour un livrable complexe. L’option express livre en ${hoursText(delays.express)}, avec une majoration de ${terms.expressSupplement} %. Un travail hors catalogue a le délai de son devis. Tous courent une fois le brief validé et le premier versement réglé.`,
  },
  'une-seule-ia': {
    question: 'En quoi est-ce différent d’une seule IA ?',
    answer:
      'Une IA seule n’est contredite par personne. Ici, cinq modèles reçoivent le même brief, et leurs désaccords montrent où chercher. Comme leurs erreurs restent en partie communes, un accord ne prouve rien : je vérifie les chiffres à la source avant de signer.',
  },
  confidentialite: {
    question: 'Mes données restent-elles confidentielles ?',
    answer:
      '« 100 % confidentiel » veut dire ceci : vos documents ne servent qu’à votre commande. Avant chaque envoi aux IA, je retire les noms, les coordonnées et ce qui n’est pas nécessaire, et j’exclus l’entraînement quand l’offre le permet. Sur demande, certains documents ne sont soumis à aucune IA, et un accord de confidentialité (NDA) est signé avant tout échange (article 10 des CGV).',
  },
  insatisfaction: {
    question: 'Que se passe-t-il si le livrable ne me convient pas ?',
    answer: `Je livre une version révisée sous ${hoursText(terms.revisionHours)} après vos retours, gratuitement, autant de fois qu’il le faut dans le périmètre du devis. Si le livrable ne vous satisfait toujours pas, vous pouvez demander le remboursement dans les ${terms.refundDays} jours qui suivent la livraison ; il est versé sous ${terms.refundWorkingDays} jours ouvrés. Consommateur, vous avez de plus quatorze jours pour vous rétracter ; ce droit cesse si le livrable vous est remis avant, à votre demande expresse (article 15 des CGV).`,
  },
  paiement: {
    question: 'Comment se déroule le paiement ?',
    answer: `En deux fois : ${paymentParts({ terms })}. Les prix sont en euros, toutes taxes comprises. Demander un devis n’engage à rien ; il est détaillé et valable ${terms.quoteDays} jours.`,
  },
  pack: {
    question: 'Le pack mensuel m’engage-t-il dans la durée ?',
    answer: `Non. Il coûte ${priceText(pack.price)} par mois et se résilie à tout moment, avec un préavis de ${pack.noticeDays} jours. Le mois en cours n’est pas remboursable. ${pack.deliverables === 0 ? 'Le devis fixe le nombre de livrables' : `Il comprend ${deliverablesText(pack.deliverables)}`}, au choix. Un livrable du pack qui ne convient pas est révisé ; le remboursement ne vaut que pour les achats à l’unité.`,
  },
  commencer: {
    question: 'Que dois-je fournir pour commencer ?',
    answer: `Votre objectif, la décision à prendre et les documents utiles. Quelques lignes suffisent : je valide le brief avec vous sous ${hoursText(terms.briefHours)}. Une consultation gratuite de ${terms.consultationMinutes} minutes aide à cadrer les sujets moins nets.`,
  },
  propriete: {
    question: 'À qui appartient le livrable ?',
    answer:
      'À vous, une fois le prix réglé en totalité. Vous pouvez l’utiliser, le modifier et le diffuser pour votre activité. Les conditions générales de vente précisent les droits cédés, et ce qui reste à des tiers, comme les données citées.',
  },
});
