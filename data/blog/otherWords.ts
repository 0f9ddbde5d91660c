/** Words of readers, folded and in the singular, and the words the articles have for the same thing. */
const SAME = new Map<string, readonly string[]>(
  Object.entries({
    prompt: ['consigne'],
    invite: ['consigne'],
    newsletter: ['lettre'],
    infolettre: ['lettre'],
    mail: ['courriel'],
    email: ['courriel'],
    seo: ['search', 'referencement'],
    referencement: ['search'],
    hallucination: ['halluciner', 'inventer', 'invention'],
    calculateur: ['simulateur'],
    calculatrice: ['simulateur'],
    lead: ['prospect'],
  }),
);

/** What else a word may be called. */
export const otherWords = (word: string): readonly string[] => SAME.get(word) ?? [];
