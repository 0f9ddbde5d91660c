import { bySource } from './bySource.ts';

/**
 * Days and moments as spreadsheets, databases and forms write them, in Paris time unless a zone is given; null: the meaning cannot be
 * known.
 */
export const moments = bySource<string | null>({
  'https://github.com/nextcloud/forms/issues/1482': [
    ['2023-01-26T13:39:50+01:00', '2023-01-26T12:39:50.000Z'],
    ['Donnerstag, 26. Januar 2023 um 13:39:50 Mitteleuropäische Normalzeit', null],
  ],
  'after https://github.com/nextcloud/forms/issues/606': [
    ['16.09.2020 01:02', '2020-09-15T23:02:00.000Z'],
    ['09/16/2020 1:02 AM', null],
  ],
  'https://github.com/govuk-forms/forms-runner/pull/866': [['2024-08-06T13:09:25+01:00', '2024-08-06T12:09:25.000Z']],
  'https://github.com/cds-snc/platform-forms-client/issues/7821': [
    ['2026-07-29T12:52:41.378Z', '2026-07-29T12:52:41.378Z'],
    ['2026-08-17 20:55:32 UTC', '2026-08-17T20:55:32.000Z'],
  ],
  'after https://github.com/fli-iam/shanoir-ng/issues/2679': [
    ['Fri Feb 28 2025 01:00:00 GMT+0100 (Central European Standard Time)', '2025-02-28T00:00:00.000Z'],
  ],
  'https://github.com/antares-sql/antares/issues/776': [
    ['Mon Mar 11 2024 17:24:25 GMT-0300 (Horário Padrão de Brasília)', '2024-03-11T20:24:25.000Z'],
    ['2024-03-11 17:24:25', '2024-03-11T16:24:25.000Z'],
  ],
  'after https://github.com/Intevation/intelmq-fody/issues/57': [
    ['Sat Jun 24 2017 12:00:00 GMT+0200 (CEST)', '2017-06-24T10:00:00.000Z'],
  ],
  'after https://github.com/thorrak/fermentrack/issues/191': [['2017/07/20 10:05:13Z', '2017-07-20T10:05:13.000Z']],
  'https://github.com/date-fns/date-fns/issues/4096': [
    ['1 janv 2025', '2024-12-31T23:00:00.000Z'],
    ['1 févr 2025', '2025-01-31T23:00:00.000Z'],
    ['1 avr 2025', '2025-03-31T22:00:00.000Z'],
    ['1 mai 2025', '2025-04-30T22:00:00.000Z'],
    ['1 juin 2025', '2025-05-31T22:00:00.000Z'],
    ['1 juil 2025', '2025-06-30T22:00:00.000Z'],
    ['1 août 2025', '2025-07-31T22:00:00.000Z'],
    ['1 sept 2025', '2025-08-31T22:00:00.000Z'],
    ['1 déc 2025', '2025-11-30T23:00:00.000Z'],
    ['1 décembre 2025', '2025-11-30T23:00:00.000Z'],
  ],
  'after https://github.com/date-fns/date-fns/pull/4104': [
    ['1 fev 2025', '2025-01-31T23:00:00.000Z'],
    ['1 aou 2025', '2025-07-31T22:00:00.000Z'],
    ['1 decembre 2025', '2025-11-30T23:00:00.000Z'],
  ],
  'https://github.com/scrapinghub/dateparser/issues/1285': [
    ['1 janv. 2024', '2023-12-31T23:00:00.000Z'],
    ['1 sept. 2024', '2024-08-31T22:00:00.000Z'],
  ],
  'after https://github.com/scrapinghub/dateparser/issues/268': [['mar. 19 déc. à 08:26', null]],
  'https://github.com/datejs/Datejs/issues/97': [
    ['sam. 01 avril 2017', '2017-03-31T22:00:00.000Z'],
    ['mar. 01 août 2017', '2017-07-31T22:00:00.000Z'],
  ],
  'https://github.com/moment/moment/issues/1321': [['4 décembre 2013', '2013-12-03T23:00:00.000Z']],
  'https://github.com/tidyverse/lubridate/issues/194': [['3 juillet 2013', '2013-07-02T22:00:00.000Z']],
  'after https://github.com/ONLYOFFICE/DesktopEditors/issues/1549': [['2024/03/06', '2024-03-05T23:00:00.000Z']],
  'after https://github.com/ONLYOFFICE/DesktopEditors/issues/1544': [
    ['11 March 2024', '2024-03-10T23:00:00.000Z'],
    ['7, xx March 2024', null],
  ],
  'after https://github.com/ONLYOFFICE/DesktopEditors/issues/1459': [
    ['11/14/2023', null],
    ['14.11.2023', '2023-11-13T23:00:00.000Z'],
    ['09.05.7353', null],
  ],
  'after https://github.com/oliexdev/openScale/issues/506': [['13.10.2019 06:29', '2019-10-13T04:29:00.000Z']],
  'after https://github.com/betacraft/substack_parser/wiki': [['2022-11-15T07:55:22.660Z', '2022-11-15T07:55:22.660Z']],
  'https://github.com/formio/help.form.io/issues/78': [
    ['2019-07-20T01:00:00.000Z', '2019-07-20T01:00:00.000Z'],
    ['2019-07-19 06:00 PM', '2019-07-19T16:00:00.000Z'],
  ],
  'after https://github.com/sivel/speedtest-cli/issues/387': [
    ['2017-04-24T17:00:38.717966', '2017-04-24T15:00:38.717Z'],
  ],
  'after https://github.com/cds-snc/platform-forms-client/issues/2960': [
    ['2023-11-30 9:32 PM GMT', '2023-11-30T21:32:00.000Z'],
    ['2023-11-29 3:04 pm', '2023-11-29T14:04:00.000Z'],
  ],
  'https://github.com/actualbudget/actual/issues/5020': [['17-05-2025', '2025-05-16T22:00:00.000Z']],
  'after https://help.mailup.com/pages/viewpage.action?pageId=37978139': [
    ['20110122T111244', '2011-01-22T10:12:44.000Z'],
  ],
  'after https://github.com/buttondown/roadmap/issues/428 (month first)': [['01/14/2022 @ 05:05', null]],
  'https://github.com/scrapinghub/dateparser/issues/1285#comments': [['14 Sept. 2026', '2026-09-13T22:00:00.000Z']],
  'https://github.com/scrapinghub/dateparser/issues/819': [
    ['12 sep 2020', '2020-09-11T22:00:00.000Z'],
    ['12 sept 2020', '2020-09-11T22:00:00.000Z'],
  ],
  'https://github.com/datejs/Datejs/issues/97 (other months)': [
    ['mer. 01 mars 2017', '2017-02-28T23:00:00.000Z'],
    ['sam 01 avril 2017', '2017-03-31T22:00:00.000Z'],
    ['sa. 01 avril 2017', '2017-03-31T22:00:00.000Z'],
  ],
  'https://github.com/tidyverse/lubridate/issues/194 (the month that was read)': [
    ['3 janvier 2013', '2013-01-02T23:00:00.000Z'],
  ],
  'https://github.com/moment/moment/issues/1321 (without its accent)': [
    ['4 decembre 2013', '2013-12-03T23:00:00.000Z'],
  ],
  'https://github.com/cds-snc/platform-forms-client/pull/2002': [
    ['2023-04-27 15:46:48 UTC', '2023-04-27T15:46:48.000Z'],
  ],
  'https://github.com/abritinthebay/datejs/issues/81': [['03 Aug 2009', '2009-08-02T22:00:00.000Z']],
  'https://github.com/ONLYOFFICE/DesktopEditors/issues/725 (in Russian)': [['15 апреля 2006', null]],
  'https://github.com/ONLYOFFICE/DesktopEditors/issues/2296': [
    ['january 31, 2026', '2026-01-30T23:00:00.000Z'],
    ['Jan 31 2026', '2026-01-30T23:00:00.000Z'],
    ['march 5, 2025', '2025-03-04T23:00:00.000Z'],
  ],
});
