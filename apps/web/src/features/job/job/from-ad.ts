import { entriesMeant, isCalled } from '@corridor/contract/base/lookup/other-names'
import type { FoundValue, JobReading } from '@corridor/contract/base/parse/shapes'
import { currencies } from '@corridor/contract/format/settings'
import type { JobAdd, JobPlace } from '@corridor/contract/job/job/body'

/** A record that an ad may name, with its other names. */
export interface Named {
  _id: string
  name: string
  aliases?: readonly string[]
}

/** Lookups in which an ad's words are looked up. */
export interface KnownNames {
  'job-type': readonly Named[]
  'pay-type': readonly Named[]
  'work-mode': readonly Named[]
  'salary-duration': readonly Named[]
  'work-authorization': readonly Named[]
  'contract-duration': readonly Named[]
  country: readonly Named[]
  client: readonly Named[]
}

/** The place where each field of the form was read. */
export type Origins = Partial<Record<keyof JobAdd, FoundValue>>

export interface FromAd {
  values: Partial<JobAdd>
  origins: Origins
  /** A client whom the ad names, and who is not among the known ones. */
  unknownClient: FoundValue | undefined
}

const fold = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const durations: Record<string, string> = {
  hour: 'Hourly',
  day: 'Daily',
  week: 'Weekly',
  month: 'Monthly',
  year: 'Yearly',
}
const bounds = { title: 100, place: 50, skill: 50, skills: 100, description: 20_000, words: 300 }

/** The id of what an ad names, by its name or another name of it. */
export const findId = (known: readonly Named[], name: string | undefined): string | null =>
  (name &&
    known.find((one) =>
      [one.name, ...(one.aliases ?? [])].some((called) => fold(called) === fold(name) || isCalled(called, name)),
    )?._id) ||
  null

/** Values with which a form begins that is filled in from an ad; lookups, country and client are found by their names. */
export function toFormFromAd({ pages, fields }: JobReading, known: KnownNames): FromAd {
  const idsOf = (kind: keyof KnownNames, found: readonly FoundValue[] = []) => [
    ...new Set(found.flatMap(({ value }) => entriesMeant(value).flatMap((name) => findId(known[kind], name) ?? []))),
  ]
  const adText = pages.join('\n').trim()
  const months = fields.contractMonths?.value
  const [first, ...more] = (fields.locations ?? []).map((place): JobPlace => {
    const country = findId(known.country, place.country?.value)
    const part = (found: FoundValue | undefined) => (found?.value ?? '').slice(0, bounds.place)
    return { country, state: part(place.state), city: part(place.city), zipCode: '' }
  })
  const skills = (found: readonly FoundValue[] = []) =>
    found.slice(0, bounds.skills).map(({ value }) => value.slice(0, bounds.skill))
  const client = findId(known.client, fields.endClient?.value)
  const taken = idsOf('work-authorization', fields.workAuthorizations)
  const refused = idsOf('work-authorization', fields.refusedAuthorizations)
  const sponsorless = fields.workAuthorizations?.find(({ value }) => value === 'No sponsorship')
  const isOnly = fields.onlyTheseAuthorizations?.value !== 'No'
  const values: Partial<JobAdd> = {
    adText,
    jobDescription: adText.slice(0, bounds.description),
    jobTitle: fields.jobTitle?.value.slice(0, bounds.title) ?? '',
    // Somebody to write to, and another as the client: the ad came through a vendor.
    kind: fields.vendorContact?.email && fields.endClient ? 'vendor' : 'own',
    client,
    ...first,
    morePlaces: more,
    jobType: idsOf('job-type', fields.jobTypes),
    payType: idsOf('pay-type', fields.payTypes),
    // Whoever is merely welcome keeps nobody else away.
    workAuthorization: isOnly ? taken.filter((one) => !refused.includes(one)) : [],
    refusedAuthorization: refused,
    authorizationWords: wordsOf(
      pages,
      fields.onlyTheseAuthorizations ?? fields.refusedAuthorizations?.[0] ?? sponsorless,
    ),
    noSponsorship: sponsorless !== undefined,
    officeDays: fields.officeDays ? Number(fields.officeDays.value) : null,
    workMode: findId(known['work-mode'], fields.workMode?.value),
    salaryDuration: findId(known['salary-duration'], durations[fields.salaryDuration?.value ?? '']),
    contractDuration: findId(known['contract-duration'], months && `${months} ${months === '1' ? 'Month' : 'Months'}`),
    relocation: fields.relocation ? fields.relocation.value === 'Yes' : null,
    minSalary: toAmount(fields.minSalary),
    maxSalary: toAmount(fields.maxSalary),
    currency: currencies.find((code) => code === fields.currency?.value) ?? null,
    skill: skills(fields.skills),
    niceSkill: skills(fields.niceSkills),
  }
  return { values, origins: originsOf(fields), unknownClient: client ? undefined : fields.endClient }
}

/** The sentence, or the line, that a value stands in. */
function wordsOf(pages: readonly string[], found: FoundValue | undefined): string {
  if (!found) return ''
  const page = pages[found.page - 1] ?? ''
  const before = page.slice(0, found.start)
  const from = Math.max(
    before.lastIndexOf('\n'),
    before.lastIndexOf('. '),
    before.lastIndexOf('; '),
    before.lastIndexOf('| '),
  )
  const behind = page.slice(found.end).search(/[\n;|]|\.(?:\s|$)/)
  const words = page.slice(from < 0 ? 0 : from + 1, behind < 0 ? undefined : found.end + behind)
  return words.trim().slice(0, bounds.words)
}

const toAmount = (found: FoundValue | undefined) => (found ? Number(found.value) : null)

function originsOf(fields: JobReading['fields']): Origins {
  const [place] = fields.locations ?? []
  const all: Record<string, FoundValue | undefined> = {
    jobTitle: fields.jobTitle,
    client: fields.endClient,
    jobType: fields.jobTypes?.[0],
    country: place?.place,
    workMode: fields.workMode,
    relocation: fields.relocation,
    minSalary: fields.minSalary,
    maxSalary: fields.maxSalary,
    currency: fields.currency,
    salaryDuration: fields.salaryDuration,
    payType: fields.payTypes?.[0],
    workAuthorization: fields.workAuthorizations?.[0],
    refusedAuthorization: fields.refusedAuthorizations?.[0],
    noSponsorship: fields.workAuthorizations?.find(({ value }) => value === 'No sponsorship'),
    officeDays: fields.officeDays,
    contractDuration: fields.contractDuration ?? fields.contractMonths,
    skill: fields.skills?.[0],
    niceSkill: fields.niceSkills?.[0],
  }
  return Object.fromEntries(Object.entries(all).filter(([, found]) => found)) as Origins
}
