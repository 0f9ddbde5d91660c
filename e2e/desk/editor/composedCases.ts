import type { Hands } from './composing.ts';

interface Case {
  /** Text before, with the caret as ‸, or the ends of a selection. */
  text: string;
  hands: (hands: Hands) => Promise<void>;
  stored: string;
  /** Words of the line up to the caret afterwards, if it is not at the end of the last line. */
  before?: string;
}

/** Faults reported of editors with phones’ keyboards, input methods and dead keys, by the place of their report. */
export const COMPOSED_CASES: Readonly<Record<string, Case>> = {
  'dead keys make one letter (ianstormtaylor/slate #2781)': {
    text: 'Une ‸fin.',
    async hands({ compose, commit }) {
      for (const letter of ['ê', 'è', 'ï']) {
        await compose('^');
        await commit(letter);
      }
    },
    stored: 'Une êèïfin.',
    before: 'Une êèï',
  },
  'a dead key at the beginning of a heading (codemirror/dev #714)': {
    text: 'Avant.\n\n## ‸tat des lieux',
    async hands({ compose, commit }) {
      await compose('´');
      await commit('É');
    },
    stored: 'Avant.\n\n## État des lieux',
    before: 'É',
  },
  'a dead key left by Enter is one sign (microsoft/vscode #132112)': {
    text: 'Le signe ‸',
    async hands({ compose, commit, press, type }) {
      await compose('^');
      await commit('^');
      await press('Enter');
      await type('fin');
    },
    stored: 'Le signe ^\n\nfin',
  },
  'a heading made by ## takes a composed word once (Milkdown/milkdown #305, #326)': {
    text: 'Avant.\n\n‸',
    async hands({ type, word, press }) {
      await type('## ');
      await word('Etat', 'État');
      await press('Enter');
      await word('suite');
    },
    stored: 'Avant.\n\n## État\n\nsuite',
  },
  'the caret stays behind what is composed in a list (Milkdown/milkdown #1528, #1542)': {
    text: '- un‸\n- deux',
    async hands({ word, press }) {
      await word(' mot');
      await press('Enter');
      await word('nouveau');
    },
    stored: '- un mot\n- nouveau\n- deux',
    before: 'nouveau',
  },
  'Enter behind a composed word makes one item, two leave the list (ProseMirror/prosemirror #543, ckeditor/ckeditor5 #12368)':
    {
      text: '- a‸',
      async hands({ word, press }) {
        await press('Enter');
        await word('bbb');
        await press('Enter', 'Enter');
        await word('dehors');
      },
      stored: '- a\n- bbb\n\ndehors',
      before: 'dehors',
    },
  'Enter takes the suggestion, and the caret to the new line (ProseMirror/prosemirror #1059)': {
    text: 'Un mot ‸au milieu.',
    async hands({ compose, commit, press, type }) {
      await compose('t', 'te', 'tes');
      await commit('test');
      await press('Enter');
      await type('x');
    },
    stored: 'Un mot test\n\nxau milieu.',
    before: 'x',
  },
  'a suggestion replaces what was typed of it (handlewithcarecollective/react-prosemirror #155)': {
    text: 'Dire ‸',
    async hands({ compose, commit, type }) {
      await compose('B', 'Bo', 'Bon');
      await commit('Bonjour');
      await type(' à tous');
    },
    stored: 'Dire Bonjour à tous',
  },
  'a word corrected after its blank keeps its neighbours and every letter (ckeditor/ckeditor5 #17928)': {
    text: 'Le developement‸ est long.',
    hands: ({ again }) => again(12, 'développement'),
    stored: 'Le développement est long.',
    before: 'Le développement',
  },
  'an autocorrection without composition replaces the word typed (ckeditor/ckeditor5 #8063)': {
    text: 'Il est ‸',
    async hands({ type, replace }) {
      await type('etonant');
      await replace(7, 'étonnant');
      await type(', dit-elle');
    },
    stored: 'Il est étonnant, dit-elle',
  },
  'bold words stay bold when one is corrected (ckeditor/ckeditor5 #3125)': {
    text: 'Un **mot tres‸ fort** ici.',
    hands: ({ again }) => again(4, 'très'),
    stored: 'Un **mot très fort** ici.',
    before: 'Un mot très',
  },
  'bold set on between two letters holds for what is composed next (ProseMirror/prosemirror #1080, #829)': {
    text: 'Som‸',
    async hands({ press, word }) {
      await press('Control+b');
      await word('eth');
      await press('Control+b');
      await word('ing');
    },
    stored: 'Som**eth**ing',
    before: 'Something',
  },
  'the blank after a word composed before a bold one keeps both (ProseMirror/prosemirror #1043)': {
    text: 'Un ‸**mot** fort.',
    async hands({ word, commit }) {
      await word('seul');
      await commit(' ');
    },
    stored: 'Un seul **mot** fort.',
    before: 'Un seul ',
  },
  'words composed behind a link are there, and not part of it (ProseMirror/prosemirror-view #149)': {
    text: 'Voir [la page](/tarifs)‸',
    async hands({ word }) {
      await word(' ici');
      await word(' et là');
    },
    stored: 'Voir [la page](/tarifs) ici et là',
    before: 'Voir la page ici et là',
  },
  'Enter left of a word leaves the caret left of it (ProseMirror/prosemirror #1181)': {
    text: 'Une phrase ‸longue',
    async hands({ press, type }) {
      await press('Enter');
      await type('x');
    },
    stored: 'Une phrase\n\nxlongue',
    before: 'x',
  },
  'a suggestion between two blanks takes its place (ckeditor/ckeditor5 #15831)': {
    text: 'Bonjour\u00a0‸ monde',
    async hands({ compose, commit }) {
      await compose('t', 'te');
      await commit('Test');
    },
    stored: 'Bonjour\u00a0Test monde',
    before: 'Bonjour\u00a0Test',
  },
  'what follows two quick blanks is written forwards (ckeditor/ckeditor5 #13994)': {
    text: 'Mot‸',
    async hands({ commit, word }) {
      await commit(' ');
      await commit(' ');
      await word('suite');
      await word(' et');
    },
    stored: 'Mot  suite et',
  },
  'a word composed over several blocks replaces them (ckeditor/ckeditor5 #1130)': {
    text: 'Un ‸début.\n\n## Un titre\n\nUne ‸fin.',
    hands: ({ word }) => word('tout'),
    stored: 'Un toutfin.',
    before: 'Un tout',
  },
  'numbers typed where one was deleted are typed once (codemirror/dev #627)': {
    text: 'En \\[1‸\\] fin',
    async hands({ press, commit }) {
      await press('Backspace');
      await commit('1');
      await commit('2');
    },
    stored: 'En \\[12] fin',
    before: 'En [12',
  },
  'a word composed in a head cell and in a cell stays there (ProseMirror/prosemirror #1251)': {
    text: '| Poste‸ | Coût |\n| --- | ---: |\n| Temps | 120 |',
    async hands({ word, press }) {
      await word(' prévu');
      await press('Tab');
      await press('Tab');
      await press('End');
      await word(' passé');
    },
    stored: '| Poste prévu | Coût |\n| --- | ---: |\n| Temps passé | 120 |',
    before: 'Temps passé',
  },
  'words composed under a rule and under a part (ProseMirror/prosemirror #1246)': {
    text: 'Avant.\n\n---\n\n‸x\n\n::outil{nom=retour}\n\ny',
    async hands({ word, press }) {
      await word('kaka');
      await press('ArrowDown', 'ArrowDown');
      await press('End');
      await word('dire');
    },
    stored: 'Avant.\n\n---\n\nkakax\n\n::outil{nom=retour}\n\nydire',
  },
  'a word composed right behind a source leaves it (ueberdosis/tiptap #677)': {
    text: 'Un fait :source[insee]‸ dit.',
    hands: ({ word }) => word(' ainsi'),
    stored: 'Un fait :source[insee] ainsi dit.',
    before: 'Un fait \ufffc ainsi',
  },
  'Backspace behind a source takes it alone away (ueberdosis/tiptap #677, #1343)': {
    text: 'Un fait :source[insee]‸',
    async hands({ press, word }) {
      await press('Backspace');
      await word('sûr');
    },
    stored: 'Un fait sûr',
  },
  'signs that French sets with a blank do not break what is composed beside them (outline/outline #13433)': {
    text: 'Avant ‸',
    async hands({ word, commit }) {
      await word('« oui', '« oui');
      await commit(' ');
      await word('» !');
      await commit(' ');
      await word('12 000 €');
    },
    stored: 'Avant « oui » ! 12 000 €',
  },
  'a composition undone goes whole, and comes back': {
    text: 'Une phrase‸',
    async hands({ word, press }) {
      await word(' longue');
      await press('Control+z');
      await press('Control+y');
    },
    stored: 'Une phrase longue',
  },
};
