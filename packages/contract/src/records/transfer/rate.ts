import { currencies } from '../../format/settings.ts'
import type { Reads, TransferColumn } from './column.ts'

/** Cells that say the currency of a rate, the time that it is paid for, and the tax term. */
export const currencyCell: Reads = {
  as: 'choice',
  choices: Object.fromEntries(currencies.map((code) => [code, [code]])),
}
export const ratePerCell: Reads = {
  as: 'choice',
  choices: {
    hour: ['hour', 'hourly', 'hr', 'h', 'heure', '小时', 'ساعة'],
    day: ['day', 'daily', 'jour', '天', '日', 'يوم'],
    month: ['month', 'monthly', 'mois', '月', 'شهر'],
    year: ['year', 'yearly', 'annual', 'annum', 'an', 'année', '年', 'سنة'],
  },
}
export const taxTermCell: Reads = {
  as: 'choice',
  choices: {
    C2C: ['c2c', 'corp to corp', 'corp-to-corp', 'corp 2 corp'],
    W2: ['w2', 'w-2'],
    '1099': ['1099', 'form 1099'],
  },
}

/** Columns of the rate that the nearest party pays, and of the one that the person is paid: each stands at `from` of a row. */
export const billColumns = (from: string): TransferColumn[] => [
  {
    field: 'billAmount',
    header: 'Rate',
    reads: { as: 'amount' },
    synonyms: ['bill rate', 'billing rate', 'tarif', '费率', 'السعر'],
    from: `${from}.rateAmount`,
  },
  {
    field: 'billCurrency',
    header: 'Rate Currency',
    reads: currencyCell,
    synonyms: ['currency', 'bill currency', 'devise', '币种', 'العملة'],
    from: `${from}.rateCurrency`,
  },
  {
    field: 'billPer',
    header: 'Rate Per',
    reads: ratePerCell,
    synonyms: ['per', 'bill per', 'rate unit', 'unité', '费率单位', 'لكل'],
    from: `${from}.ratePer`,
  },
  {
    field: 'billTaxTerm',
    header: 'Tax Term',
    reads: taxTermCell,
    synonyms: ['tax terms', 'terms', 'régime fiscal', '税务方式', 'صيغة الدفع'],
    from: `${from}.taxTerm`,
  },
]
export const payColumns: TransferColumn[] = [
  {
    field: 'payAmount',
    header: 'Pay',
    reads: { as: 'amount' },
    synonyms: ['pay rate', 'candidate rate', 'rémunération', '报酬', 'الأجر'],
    from: 'pay.rateAmount',
  },
  {
    field: 'payCurrency',
    header: 'Pay Currency',
    reads: currencyCell,
    synonyms: ['devise de la rémunération', '报酬币种', 'عملة الأجر'],
    from: 'pay.rateCurrency',
  },
  {
    field: 'payPer',
    header: 'Pay Per',
    reads: ratePerCell,
    synonyms: ['pay unit', 'rémunération par', '报酬单位', 'الأجر لكل'],
    from: 'pay.ratePer',
  },
  {
    field: 'payTaxTerm',
    header: 'Pay Tax Term',
    reads: taxTermCell,
    synonyms: ['pay terms', '报酬税务方式', 'صيغة دفع الأجر'],
    from: 'pay.taxTerm',
  },
]

/** Columns of the margin, filled if bill and pay count the same. */
export const marginColumns: TransferColumn[] = [
  { field: 'margin', header: 'Margin', from: 'margin.amount' },
  { field: 'marginPercent', header: 'Margin in percent', from: 'margin.percent' },
]
