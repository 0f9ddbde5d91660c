interface CopiedAddress {
  /** As it is pasted into the field. */
  typed: string;
  /** The mailbox it names. */
  meant: string;
  source: string;
}

/** Addresses as people copy them. */
export const copiedAddresses: readonly CopiedAddress[] = [
  {
    typed: '\u200blea@exemple.fr',
    meant: 'lea@exemple.fr',
    source: 'https://github.com/validatorjs/validator.js/issues/940',
  },
  {
    typed: 'lea@exemple.fr\u00a0',
    meant: 'lea@exemple.fr',
    source: 'https://github.com/egulias/EmailValidator/issues/358',
  },
  {
    typed: 'lea@exem\u200bple\u2060.fr\ufeff',
    meant: 'lea@exemple.fr',
    source: 'https://github.com/alphagov/notifications-utils/pull/548',
  },
  {
    typed: 'lea@exemple.fr\u200b',
    meant: 'lea@exemple.fr',
    source: 'https://github.com/pydantic/pydantic/issues/3772',
  },
  {
    typed: 'lea\u001f@exemple.fr',
    meant: 'lea@exemple.fr',
    source: 'https://github.com/dotnet/winforms/issues/5078',
  },
  {
    typed: ' lea@exemple.fr ',
    meant: 'lea@exemple.fr',
    source: 'https://github.com/seantis/seantis.reservation/issues/127',
  },
  {
    typed: 'mailto:lea@exemple.fr',
    meant: 'lea@exemple.fr',
    source: 'https://github.com/DemocracyClub/yournextrepresentative/pull/2753',
  },
  {
    typed: 'MAILTO:lea@exemple.fr?subject=Devis',
    meant: 'lea@exemple.fr',
    source: 'https://github.com/lionheart/openradar-mirror/issues/20053',
  },
  {
    typed: '<lea@exemple.fr>',
    meant: 'lea@exemple.fr',
    source: 'https://github.com/mailpile/Mailpile/issues/139',
  },
  {
    typed: 'Léa Martin <mailto:lea@exemple.fr>',
    meant: 'lea@exemple.fr',
    source: 'https://github.com/jens-maus/yam/issues/93',
  },
  {
    typed: 'lea@xn--socit-esab.fr',
    meant: 'lea@société.fr',
    source: 'https://github.com/flora-pm/flora-server/issues/561',
  },
  {
    typed: 'lea@SOCIE\u0301TE\u0301.fr',
    meant: 'lea@société.fr',
    source: 'https://github.com/mozilla/persona/issues/1370',
  },
  {
    typed: 'le\ufe0da@exemple.fr',
    meant: 'lea@exemple.fr',
    source: 'https://github.com/woocommerce/woocommerce/issues/58000',
  },
];
