import type { JobFields } from '../answer.ts'
import { cut, type Span, toFound } from '../text/lines.ts'
import type { Segment } from './labels.ts'

const sign = String.raw`(?:US\$|CA\$|A\$|C\$|\$|€|£|₹|USD|CAD|AUD|EUR|GBP|INR|Rs\.?)`
const figure = String.raw`(?:\d{1,3}(?:,\d{2,3}){1,3}|\d{1,7})(?:\.\d{1,2})?`
const unit = String.raw`(?:\s?[kK](?![\p{Ll}])|\s?(?:USD|CAD|EUR|GBP)\b)?`
const every = String.raw`(?:\s?(?:\/|per|an?|p)\s?(?:hr|hour|h|day|week|wk|month|mo|year|yr|annum)\b\.?|\s?(?:hourly|annually|yearly|monthly))?`
const dash = String.raw`\s?(?:[-–—~]{1,2}|to|and|through|up to|10|t0|-\s?to\s?-)\s?`
/** 'between $140,000 in one market and $250,000 in another' */
const apart = String.raw`\s[^\n$€£₹;]{0,44}?\b(?:to|and)\s(?:an? )?(?:maximum |max )?(?:salary |pay )?(?:of )?`
const range = new RegExp(
  String.raw`(?:(?<![\p{L}\d.,])|(?=[$€£₹]))(${sign}\s?)?(${figure})(${unit})${every}(?:${dash}|${apart})(${sign}\s?)?(${figure})(${unit})(?![\d%])`,
  'gu',
)
const single = new RegExp(String.raw`(?:(?<![\p{L}\d.,])|(?=[$€£₹]))(${sign}\s?)(${figure})(${unit})(?![\d%])`, 'gu')

/** 'rate 50/hr', '85/hr c2c': a figure that only its unit of time makes an amount. */
const bare = new RegExp(String.raw`(?<![\p{L}\d.,$€£₹/-])()(${figure})()(?=\s?(?:USD\s?)?\/\s?(?:hr|hour|h)\b)`, 'gu')
const timeBehind = /^\s?\+?\s?(?:[-–]\s?)?(?:months?|mos?|mths?|mnths?|weeks?|wks?|years?|yrs?|days?|m)\b(?!\s?\/)/iu
const periodBehind =
  /^\s?(?:\/|per|an?|p)\s?(?:hr|hour|h|day|week|wk|month|year|yr|annum)\b|^\s(?:hourly|weekly|daily|monthly|annually)\b/iu
const termBeside = /^\s?(?:\/\s?(?:hr|hour)\s?)?(?:on |max |via )?(?:c2c|w2|1099|corp)\b/iu
const most = /\b(?:max(?:imum)?\.?(?: (?:pay |bill )?rate)?|up ?to|not more than|no more than)\s?[:=-]?\s*$/iu
const mostBehind = /^[^.,;\n]{0,24}?\bmax(?:imum)?\b/iu
const termBefore = /\b(?:c2c|w2|1099)\s?[:=-]?\s?$/iu

const periods: [value: string, pattern: RegExp][] = [
  ['hour', /(?:\/|\bper|\ban?|\beach)\s?(?:hr|hour|h)\b|\bhourly\b|\bp\/?h\b|\/\s?h(?:ou)?rly/iu],
  ['day', /(?:\/|\bper|\ba)\s?day\b|\bdaily\b/iu],
  ['week', /(?:\/|\bper|\ba)\s?(?:week|wk)\b|\bweekly\b/iu],
  ['month', /(?:\/|\bper|\ba)\s?(?:month|mo)\b|\bmonthly\b/iu],
  ['year', /(?:\/|\bper|\ba|\ban)\s?(?:year|yr|annum)\b|\bannual(?:ly|ized)?\b|\byearly\b|\bp\.?a\.?(?!\p{L})/iu],
]
const meant =
  /\b(?:salary|pay|compensation|rate|wage|base|earnings?|range|ote|hourly|annual|annum|offer(?:ing)?|ranges?|remuneration|plus (?:bonus|benefits|commission|equity)|doe)\b/i
const other =
  /\b(?:bonus|referral|revenue|million|billion|sales|funding|budgets?|401|insurance|stipend|allowance|reimburse\w*|tuition|credit|fine|loans?|assets|sign-on|investment|discount|deductible|quota|valued|worth|per diem|relocation|annual recurring|aum)\b/i
