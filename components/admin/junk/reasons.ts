const REASONS: Record<string, string> = {
  honeypot: 'Champ piège rempli',
  'trop-rapide': 'Envoyé en moins de 2 secondes',
  'jeton-invalide': 'Jeton de formulaire falsifié',
  liens: 'Trop de liens',
  contenu: 'Contenu publicitaire',
  'domaine-jetable': 'Adresse jetable',
};

/** Why a lead was set aside, as the owner reads it. */
export function reasonLabels(reasons: string | null): string[] {
  try {
    const codes: unknown = JSON.parse(reasons ?? '[]');
    return Array.isArray(codes) ? codes.map((code) => REASONS[String(code)] ?? String(code)) : [];
  } catch {
    return [];
  }
}
