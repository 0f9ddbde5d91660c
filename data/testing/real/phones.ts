import { bySource } from './bySource.ts';

/** Telephone numbers as people write them, each with the numbers to dial. */
export const phones = bySource<readonly string[]>({
  'https://github.com/posabsolute/jQuery-Validation-Engine/issues/634': [
    ['0601020304', ['+33601020304']],
    ['06 01 02 03 04', ['+33601020304']],
    ['06.01.02.03.04', ['+33601020304']],
    ['06-01-02-03-04', ['+33601020304']],
    ['06/01/02/03/04', ['+33601020304']],
  ],
  'https://github.com/catamphetamine/libphonenumber-js/issues/219': [
    ['01 02 03 04 05', ['+33102030405']],
    ['+33 1 02 03 04 05', ['+33102030405']],
    ['+33 01 02 03 04 05', ['+33102030405']],
  ],
  'https://github.com/demarche-numerique/demarche.numerique.gouv.fr/pull/5490': [
    ['0123456789 0123456789', ['+33123456789', '+33123456789']],
    ['01.23.45.67.89 01.23.45.67.89', ['+33123456789', '+33123456789']],
    ['0035 123-456-789', []],
    ['+2 123456789', []],
    ['01234567890', []],
  ],
  'after https://github.com/daviddrysdale/python-phonenumbers/issues/241': [
    ['+33.616343502', ['+33616343502']],
    ['+33.690629042', ['+590690629042']],
  ],
  'after https://github.com/ruimarinho/google-libphonenumber/issues/464': [
    ['0694942040', ['+594694942040']],
    ['+33694942040', ['+594694942040']],
  ],
  'after https://github.com/Immersion-Facilitee/immersion-facile/issues/3231 (overseas mobiles: 0690, 0639, 0694, 0696, 0692)':
    [
      ['06 90 12 34 56', ['+590690123456']],
      ['06 39 01 23 45', ['+262639012345']],
      ['06 96 12 34 56', ['+596696123456']],
      ['06 92 12 34 56', ['+262692123456']],
    ],
  'after https://github.com/corona-warn-app/cwa-documentation/issues/390': [['+49 (0)800 7540002', ['+498007540002']]],
  'after https://github.com/NavidShokoufeh/mytell/issues/29': [['0098 912 299 2062', ['+989122992062']]],
  'after https://github.com/signalapp/Signal-Android/issues/11630 (isolates around what is copied)': [
    ['\u2068+33 6 12 34 56 78\u2069', ['+33612345678']],
  ],
  'after https://github.com/validatorjs/validator.js/issues/2335': [
    ['+33467504212', ['+33467504212']],
    ['33467504212', ['+33467504212']],
    ['0467504212', ['+33467504212']],
  ],
  'https://github.com/jackocnr/intl-tel-input/issues/1093': [['+33 7 29 57 01 09', ['+33729570109']]],
  'after https://github.com/betagouv/conseillers-entreprises/pull/1848 (Excel takes the zero away)': [
    ['612345678', ['+33612345678']],
  ],
  'after https://github.com/ourjapanlife/findadoc-web/issues/1762 (full-width digits)': [
    ['\uff10\uff16\uff0d\uff11\uff12\uff0d\uff13\uff14\uff0d\uff15\uff16\uff0d\uff17\uff18', ['+33612345678']],
  ],
  'https://github.com/cedvdb/phone_form_field/issues/305': [['07 26 37 26 37', ['+33726372637']]],
  'https://github.com/MTES-MCT/monitorenv/issues/1467': [
    ['06 00 11 22 33', ['+33600112233']],
    ['BLABLA 06 00 00 00 00', ['+33600000000']],
  ],
  'https://github.com/Propaganistas/Laravel-Phone/issues/170': [['+330661728390', ['+33661728390']]],
  'https://github.com/posabsolute/jQuery-Validation-Engine/pull/9': [
    ['+49 4312 / 777 777', ['+494312777777']],
    ['+49-4312 / 777 777', ['+494312777777']],
  ],
  'https://github.com/google/libphonenumber/issues/1463': [['0712345679', ['+33712345679']]],
});