const otherAfter =
  /^\s?\+?\s?(?:m|mm|b|bn|million|billion|thousand (?:users|people)|in (?:revenue|sales|assets|funding)|per diem)\b|^\s?(?:referral|sign|bonus|stipend)\b/i

const between = /\b(?:between|from|minimum|ranges?|ranging)\b/i

const currencies: [pattern: RegExp, code: string][] = [
  [/CA\$|C\$|CAD/, 'CAD'],
  [/A\$|AUD/, 'AUD'],
  [/€|EUR/, 'EUR'],
  [/£|GBP/, 'GBP'],
  [/₹|INR|Rs/, 'INR'],
  [/\$|USD/, 'USD'],
]

interface Amount {
  span: Span
  low: Span
  high?: Span
  min: number
  max?: number
  period?: { value: string; span: Span }
  code?: string
  rating: number
  /** It says for which kind of contract it is. */
  isOfTerm: boolean
  /** It is named as the most that is paid. */
  isMost: boolean
}

type Salary = Pick<JobFields, 'minSalary' | 'maxSalary' | 'currency' | 'salaryDuration'>

/** Finds the pay of the position: the amounts as plain numbers, their currency, and the time that they pay for. */
export function findSalary(segments: readonly Segment[], stretches: readonly Span[]): Salary {
  const labelled = segments
    .filter(({ kind, isLabelled }) => (kind === 'salary' || kind === 'payType') && isLabelled)
    .flatMap(({ value }) => amountsIn(value, 4))
  const told = stretches.flatMap((stretch) => amountsIn(stretch, 0))
  const best = pick(labelled) ?? pick(told)
  if (!best) return {}
  const other = best.max === undefined ? besides(best, [...labelled, ...told]) : undefined
  const [low, high] = other && other.min < best.min ? [other, best] : [best, other]
  const sure = Math.min(0.95, 0.5 + best.rating / 14)
  const unitOfTime = best.period ?? byMagnitude(best)
  return {
    [!high && best.isMost ? 'maxSalary' : 'minSalary']: toFound(low.low, sure, String(low.min)),
    ...(high && other && { maxSalary: toFound(high.low, sure, String(high.min)) }),
    ...(best.max !== undefined && best.high && { maxSalary: toFound(best.high, sure, String(best.max)) }),
    ...(best.code && { currency: toFound(best.span, sure, best.code) }),
    ...(unitOfTime && { salaryDuration: toFound(unitOfTime.span, best.period ? sure : 0.6, unitOfTime.value) }),
  }
}

const besideCharsMax = 24
/** '$67/hr C2C or $60/hr W2': the other of two amounts, each for its kind of contract. */
const besides = (best: Amount, amounts: readonly Amount[]) =>
  amounts.find(
    ({ span, min, max, period, isOfTerm }) =>
      isOfTerm &&
      best.isOfTerm &&
      max === undefined &&
      min !== best.min &&
      span.page === best.span.page &&
      period?.value === best.period?.value &&
      Math.max(span.start - best.span.end, best.span.start - span.end) <= besideCharsMax,
  )

const ratingMin = 3
function pick(amounts: readonly Amount[]): Amount | undefined {
  let best: Amount | undefined
  for (const amount of amounts) if (amount.rating >= ratingMin && amount.rating > (best?.rating ?? 0)) best = amount
  return best
}

