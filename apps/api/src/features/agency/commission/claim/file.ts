import { dateText } from '@corridor/contract/format/date'
import { moneyText, toUnits } from '@corridor/contract/format/money'
import { numberText } from '@corridor/contract/format/number'
import type { Reader } from '@corridor/contract/format/reader'
import type { Language } from '@corridor/contract/wire/language'
import type { CompanyContext } from '../../../../db/scope/context.ts'
import { settingsOf } from '../../../../db/scope/settings.ts'
import type { Order } from '../../../../drawing/order.ts'
import { findCompanyName } from '../store.ts'
import { type ClaimLine, type ClaimRow, claims, totalOf } from './tables.ts'
import { say, type Word } from './words.ts'

interface Asked {
  id: string
  as: 'pdf' | 'xlsx'
  language: Language
}

/** A claim as a paper or a workbook: names, programmes, the institution's own numbers and amounts, nothing else of a student. */
export async function makeClaimFile({ db, scope, caller, platform }: CompanyContext, { id, as, language }: Asked) {
  const claim = await claims.load(db, scope, id)
  const reader = { language, settings: await settingsOf(db, scope.companyId), timeZone: 'UTC' }
  const company = await findCompanyName(db, scope.companyId)
  const order = as === 'pdf' ? toPaper(claim, company, reader) : toSheet(claim, reader)
  const bytes = await platform.drawing.once(caller.userId, order)
  return { success: true as const, fileName: `${claim.number}.${as}`, file: Buffer.from(bytes).toString('base64') }
}

const heads = ['Student', 'Student number', 'Programme', 'Start', 'Way', 'Commission', 'Tax'] as const satisfies Word[]

const factsOf = (line: ClaimLine, currency: string, reader: Reader) => [
  line.name,
  line.studentNumber,
  line.programme,
  dateText(line.startsOn, reader),
  wayOf(line, currency, reader),
]
const cellsOf = (line: ClaimLine, currency: string, reader: Reader) => [
  ...factsOf(line, currency, reader),
  moneyText({ minor: line.amount, currency }, reader),
  line.tax === 0 ? '' : moneyText({ minor: line.tax, currency }, reader),
]

// '15 % of CAD 18,400 after scholarship'; a sum says nothing more than itself.
function wayOf({ base, percent, scholarship }: ClaimLine, currency: string, reader: Reader): string {
  if (base === null || percent === null) return ''
  const params = { percent: numberText(percent, reader), fee: moneyText({ minor: base, currency }, reader) }
  return scholarship === 'before'
    ? say('{percent} % of {fee} before scholarship', reader, params)
    : say('{percent} % of {fee} after scholarship', reader, params)
}

function toPaper(claim: ClaimRow, company: string, reader: Reader) {
  const { currency, lines, number } = claim
  const title = `${say('Commission claim', reader)} ${number}`
  const total = moneyText({ minor: totalOf(lines), currency }, reader)
  const blocks = [
    { paragraph: company, quiet: true },
    { heading: title, level: 1 as const },
    {
      facts: [
        [say('Institution', reader), claim.institution_name],
        [say('Date', reader), dateText(claim.made_on, reader)],
        [say('Students', reader), numberText(lines.length, reader)],
        [say('Total', reader), total],
      ] as const,
    },
    {
      table: {
        columns: heads.map((head) => ({
          title: say(head, reader),
          at: ends.has(head) ? ('end' as const) : ('start' as const),
        })),
        rows: lines.map((line) => cellsOf(line, currency, reader)),
      },
    },
  ]
  const paper = { language: reader.language, title: `${title} · ${company}`, author: company, blocks, footer: title }
  return { work: 'paper', given: paper } satisfies Order
}

const ends = new Set<Word>(['Commission', 'Tax'])

/** Amounts are numbers in one currency, which the heads name: a workbook adds them up. */
function toSheet({ number, currency, lines }: ClaimRow, reader: Reader) {
  const whole = (minor: number) => toUnits(minor, currency)
  const sum = (of: (line: ClaimLine) => number) => whole(lines.reduce((total, line) => total + of(line), 0))
  const cells = (line: ClaimLine) => [...factsOf(line, currency, reader), whole(line.amount), whole(line.tax)]
  return {
    work: 'table',
    given: {
      format: 'xlsx',
      sheet: { name: number, formats: heads.map((head) => (ends.has(head) ? '#,##0.00' : undefined)) },
      rows: [
        heads.map((head) => (ends.has(head) ? `${say(head, reader)} (${currency})` : say(head, reader))),
        ...lines.map(cells),
        [say('Total', reader), '', '', '', '', sum(({ amount }) => amount), sum(({ tax }) => tax)],
      ],
    },
  } satisfies Order
}
