import type { FoundValue, JobFields } from '../../apps/api/src/reading/answer.ts'

/** Facts of a mail, as it was labelled; one that it does not say is absent. */
export interface Expected {
  title?: string
  city?: string
  state?: string
  mode?: string
  days?: number
  months?: number
  rate?: number[]
  per?: string
  pay?: string[]
  payRefused?: string[]
  authorization: Authorization
  skills?: string[]
}

interface Authorization {
  only?: string[]
  accepted?: string[]
  refused?: string[]
  sponsorship?: 'yes' | 'no'
  /** Names statuses without saying whether others are taken: nothing read of it is wrong. */
  unsaid?: true
}

export interface Fault {
  field: string
  expected: string
  found: string
}

/** Judgement on one field of one mail: how right it is, from 0 to 1. */
export interface Judged {
  field: string
  right: number
  fault?: Fault
  /** Authorizations that are taken by the mail and not by the reading, or the other way round. */
  wrong: string[]
}

const statuses = ['US Citizen', 'Green Card', 'GC EAD', 'H1B', 'H4 EAD', 'L2 EAD', 'OPT', 'CPT', 'TN'] as const
const valuesOf = (found: readonly FoundValue[] = []) => found.map(({ value }) => value)
const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}#+]+/gu, '')
const listed = (values: readonly string[]) => values.map(fold).sort().join(' · ')

/** Compares a reading with the labels of its mail, field by field. A field that neither names counts for nothing. */
export function judge(expected: Expected, fields: JobFields): Judged[] {
  const rows: Judged[] = []
  const add = (field: string, wanted: string, found: string) => {
    if (wanted === '' && found === '') return
    const isRight = wanted === found
    rows.push({
      field,
      right: isRight ? 1 : 0,
      wrong: [],
      ...(!isRight && { fault: { field, expected: wanted, found } }),
    })
  }
  const [place] = fields.locations ?? []
  add('title', fold(expected.title ?? ''), fold(fields.jobTitle?.value ?? ''))
  add('city', fold(expected.city ?? ''), fold(place?.city?.value ?? ''))
  add('state', fold(expected.state ?? ''), fold(place?.state?.value ?? ''))
  add('work mode', expected.mode ?? '', fields.workMode?.value ?? '')
  add('days in the office', String(expected.days ?? ''), fields.officeDays?.value ?? '')
  add('months', String(expected.months ?? ''), fields.contractMonths?.value ?? '')
  const amounts = new Set([fields.minSalary, fields.maxSalary].flatMap((found) => (found ? [Number(found.value)] : [])))
  const paid = (rate: readonly number[], per = '') => (rate.length > 0 ? `${rate.join('–')} ${per}` : '')
  add('rate', paid(expected.rate ?? [], expected.per), paid([...amounts], fields.salaryDuration?.value))
  add('pay types taken', listed(expected.pay ?? []), listed(valuesOf(fields.payTypes)))
  add('pay types refused', listed(expected.payRefused ?? []), listed(valuesOf(fields.refusedPayTypes)))
  rows.push(judgeAuthorization(expected.authorization, fields))
  if (expected.skills) rows.push(judgeSkills(expected.skills, fields))
  return rows
}

function judgeAuthorization(expected: Authorization, fields: JobFields): Judged {
  const all = valuesOf(fields.workAuthorizations)
  const accepted = all.filter((name) => statuses.some((status) => status === name) || name === 'EAD')
  const refused = valuesOf(fields.refusedAuthorizations)
  const isOnly = fields.onlyTheseAuthorizations ? fields.onlyTheseAuthorizations.value === 'Yes' : accepted.length > 0
  const wanted = standOf({
    accepted: expected.only ?? expected.accepted ?? [],
    refused: expected.refused ?? [],
    isOnly: expected.only !== undefined,
  })
  const found = standOf({ accepted, refused, isOnly })
  const isTold = accepted.length + refused.length > 0
  const wrong = expected.unsaid
    ? []
    : statuses.filter((_, at) => {
        if (wanted[at] !== 'no') return found[at] === 'no'
        return isTold && found[at] !== 'no'
      })
  const sponsorship = all.includes('No sponsorship') ? 'no' : all.includes('Sponsorship available') ? 'yes' : ''
  const show = (stand: readonly string[]) =>
    statuses.flatMap((name, at) => (stand[at] === 'open' ? [] : [`${name} ${stand[at]}`])).join(', ')
  const isRight =
    expected.unsaid ||
    (wrong.length === 0 &&
      wanted.every((stand, at) => (stand === 'no') === (found[at] === 'no')) &&
      (expected.sponsorship ?? '') === sponsorship)
  const told = {
    expected: `${show(wanted)} ${expected.sponsorship ?? ''}`,
    found: `${show(found)} ${sponsorship}`,
  }
  return {
    field: 'authorization',
    right: isRight ? 1 : 0,
    wrong,
    ...(!isRight && { fault: { field: 'authorization', ...told } }),
  }
}

/** Lists the stand of each status; 'EAD' alone means every one of that name. */
function standOf(said: { accepted: readonly string[]; refused: readonly string[]; isOnly: boolean }): string[] {
  const isNamed = (names: readonly string[], status: string) =>
    names.includes(status) || (names.includes('EAD') && status.endsWith(' EAD'))
  return statuses.map((status) => {
    if (isNamed(said.refused, status)) return 'no'
    if (isNamed(said.accepted, status)) return 'yes'
    return said.isOnly ? 'no' : 'open'
  })
}

function judgeSkills(expected: readonly string[], fields: JobFields): Judged {
  const [wanted, found] = [expected.map(fold), valuesOf([...(fields.skills ?? []), ...(fields.niceSkills ?? [])])]
  const right = found.filter((name) => wanted.includes(fold(name))).length
  const score = right === 0 ? 0 : (2 * right) / (wanted.length + found.length)
  return {
    field: 'skills',
    right: score,
    wrong: [],
    ...(score < 1 && { fault: { field: 'skills', expected: expected.join(', '), found: found.join(', ') } }),
  }
}
