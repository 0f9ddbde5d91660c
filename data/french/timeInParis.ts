const clock = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' });

/** The time it is in Paris at an instant, `HH:MM`. */
export const timeInParis = (at: Date): string => clock.format(at);
