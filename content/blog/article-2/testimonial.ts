/** Written for the fictional case: it is always shown with its label. */
export const testimonial = {
  label: 'Témoignage fictif, rédigé pour l’exemple',
  quote:
    'Je m’attendais à gagner du temps sur la rédaction. J’en ai gagné sur les questions : on les pose toutes le premier jour, et le client n’attend plus.',
  author: 'La responsable du bureau des devis, personnage inventé',
};
