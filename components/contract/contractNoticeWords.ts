import { type ContractNoticeKind, WITHDRAWAL_DAYS } from '../../data/leads/contractNotices.ts';
import type { Content } from '../../data/settings/content.ts';

interface Words {
  lead: string;
  points: readonly string[];
  /** The label of the field that names the contract. */
  contract: string;
  checkTitle: string;
  /** Consequence of the notice, shown after it was received. */
  follows: string;
}

/** Texts of the pages of each kind of notice. */
export const contractNoticeWords = (content: Content): Record<ContractNoticeKind, Words> => ({
  termination: {
    lead: 'Ce formulaire met fin au pack mensuel. Il est gratuit, sans motif à donner et sans compte à créer.',
    points: [
      `Fin du contrat ${content.pack.noticeDays} jours après réception`,
      'Le mois en cours n’est pas remboursable et vous en bénéficiez',
      'Ce qui serait payé au-delà de la date de fin est remboursé',
    ],
    contract: 'Contrat à résilier : référence du devis ou de la facture, à défaut sa date *',
    checkTitle: 'Vérifiez votre résiliation',
    follows: `Le contrat prend fin ${content.pack.noticeDays} jours après cette date, ou à la date plus tardive que vous avez indiquée.`,
  },
  withdrawal: {
    lead: `Consommateur, vous pouvez vous rétracter d’une commande dans les ${WITHDRAWAL_DAYS} jours qui suivent sa conclusion. C’est gratuit, sans motif à donner et sans compte à créer.`,
    points: [
      'Envoyée avant la fin du délai, votre rétractation est valable',
      `Remboursement au plus tard ${WITHDRAWAL_DAYS} jours après réception`,
      'Un accusé de réception daté vous est envoyé, avec ce que vous avez écrit',
    ],
    contract: 'Contrat auquel vous renoncez : référence du devis, à défaut ce que vous avez commandé et quand *',
    checkTitle: 'Vérifiez votre rétractation',
    follows: `Si votre délai court encore, le contrat prend fin et le remboursement suit au plus tard ${WITHDRAWAL_DAYS} jours après cette date.`,
  },
});
