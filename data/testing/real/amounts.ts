import { bySource } from './bySource.ts';

/** Amounts as people and programs write them, each with its value in euro cents; null: no amount, or another currency. */
export const amounts = bySource<number | null>({
  'https://github.com/JavaMoney/jsr354-ri/issues/193': [
    ['123,01 EUR', 12_301],
    ['14 000,12 EUR', 1_400_012],
  ],
  'https://github.com/ex-money/money/issues/112': [
    ['1,127.54 €', 112_754],
    ['1.127,54 €', 112_754],
  ],
  'after https://github.com/firefly-iii/firefly-iii/issues/4106': [
    ['4.711,98 €', 471_198],
    ['10,00 €', 1000],
    ['1.000.000,00', 100_000_000],
    ["1'000'000,00", 100_000_000],
  ],
  'https://github.com/actualbudget/actual/issues/5020': [
    [' -110.7 €', -11_070],
    [' -116.62 €', -11_662],
    [' -109.78 €', -10_978],
  ],
  'after https://github.com/actualbudget/actual/issues/2374 (dots between thousands)': [['3.000', 300_000]],
  'after https://github.com/Kademi/kademi-dev/issues/4016': [
    ['1,000.50', 100_050],
    ['1000.50', 100_050],
    ['$1,000.50', null],
  ],
  'after https://github.com/buckets/application/issues/184': [['120,33', 12_033]],
  'after https://github.com/dannymcc/may/issues/244': [
    ['9,99', 999],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
  ],
  'after https://github.com/SuiteCRM/SuiteCRM/issues/9880': [['1,12', 112]],
  'after https://github.com/invoiceninja/invoiceninja/issues/9130': [
    ['5323,54', 532_354],
    ['5323.54', 532_354],
  ],
  'after https://github.com/odoo/odoo/pull/97425 (no-break spaces)': [['1\u00a0000\u00a0000', 100_000_000]],
  'after https://github.com/BenjaminVanRyseghem/numbro/issues/765': [['1\u00a0234,5', 123_450]],
  'after https://github.com/ex-money/money/issues/112 (U+202F between thousands)': [
    ['12\u202f345,60\u202f€', 1_234_560],
  ],
  'after https://github.com/Charitable/Charitable/issues/332': [['12 345,00', 1_234_500]],
  'after https://github.com/RemyDuijkeren/NodaMoney/issues/100': [['EUR 89.765,43', 8_976_543]],
  'after https://github.com/harung1993/dollardollar/issues/55': [['173,900', 17_390_000]],
  'after https://github.com/Data-Liberation-Front/csvlint.io/issues/171': [['23,78%', null]],
  'https://github.com/firefly-iii/firefly-iii/issues/8404 (-1.000 was imported as one)': [
    ['-236,48', -23_648],
    ['-89,9', -8990],
    ['1.488,69', 148_869],
    ['-1.000', -100_000],
  ],
  'https://github.com/openexchangerates/accounting.js/issues/128': [['€4.999,99', 499_999]],
  'https://github.com/ex-money/money/issues/125 (crowns)': [
    ['4.200,00 kr.', null],
    ['4.200,00 kr', null],
  ],
  'https://github.com/ex-money/money/issues/83': [['1.000,99', 100_099]],
  'https://github.com/guyb7/time-prices/issues/16': [['9,5€', 950]],
  'https://github.com/firefly-iii/firefly-iii/issues/145': [['€15,95', 1595]],
  'https://github.com/firefly-iii/firefly-iii/issues/5440 (became 21.385.479)': [['0,021385479', 2]],
});
