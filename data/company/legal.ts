import { monthlyPack, terms } from '../offer/services.ts';
import { settled } from '../settings/settled.ts';

type LegalSlug = 'mentions-legales' | 'politique-confidentialite' | 'cgv' | 'conditions-remboursement';

interface LegalDocument {
  slug: LegalSlug;
  title: string;
  /** The meta tag's text, at most 155 characters. */
  description: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: string;
}

/** Day of the last change of each: of its text, or of what the owner settles and it says. */
const legalDays: Record<LegalSlug, string> = settled('legal', {
  'mentions-legales': '2026-11-22',
  'politique-confidentialite': '2026-11-22',
  cgv: '2026-11-22',
  'conditions-remboursement': '2026-11-22',
});

/** The four legal documents, in the order of the footer. */
export const legalDocuments: readonly LegalDocument[] = [
  {
    slug: 'mentions-legales',
    title: 'Mentions légales',
    description:
      'Éditeur, directeur de la publication, hébergeur et médiateur du site ; propriété intellectuelle, usage de l’IA et origine des chiffres publiés.',
    updated: legalDays['mentions-legales'],
  },
  {
    slug: 'politique-confidentialite',
    title: 'Politique de confidentialité',
    description:
      'Quelles données je recueille, pourquoi, combien de temps je les garde, qui les reçoit, et comment exercer vos droits. Aucun traceur publicitaire.',
    updated: legalDays['politique-confidentialite'],
  },
  {
    slug: 'cgv',
    title: 'Conditions générales de vente',
    description: `Devis valable ${terms.quoteDays} jours, prix TTC, paiement en deux fois, délais de livraison, droits sur les livrables, droit de rétractation et médiation.`,
    updated: legalDays.cgv,
  },
  {
    slug: 'conditions-remboursement',
    title: 'Conditions de remboursement',
    description: `Révision gratuite sous ${terms.revisionHours} h, demande de remboursement sous ${terms.refundDays} jours, versement sous ${terms.refundWorkingDays} jours ouvrés, préavis du pack mensuel de ${monthlyPack.noticeDays} jours.`,
    updated: legalDays['conditions-remboursement'],
  },
];

/** What the site says about one of its legal documents. */
export function legalDocument(slug: string): LegalDocument {
  const found = legalDocuments.find((one) => one.slug === slug);
  if (!found) throw new Error(`No legal document ${slug}`);
  return found;
}
