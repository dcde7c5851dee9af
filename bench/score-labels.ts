import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FoundValue, ResumeFields } from '../apps/api/src/reading/extract.ts'

type Labels = Partial<Record<LabelName, string | string[]>>
type LabelName =
  | 'workDates'
  | 'studyDates'
  | 'languages'
  | 'certifications'
  | 'links'
  | 'experience'
  | 'workAuthorization'

const valuesOf = (found: readonly FoundValue[] = []) => found.map(({ value }) => value)

/** Writes a reading in the form of the labels. */
const toLabels: Record<LabelName, (fields: ResumeFields) => string[]> = {
  workDates: ({ positions = [] }) =>
    positions.flatMap(({ startDate, endDate, isCurrent }) =>
      startDate ? [`${startDate.value}/${isCurrent ? 'present' : (endDate?.value ?? '')}`] : [],
    ),
  studyDates: ({ studies = [] }) => studies.flatMap(({ endDate }) => (endDate ? [endDate.value] : [])),
  languages: ({ languages = [] }) => languages.map(({ language }) => language.value),
  certifications: ({ certifications }) => valuesOf(certifications),
  links: ({ links }) => valuesOf(links),
  experience: ({ experience }) => (experience && experience.sure > 0.8 ? [experience.value] : []),
  workAuthorization: ({ workAuthorization }) => (workAuthorization ? [workAuthorization.value] : []),
}

/** Scores the fields that the corpus does not label against the labels of this folder; answers one line a field. */
export async function scoreLabels(read: ReadonlyMap<string, ResumeFields>): Promise<string[]> {
  const { _note, ...labels } = JSON.parse(await readFile(join(import.meta.dirname, 'labels/resumes.json'), 'utf8'))
  const rows = new Map<string, { right: number; found: number; labelled: number; documents: number }>()
  for (const [id, expected] of Object.entries<Labels>(labels)) {
    const fields = read.get(id)
    if (!fields) continue
    for (const [name, label] of Object.entries(expected) as [LabelName, string | string[]][]) {
      const row = rows.get(name) ?? { right: 0, found: 0, labelled: 0, documents: 0 }
      const [wanted, found] = [[label].flat().map(fold), toLabels[name](fields).map(fold)]
      row.documents += 1
      row.labelled += wanted.length
      row.found += found.length
      row.right += countShared(wanted, found)
      rows.set(name, row)
    }
  }
  return [...rows].map(([name, { right, found, labelled, documents }]) => {
    const [precision, recall] = [share(right, found), share(right, labelled)]
    return `${name.padEnd(20)} ${String(documents).padStart(3)} documents, ${String(labelled).padStart(3)} labels: precision ${precision}, recall ${recall}`
  })
}

const fold = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').replace(/\/$/, '')
const share = (part: number, whole: number) => (whole ? `${((100 * part) / whole).toFixed(1)} %` : '-')

function countShared(wanted: readonly string[], found: readonly string[]): number {
  const left = [...found]
  return wanted.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}