function amountsIn(span: Span, bonus: number): Amount[] {
  const amounts: Amount[] = []
  for (const match of span.text.matchAll(range)) {
    const [whole, lead, first = '', firstUnit = '', sign2, last = '', lastUnit = ''] = match
    // '12 months and we can pay $73' and '6-12 months' are no range of pay.
    const firstEnd = match.index + (lead?.length ?? 0) + first.length + firstUnit.length
    if (timeBehind.test(span.text.slice(firstEnd, firstEnd + 12))) continue
    if (timeBehind.test(span.text.slice(match.index + whole.length, match.index + whole.length + 12))) continue
    const isThousands = /k/i.test(lastUnit)
    const high = toNumber(last, isThousands)
    // '$110-130k' means thousands in both.
    const low = toNumber(first, /k/i.test(firstUnit) || (isThousands && toNumber(first, false) < 1000))
    if (
      high < low ||
      (whole.length > 40 && !(sign2 && between.test(span.text.slice(Math.max(0, match.index - 40), match.index))))
    )
      continue
    const at = match.index + (lead?.length ?? 0)
    const lastAt = match.index + whole.length - last.length - lastUnit.length
    const amount = judge(span, match.index, whole, {
      low: cut(span, at, at + first.length + firstUnit.length),
      high: cut(span, lastAt, lastAt + last.length + lastUnit.length),
      min: low,
      max: high,
      code: codeOf(`${lead ?? ''}${sign2 ?? ''}${firstUnit}${lastUnit}`),
    })
    amounts.push({ ...amount, rating: amount.rating + bonus + (codeOf(whole) ? 2 : 0) })
  }
  for (const match of [...span.text.matchAll(single), ...span.text.matchAll(bare)]) {
    if (
      amounts.some(
        ({ span: { start, end } }) =>
          start < span.start + match.index + match[0].length && span.start + match.index < end,
      )
    )
      continue
    const [whole, lead = '', written = '', thousands = ''] = match
    const min = toNumber(written, /k/i.test(thousands))
    const at = match.index + lead.length
    const low = cut(span, at, at + written.length + thousands.length)
    const amount = judge(span, match.index, whole, { low, min, code: codeOf(`${lead}${thousands}`) })
    amounts.push({ ...amount, rating: amount.rating + bonus })
  }
  return amounts
}

function judge(
  span: Span,
  index: number,
  whole: string,
  found: { low: Span; min: number; high?: Span; max?: number; code: string | undefined },
): Amount {
  const end = index + whole.length
  const before = span.text.slice(Math.max(0, index - 70), index)
  const after = span.text.slice(end, end + 40)
  const period = periodOf(span, index, end)
  const isPlausible = period
    ? plausible[period.value as keyof typeof plausible].every((bound, at) =>
        at === 0 ? found.min >= bound : (found.max ?? found.min) <= bound,
      )
    : (found.min >= 7 && (found.max ?? found.min) <= 300) ||
      (found.min >= 15_000 && (found.max ?? found.min) <= 2_000_000)
  let rating = 0
  if (found.max !== undefined) rating += 1
  if (period) rating += 2
  if (periodBehind.test(after)) rating += 1
  if (termBeside.test(after) || termBefore.test(before)) rating += 3
  if (meant.test(before) || meant.test(after)) rating += 2
  if (other.test(before.slice(-30)) || otherAfter.test(after)) rating -= 4
  if (!isPlausible) rating -= 6
  const { code, ...rest } = found
  return {
    ...rest,
    ...(code && { code }),
    span: cut(span, index, end),
    rating,
    isOfTerm: termBeside.test(after),
    isMost: most.test(before.slice(-20)) || mostBehind.test(after),
    ...(period && { period }),
  }
}

/** The least and the most that anybody is paid for such a time. */
const plausible = {
  hour: [5, 1_000],
  day: [40, 8_000],
  week: [200, 40_000],
  month: [700, 150_000],
  year: [10_000, 3_000_000],
}

const afterCharsMax = 36

/** Finds the time that an amount is for: within it or behind it, else before it ('Hourly Rate: $60'). */
function periodOf(span: Span, index: number, end: number): Amount['period'] {
  const after = span.text.slice(index, end + afterCharsMax).split(/\n\n|;|\. (?=\p{Lu})/u)[0] ?? ''
  const before = span.text.slice(Math.max(0, index - 40), index)
  for (const [text, at] of [
    [after, index],
    [before, Math.max(0, index - 40)],
  ] as const) {
    const found = periods
      .flatMap(([value, pattern]) => {
        const match = pattern.exec(text)
        return match ? [{ value, at: match.index, length: match[0].length }] : []
      })
      .sort((one, another) => one.at - another.at)[0]
    if (found) return { value: found.value, span: cut(span, at + found.at, at + found.at + found.length, /[\s/]/) }
  }
}

function byMagnitude({ span, min, max = min }: Amount): Amount['period'] {
  if (max <= 300) return { value: 'hour', span }
  return min >= 15_000 ? { value: 'year', span } : undefined
}

const toNumber = (written: string, isThousands: boolean) =>
  Number(written.replaceAll(',', '')) * (isThousands ? 1000 : 1)
const codeOf = (text: string) => currencies.find(([pattern]) => pattern.test(text))?.[1]
