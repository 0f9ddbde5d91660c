import type { Content } from '../settings/content.ts';

/** The four legal documents, in the order of the footer. */
export const legalSlugs = ['mentions-legales', 'politique-confidentialite', 'cgv', 'conditions-remboursement'] as const;
type LegalSlug = (typeof legalSlugs)[number];

interface LegalDocument {
  slug: LegalSlug;
  title: string;
  /** The meta tag's text, at most 155 characters. */
  description: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: string;
}

/** Titles, descriptions and days of the legal documents. */
const legalDocuments = ({
  legal,
  terms,
  pack,
}: Pick<Content, 'legal' | 'terms' | 'pack'>): readonly LegalDocument[] => [
  {
    slug: 'mentions-legales',
    title: 'Mentions légales',
    description:
      'Éditeur, directeur de la publication, hébergeur et médiateur du site ; propriété intellectuelle, usage de l’IA et origine des chiffres publiés.',
    updated: legal['mentions-legales'],
  },
  {
    slug: 'politique-confidentialite',
    title: 'Politique de confidentialité',
    description:
      'Quelles données je recueille, pourquoi, combien de temps je les garde, qui les reçoit, et comment exercer vos droits. Aucun traceur publicitaire.',
    updated: legal['politique-confidentialite'],
  },
  {
    slug: 'cgv',
    title: 'Conditions générales de vente',
    description: `Devis valable ${terms.quoteDays} jours, prix, paiement en deux fois, délais de livraison, droits sur les livrables, droit de rétractation et médiation.`,
    updated: legal.cgv,
  },
  {
    slug: 'conditions-remboursement',
    title: 'Conditions de remboursement',
    description: `Révision gratuite sous ${terms.revisionHours} h, demande de remboursement sous ${terms.refundDays} jours, versement sous ${terms.refundWorkingDays} jours ouvrés, préavis du pack mensuel de ${pack.noticeDays} jours.`,
    updated: legal['conditions-remboursement'],
  },
];

/** Returns the title and description of a legal document. */
export function legalDocument(content: Content, slug: string): LegalDocument {
  const found = legalDocuments(content).find((one) => one.slug === slug);
  if (!found) throw new Error(`No legal document ${slug}`);
  return found;
}

/** Title and description of the accessibility statement, whose text is in its page's folder. */
export const accessibility = {
  title: 'Accessibilité',
  description:
    "Déclaration volontaire d'accessibilité : ce qui est vérifié sur ce site, ce qui ne l'est pas encore, et comment me signaler un obstacle.",
  updated: '2026-11-21',
} as const;
