import type { FoundValue } from '../answer.ts'
import { cut, type ResumeLine, type Span, toFound } from '../lines.ts'
import { readSkills } from '../resume/skills.ts'
import { findTechnologies } from '../technologies.ts'
import type { Segment } from './labels.ts'

const skillsMax = 100
const listWordsMax = 6
const wished =
  /\b(?:preferred|nice to have|(?:huge |big |definite )?plus\b|desired|desirable|would be (?:helpful|nice|great|an asset)|an asset|advantageous|optional|not required|bonus)\b/i

export interface JobSkills {
  must: FoundValue[]
  nice: FoundValue[]
}

/**
 * What a position asks for, and what it would like. A list that the ad itself calls its skills is taken as it stands; else what its
 * sections of requirements, failing these its whole text, name of known technologies.
 */
export function findSkills(segments: readonly Segment[]): JobSkills {
  const skills: JobSkills = { must: [], nice: [] }
  const seen = new Set<string>()
  const add = (span: Span, isNice: boolean, sure: number) => {
    const key = span.text.toLowerCase()
    if (seen.has(key)) return
    seen.add(key)
    ;(isNice ? skills.nice : skills.must).push(toFound(span, sure))
  }
  for (const { kind, value, line, isLabelled } of segments) {
    if (!isLabelled || !(kind === 'skills' || kind === 'must' || kind === 'nice')) continue
    for (const span of listIn(value, line)) add(span, kind === 'nice', 0.9)
  }
  const hasList = skills.must.length > 0
  const asked = segments.filter(({ kind }) => kind === 'must' || kind === 'skills' || kind === 'nice')
  const isSectioned = asked.some(({ kind }) => kind !== 'nice')
  for (const { kind, value } of hasList || isSectioned ? asked : segments) {
    for (const { from, to } of findTechnologies(value.text)) {
      const isNice = kind === 'nice' || isWished(value.text, from, to)
      if (!hasList || isNice) add(cut(value, from, to, /\s/), isNice, 0.7)
    }
  }
  return { must: skills.must.slice(0, skillsMax), nice: skills.nice.slice(0, skillsMax) }
}

/** The sentence around a name calls it a wish. */
function isWished(text: string, from: number, to: number): boolean {
  const start = Math.max(text.lastIndexOf('. ', from), text.lastIndexOf('* ', from), text.lastIndexOf('• ', from), from - 160, 0)
  const stop = text.slice(to).search(/\. |; |\* |• |$/)
  return wished.test(text.slice(start, Math.min(to + stop, to + 160)))
}

/** The names of a list, up to where its line goes on with a sentence; nothing where the line is no list. */
function listIn(value: Span, line: ResumeLine): Span[] {
  const items = readSkills([{ ...line, ...value }]).map(withoutGlued)
  const end = items.findIndex(({ text, isCut }) => isCut || text.split(/\s+/).length > listWordsMax)
  const kept = end < 0 ? items : items.slice(0, items[end]?.isCut ? end + 1 : end)
  const separators = value.text.slice(0, (kept.at(-1)?.end ?? value.start) - value.start).match(/[,;|•·/]/g)?.length ?? 0
  return kept.length >= 2 && separators >= kept.length - 1 - kept.length / 3 ? kept : []
}

/** 'Small componentsBased in Woburn, …': a lost line break ends the list. */
function withoutGlued(span: Span): Span & { isCut: boolean } {
  const glued = /(?<=[\p{Ll}\p{N})])(?=\p{Lu}\p{Ll}*(?: \p{Ll}|['’]))/u.exec(span.text)
  const isCut = glued !== null && span.text.split(/\s+/).length > 2
  return { ...(isCut ? cut(span, 0, glued.index) : span), isCut }
}
