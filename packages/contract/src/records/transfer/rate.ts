import { currencies } from '../../format/settings.ts'
import type { Reads, TransferColumn } from './column.ts'

/** How cells say what a rate counts in, what it is paid for, and how. */
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

/** The four columns of a rate, which stands at `from` of a row. */
export const rateColumns = (from: string, [amount, currency, per, term]: [string, string, string, string]) =>
  [
    { field: `${from}.amount`, header: amount, from: `${from}.rateAmount` },
    { field: `${from}.currency`, header: currency, from: `${from}.rateCurrency` },
    { field: `${from}.per`, header: per, from: `${from}.ratePer` },
    { field: `${from}.taxTerm`, header: term, from: `${from}.taxTerm` },
  ] satisfies TransferColumn[]

export const billHeaders: [string, string, string, string] = ['Rate', 'Rate Currency', 'Rate Per', 'Tax Term']
export const payHeaders: [string, string, string, string] = ['Pay', 'Pay Currency', 'Pay Per', 'Pay Tax Term']

/** What stays of the bill, where bill and pay count the same. */
export const marginColumns: TransferColumn[] = [
  { field: 'margin', header: 'Margin', from: 'margin.amount' },
  { field: 'marginPercent', header: 'Margin in percent', from: 'margin.percent' },
]
