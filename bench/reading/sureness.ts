import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResumeFields } from '../../apps/api/src/reading/extract.ts'
import { toLabelled } from './predictions.ts'
import { score } from './scorer.ts'

/** A value that a document's labels judge. */
export interface Judged {
  document: string
  /** Layout of the document, as its set calls it; else the kind of its file. */
  layout: string
  field: string
  value: string
  sure: number
  isRight: boolean
}

/** From here on the pages ask nobody to look at a value. */
const sureFrom = 0.8

/** Judges each value alone by the corpus's own rules: it is written as the only prediction of a document that has only that label. */
export async function judge(
  root: string,
  set: string,
  read: ReadonlyMap<string, ResumeFields>,
  work: string,
): Promise<Judged[]> {
  const judged: Judged[] = []
  const [documents, predictions] = [join(work, 'documents'), join(work, 'predictions')]
  await mkdir(predictions, { recursive: true })
  for (const [document, fields] of read) {
    const labels = JSON.parse(await readFile(join(set, document, 'expected.json'), 'utf8'))
    const file = (await readdir(join(set, document))).find((name) => name.startsWith('original.'))
    const layout: string = labels._meta?.layout ?? `old ${file?.split('.').at(-1)}`
    for (const [field, found] of Object.entries(toLabelled(fields))) {
      const label = labels[field]
      if (label === undefined) continue
      for (const { value, sure } of found) {
        const id = String(judged.length)
        await mkdir(join(documents, id), { recursive: true })
        await writeFile(join(documents, id, 'original.txt'), '')
        await writeFile(join(documents, id, 'expected.json'), JSON.stringify({ [field]: label }))
        await writeFile(join(predictions, `${id}.json`), JSON.stringify({ [field]: value }))
        judged.push({ document, layout, field, value, sure, isRight: true })
      }
    }
  }
  for (const line of (await score(root, documents, predictions, '--verbose')).split('\n')) {
    const wrong = /^(\d+) \w+: (?:.* extra \[.+\]|expected .* got .*)$/.exec(line)
    const value = wrong && judged[Number(wrong[1])]
    if (value) value.isRight = false
  }
  return judged
}

const per = (part: number, whole: number) => (whole ? `${((100 * part) / whole).toFixed(1)} %` : '–')
const right = (values: readonly Judged[]) =>
  `${String(values.length).padStart(5)} ${per(values.filter(({ isRight }) => isRight).length, values.length).padStart(8)}`

/**
 * Writes the shares of right values among those that are marked sure, and those that are to be checked: in all, by field and by how sure
 * they are.
 */
export function toLines(judged: readonly Judged[]): string[] {
  const row = (name: string, values: readonly Judged[]) => {
    const flagged = values.filter(({ sure }) => sure < sureFrom)
    const kept = values.filter(({ sure }) => sure >= sureFrom)
    return `${name.padEnd(20)} ${right(kept)} ${right(flagged)} ${per(flagged.length, values.length).padStart(8)}`
  }
  const groups = (of: (value: Judged) => string) => [...Map.groupBy(judged, of)]
  return [
    `${''.padEnd(20)} ${'sure'.padStart(5)} ${'right'.padStart(8)} ${'check'.padStart(5)} ${'right'.padStart(8)} ${'to check'.padStart(8)}`,
    row('all', judged),
    ...groups(({ field }) => field).map(([field, values]) => row(field, values)),
    ...groups(({ layout }) => layout).map(([layout, values]) => row(`as ${layout}`, values)),
    ...groups(({ layout }) => layout).map(([layout, values]) =>
      row(
        `skills as ${layout}`,
        values.filter(({ field }) => field === 'skills'),
      ),
    ),
    ...groups(({ sure }) => sure.toFixed(2))
      .sort()
      .map(([sure, values]) => `sure ${sure.padEnd(15)} ${right(values)}`),
  ]
}

/** The values that are wrong, surest first. */
export const toMistakes = (judged: readonly Judged[]) =>
  judged
    .filter(({ isRight }) => !isRight)
    .sort((one, other) => other.sure - one.sure)
    .map(({ document, field, value, sure }) => `${sure.toFixed(2)} ${document} ${field}: ${value}`)
