/** The accessibility statement; its text is beside its page. */
export const accessibility = {
  title: 'Accessibilité',
  description:
    "Déclaration volontaire d'accessibilité : ce qui est vérifié sur ce site, ce qui ne l'est pas encore, et comment me signaler un obstacle.",
  updated: '2026-11-21',
} as const;
