/** A line of the fictional company's profile. */
export interface ProfileLine {
  label: string;
  value: string;
}

/** The fictional company of article 2. No real company is described. */
export const companyProfile: readonly ProfileLine[] = [
  { label: 'Secteur', value: 'Fabrication et pose de menuiseries sur mesure' },
  { label: 'Effectif', value: '28 personnes, dont 3 au bureau des devis' },
  { label: 'Chiffre d’affaires initial', value: '3,4 M€' },
  { label: 'Implantation', value: 'Un atelier, Pays de la Loire' },
];

export const companyChallenge =
  'Soixante-deux demandes de devis par mois, quatre-vingt-quinze minutes par devis, trois jours ouvrés avant la première réponse. L’atelier a de la place ; le bureau n’a plus de temps.';
