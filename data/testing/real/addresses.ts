import { bySource } from './bySource.ts';

/** Addresses as people copy them, each with the address meant. */
export const copiedAddresses = bySource<string>({
  'after https://github.com/validatorjs/validator.js/issues/940': [['\u200blea@exemple.fr', 'lea@exemple.fr']],
  'after https://github.com/egulias/EmailValidator/issues/358': [['lea@exemple.fr\u00a0', 'lea@exemple.fr']],
  'after https://github.com/alphagov/notifications-utils/pull/548': [
    ['lea@exem\u200bple\u2060.fr\ufeff', 'lea@exemple.fr'],
  ],
  'after https://github.com/pydantic/pydantic/issues/3772': [['lea@exemple.fr\u200b', 'lea@exemple.fr']],
  'after https://github.com/dotnet/winforms/issues/5078': [['lea\u001f@exemple.fr', 'lea@exemple.fr']],
  'after https://github.com/seantis/seantis.reservation/issues/127': [[' lea@exemple.fr ', 'lea@exemple.fr']],
  'after https://github.com/DemocracyClub/yournextrepresentative/pull/2753': [
    ['mailto:lea@exemple.fr', 'lea@exemple.fr'],
  ],
  'after https://github.com/lionheart/openradar-mirror/issues/20053': [
    ['MAILTO:lea@exemple.fr?subject=Devis', 'lea@exemple.fr'],
  ],
  'after https://github.com/mailpile/Mailpile/issues/139': [['<lea@exemple.fr>', 'lea@exemple.fr']],
  'after https://github.com/jens-maus/yam/issues/93': [['Léa Martin <mailto:lea@exemple.fr>', 'lea@exemple.fr']],
  'after https://github.com/flora-pm/flora-server/issues/561': [['lea@xn--socit-esab.fr', 'lea@société.fr']],
  'after https://github.com/mozilla/persona/issues/1370': [['lea@SOCIE\u0301TE\u0301.fr', 'lea@société.fr']],
  'after https://github.com/woocommerce/woocommerce/issues/58000': [['le\ufe0da@exemple.fr', 'lea@exemple.fr']],
  'after https://github.com/roundcube/roundcubemail/issues/7899 (the full stop of a sentence)': [
    ['lea@exemple.fr.', 'lea@exemple.fr'],
  ],
  'after https://github.com/whatwg/html/issues/1389 (full-width signs of an input method)': [
    ['lea\uff20exemple.fr', 'lea@exemple.fr'],
    ['lea\ufe6bexemple.fr', 'lea@exemple.fr'],
  ],
  'after https://github.com/validatorjs/validator.js/issues/343': [['lea@\uff45xemple.fr', 'lea@exemple.fr']],
  'after https://github.com/ualbertalib/discovery/issues/840 (a phone fills in a space after it)': [
    ['lea@exemple.fr ', 'lea@exemple.fr'],
  ],
});
