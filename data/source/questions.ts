import { spelled } from '../french/frenchNumbers.ts';
import { hoursText, paymentParts, priceText } from '../offer/promiseWords.ts';
import type { Content } from '../settings/content.ts';

export interface Question {
  question: string;
  answer: string;
}

/** The questions of the source, by name: their answers follow the prices and the terms. */
export const sourceQuestions = ({
  delays,
  terms,
  pack,
}: Pick<Content, 'delays' | 'terms' | 'pack'>): Readonly<Record<string, Question>> => ({
  delais: {
    question: 'Quels sont les délais de livraison ?',
    answer: `La livraison standard est de ${hoursText(delays.standard)}, et de ${hoursText(delays.complex)} pour un livrable complexe. Si vous êtes pressé, l’option express livre en ${hoursText(delays.express)} avec une majoration de ${terms.expressSupplement} %. Un travail hors catalogue a le délai de son devis. Dans tous les cas, il court une fois le brief validé et le premier versement réglé.`,
  },
  'une-seule-ia': {
    question: 'En quoi est-ce différent d’une seule IA ?',
    answer:
      'Une seule IA donne une réponse que personne ne contredit. Cinq modèles reçoivent ici le même brief, et leurs désaccords montrent où chercher. Comme leurs erreurs restent en partie communes, un accord ne prouve rien : je vérifie les chiffres à la source avant de signer.',
  },
  confidentialite: {
    question: 'Mes données restent-elles confidentielles ?',
    answer:
      '« 100 % confidentiel » veut dire ceci : vos documents ne servent qu’à votre commande. Avant chaque envoi aux IA, je retire les noms, les coordonnées et les éléments qui ne sont pas nécessaires, et je choisis les réglages qui excluent l’entraînement quand l’offre le permet. Vous pouvez demander que certains documents ne soient soumis à aucune IA. Un accord de confidentialité (NDA) est signé sur simple demande, avant tout échange de documents (article 10 des CGV).',
  },
  insatisfaction: {
    question: 'Que se passe-t-il si le livrable ne me convient pas ?',
    answer: `Vous me dites ce qui ne va pas et je livre une version révisée sous ${hoursText(terms.revisionHours)} après vos retours, gratuitement. Le nombre de révisions n’est pas limité, dans le périmètre du devis. Si le résultat ne vous satisfait toujours pas, vous pouvez demander le remboursement dans les ${terms.refundDays} jours qui suivent la livraison ; il est versé sous ${terms.refundWorkingDays} jours ouvrés. Consommateur, vous avez de plus quatorze jours pour vous rétracter ; ce droit cesse si le livrable vous est remis avant, à votre demande expresse (article 15 des CGV).`,
  },
  paiement: {
    question: 'Comment se déroule le paiement ?',
    answer: `En deux fois : ${paymentParts({ terms })}. Les prix sont en euros, toutes taxes comprises. Vous recevez d’abord un devis détaillé, valable ${terms.quoteDays} jours ; le demander n’engage à rien.`,
  },
  pack: {
    question: 'Le pack mensuel m’engage-t-il dans la durée ?',
    answer: `Non. Il coûte ${priceText(pack.price)} par mois et se résilie à tout moment, avec un préavis de ${pack.noticeDays} jours. Le mois en cours n’est pas remboursable. Il comprend ${pack.deliverables > 1 ? `${spelled(pack.deliverables)} livrables` : 'un livrable'} par mois, au choix. Un livrable du pack qui ne convient pas est révisé ; le remboursement ne vaut que pour les achats à l’unité.`,
  },
  commencer: {
    question: 'Que dois-je fournir pour commencer ?',
    answer: `Votre objectif, la décision à prendre et les documents que vous jugez utiles. Quelques lignes suffisent : je les traduis en questions précises et je valide le brief avec vous sous ${hoursText(terms.briefHours)}. Une consultation gratuite de ${terms.consultationMinutes} minutes aide à cadrer les sujets moins nets.`,
  },
  propriete: {
    question: 'À qui appartient le livrable ?',
    answer:
      'À vous, une fois le prix réglé en totalité. Vous pouvez l’utiliser, le modifier et le diffuser pour votre activité. Les conditions générales de vente précisent les droits cédés, et ce qui reste à des tiers, comme les données citées.',
  },
});
