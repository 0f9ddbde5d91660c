/**
 * Where the site uses the words of a promise for something else: each as it stands in the text, with what it is. A test
 * asks that each is still there.
 */
export const otherUses: readonly { words: string; what: string }[] = [
  { words: 'se corrige pour moins de 100 €', what: 'what a mistake costs the reader (article 4)' },
  { words: 'à 40 € de l’heure, 240 €', what: 'hours of the reader, at their own price (article 15)' },
  { words: 'Ce que rapportent 100 € de coûts', what: 'measure of a figure (article 18)' },
  { words: '100 € : l’équilibre', what: 'measure of a figure (article 18)' },
  { words: 'Menuiserie 194 € 150 €', what: 'value of a figure (article 18)' },
  { words: 'Responsable compté 150 €', what: 'value of a figure (article 18)' },
  { words: 'de 73 € à 150 € de travail', what: 'hours of the reader, at their own price (article 5)' },
  { words: '3 % +50 % (−25 %)', what: 'return of a fictional case (article 6)' },
  { words: 'Microsoft Office PowerPoint', what: 'the program a file of slides names' },
  { words: 'actif 120 € ', what: 'revenue of a client (market study)' },
  { words: 'actif 130 € ', what: 'revenue of a client (market study)' },
  { words: 'actif 150 € ', what: 'cost of a client (market study)' },
  { words: '65 % 120 € 58 €', what: 'the same in its PDF' },
  { words: '65 % 130 € 72 €', what: 'the same in its PDF' },
  { words: '480 € 150 € 2,09 M€', what: 'the same in its PDF' },
  { words: 'de 20 à 100 €', what: 'scale of a chart of software prices (SaaS analysis)' },
  { words: 'CSV pour Excel', what: 'a program that reads an export of the desk' },
  { words: 'Le classeur Excel', what: 'the file a link downloads' },
  { words: 'L’extrait en Word', what: 'the file a link downloads' },
  { words: 'La présentation en PowerPoint', what: 'the file a link downloads' },
  { words: 'modèle financier joint en Excel', what: 'the file that comes with a document' },
  { words: 'matrice jointe en Excel', what: 'the file that comes with a document' },
  { words: 'à l’administration 24 heures', what: 'how long an attempt to sign in is kept' },
  { words: '30 jours après l’inscription', what: 'how long an unconfirmed address is kept' },
  { words: 'Un lien de confirmation vaut 48 h', what: 'life of a link of the newsletter' },
  { words: 'Le lien vaut 48 h', what: 'life of a link of the newsletter' },
  { words: 'Une par heure pendant 48 heures', what: 'how long a copy kept elsewhere stays' },
];
