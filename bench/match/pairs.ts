import { createHash } from 'node:crypto'
import type { Read } from './documents.ts'
import { type Facts, factsOf, type JobFacts, jobFactsOf, toLines, wrongFacts } from './facts.ts'
import { type Grade, gradeOf, type HardReason, type Labels } from './grade.ts'

/** A resume with what its person says of themselves beside it. */
export interface Card {
  id: string
  documentId: string
  facts: Facts
  /** Further words of the resume, and whether they are skills. */
  added: string[]
  text: string
  grade: Grade
  reason?: HardReason
}

/** An ad, what it demands, and the people whom it is judged by. */
export interface Asked {
  id: string
  facts: JobFacts
  text: string
  cards: Card[]
}

type Made = Omit<Card, 'text' | 'id' | 'added'> & { added?: string[]; line?: string }

const recruiters = ['lc-11763983', 'f-jamar-schiller', 'lc-10399912']
const others = ['lc-10898339', 'f-tomas-nader', 'lc-10909720']
const sharedWordsMin = 3

/** All labelled pairs, by the rules of docs/matching.md; the same each time. */
export function pairsOf(labels: Labels, read: ReadonlyMap<string, Read>): Asked[] {
  return Object.keys(labels.jobs)
    .sort()
    .map((id, at) => askedOf(id, at, labels, read))
}

function askedOf(id: string, at: number, labels: Labels, read: ReadonlyMap<string, Read>): Asked {
  const label = labels.jobs[id]
  const ad = read.get(id)
  if (!label || !ad) throw new Error(`${id} was not read.`)
  const facts = jobFactsOf(label, at)
  const must = valuesOf(ad.job.skills)
  const nice = valuesOf(ad.job.niceSkills)
  const [fitting, hard, easy]: [Made[], Made[], Made[]] = [[], [], []]
  for (const [index, [documentId, person]] of Object.entries(labels.people).entries()) {
    const { grade, reason } = gradeOf(person, label)
    const fits = factsOf(facts, index)
    if (grade > 0) {
      fitting.push(
        { documentId, facts: fits, grade },
        { documentId, facts: {}, grade: Math.max(1, grade - 1) as Grade },
      )
      for (const [why, wrong] of wrongFacts(facts, fits)) hard.push({ documentId, facts: wrong, grade: 0, reason: why })
    } else if (reason) hard.push({ documentId, facts: fits, grade: 0, reason })
    else if (countShared(must, read.get(documentId)?.text ?? '') >= sharedWordsMin)
      hard.push({ documentId, facts: fits, grade: 0, reason: 'trade' })
    else easy.push({ documentId, facts: fits, grade: 0 })
  }
  if (label.trade !== 'hr' && must.length >= sharedWordsMin)
    for (const documentId of recruiters)
      hard.push({ documentId, facts: factsOf(facts, 0), grade: 0, reason: 'trade', added: must, line: 'Recruits for' })
  if (nice.length >= 2)
    for (const documentId of others)
      hard.push({ documentId, facts: factsOf(facts, 1), grade: 0, reason: 'nice-to-have', added: nice, line: 'Skills' })
  const chosen = easy.sort((one, other) => compare(hash(id + one.documentId), hash(id + other.documentId)))
  const made = [...fitting, ...hard, ...chosen.slice(0, hard.length)]
  return {
    id,
    facts,
    text: [ad.text, ...toLines(facts)].join('\n'),
    cards: made.map(({ line, added = [], ...card }, number) => ({
      ...card,
      id: `${id}:${hash(`${card.documentId}${number}`)}`,
      added,
      text: [
        read.get(card.documentId)?.text ?? '',
        ...(added.length > 0 ? [`${line}: ${added.join(', ')}`] : []),
        ...toLines(card.facts),
      ].join('\n'),
    })),
  }
}

const valuesOf = (found: readonly { value: string }[] = []) => [...new Set(found.map(({ value }) => value))]
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function countShared(skills: readonly string[], text: string): number {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}+#.]+/gu, ' ')} `
  return skills.filter((skill) => words.includes(` ${skill.toLowerCase()} `)).length
}
