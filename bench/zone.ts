import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { startExtractor } from '../apps/api/src/reading/extract.ts'
import { drawPage } from '../apps/api/test/reading/zone/draw-page.ts'
import { spoil } from '../apps/api/test/reading/zone/spoil.ts'
import { wrapInPdf } from '../apps/api/test/reading/zone/wrap-pdf.ts'
import { makeRandom } from './made-random.ts'
import { makeCase, type ZoneCase } from './zone/cases.ts'
import { measureChildren } from './zone/measure.ts'
import { type CaseScore, type Scored, scoreCase } from './zone/score.ts'

const size = { width: 4000, height: 3000 }
const today = '2026-11-30'

export interface ZoneBench {
  say: (line: string) => void
  /** Pictures in all; every third of them is unseen. */
  count: number
  /** Reads the unseen third, which nothing was tuned with, instead of the rest. */
  unseen: boolean
}

/** Draws pictures of passports, visas and cards of invented holders, reads them, and says how much was read, and how fast. */
export async function benchZone({ say, count, unseen }: ZoneBench): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-zone-'))
  const extractor = startExtractor()
  const scores: CaseScore[] = []
  const times: number[] = []
  try {
    for (let at = 0; at < count; at += 1) {
      if ((at % 3 === 2) !== unseen) continue
      const of = makeCase(at)
      const file = { path: join(folder, `${at}.${of.type}`), kind: of.type }
      await writeFile(file.path, await drawCase(of))
      const began = performance.now()
      const answer = await extractor.readZone(file, today)
      times.push(performance.now() - began)
      await rm(file.path)
      const score = scoreCase(of, answer)
      scores.push(score)
      const faults = score.fields.filter(({ verdict }) => verdict !== 'exact')
      if (answer.status !== 'read' || faults.length > 0)
        say(
          [
            at,
            of.group,
            of.format,
            of.plan.face,
            answer.status,
            ...(answer.status === 'read' ? faults.map(({ name, verdict, text }) => `${name} ${verdict}: ${text}`) : []),
          ].join('\t'),
        )
    }
    const { cpuMs, peakMb } = measureChildren()
    sayTable(scores, say)
    say(
      `p50 ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms, CPU ${(cpuMs / times.length).toFixed(0)} ms a picture, peak ${peakMb.toFixed(0)} MB`,
    )
  } finally {
    await extractor.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function drawCase(of: ZoneCase): Promise<Buffer> {
  const random = makeRandom(of.at)
  const next = () => random.below(1_000_000) / 1_000_000
  const bytes = await spoil(
    drawPage(of.plan, size.width, size.height),
    of.spoil,
    next,
    of.type === 'pdf' ? 'jpg' : of.type,
  )
  return of.type === 'pdf' ? wrapInPdf(bytes, size.width, size.height) : bytes
}

function sayTable(scores: readonly CaseScore[], say: (line: string) => void): void {
  say(
    [
      'group'.padEnd(12),
      'pictures',
      'read',
      'number',
      'dates',
      'names',
      'others',
      'mended',
      'wrong, marked',
      'wrong',
    ].join('\t'),
  )
  for (const group of ['clear', 'third', 'noise', 'glare', 'wrong digit', 'all']) {
    const own = scores.filter(({ of }) => group === 'all' || of.group === group)
    const fields = own.flatMap((score) => score.fields)
    const exact = (scored: Scored) => {
      const some = own.filter((score) =>
        score.fields.every((field) => field.scored !== scored || field.verdict === 'exact'),
      )
      return `${((some.length / Math.max(1, own.length)) * 100).toFixed(1)} %`
    }
    const counted = (verdict: string) => String(fields.filter((field) => field.verdict === verdict).length)
    say(
      [
        ...[group.padEnd(12), own.length, own.filter(({ status }) => status === 'read').length],
        ...(['number', 'dates', 'names', 'others'] as const).map(exact),
        ...[fields.filter(({ isMended }) => isMended).length, counted('wrong, marked'), counted('wrong')],
      ].join('\t'),
    )
  }
}

const at = (numbers: readonly number[], share: number) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(share * (numbers.length - 1))] ?? 0
