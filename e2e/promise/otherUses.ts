/**
 * Where the site uses the words of a promise for something else: each as it stands in the text, with what it is. A test
 * asks that each is still there.
 */
export const otherUses: readonly { words: string; what: string }[] = [
  { words: 'se corrige pour moins de 100 €', what: 'what a mistake costs the reader (article 4)' },
  { words: '« Livré en 48 h »', what: 'half an answer of any seller (article 16)' },
  { words: '« Livré en 48 h à compter', what: 'the whole answer of any seller (article 16)' },
  { words: 'actif 120 € ', what: 'revenue of a client (market study)' },
  { words: 'actif 130 € ', what: 'revenue of a client (market study)' },
  { words: 'actif 150 € ', what: 'cost of a client (market study)' },
  { words: '65 % 120 € 58 €', what: 'the same in its PDF' },
  { words: '65 % 130 € 72 €', what: 'the same in its PDF' },
  { words: '480 € 150 € 2,09 M€', what: 'the same in its PDF' },
  { words: 'de 20 à 100 €', what: 'scale of a chart of software prices (SaaS analysis)' },
  { words: 'CSV pour Excel', what: 'a program that reads an export of the desk' },
  { words: 'Le classeur Excel, formules actives', what: 'the file a link downloads' },
  { words: 'Un lien de confirmation vaut 48 h', what: 'life of a link of the newsletter' },
  { words: 'suivez son lien dans les 48 h', what: 'life of a link of the newsletter' },
];
