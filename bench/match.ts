import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bm25, keywordOverlap, type Ranker } from './match/baselines.ts'
import { readDocuments } from './match/documents.ts'
import type { Labels } from './match/grade.ts'
import { measure } from './match/measure.ts'
import { type Asked, pairsOf } from './match/pairs.ts'
import { scorer } from './match/scorer.ts'

const usage = `node bench/match.ts <corpus> [<further corpus> …] [--kept FILE]
Ranks the labelled people of docs/matching.md for each ad: NDCG and recall at ten. --kept keeps what was read of the documents.`
const { values, positionals: roots } = parseArgs({
  options: { kept: { type: 'string' } },
  allowPositionals: true,
})

async function main(): Promise<void> {
  const labels: Labels = JSON.parse(await readFile(join(import.meta.dirname, 'match/labels.json'), 'utf8'))
  const [people, jobs] = [Object.keys(labels.people), Object.keys(labels.jobs)]
  const read = await readDocuments({ roots, people, jobs, kept: values.kept })
  const rankers: Record<string, Ranker> = { 'keyword overlap': keywordOverlap, BM25: bm25, scorer: scorer(read) }
  const asked = pairsOf(labels, read)
  tellPairs(asked)
  // The halves: an ad is for tuning or for the report by its place among the ids, so neither was chosen.
  const [tuning, report] = [0, 1].map((half) => asked.filter((_, at) => at % 2 === half)) as [Asked[], Asked[]]
  say(['', 'half', 'NDCG@10', 'recall@10', 'hard negatives in ten'].join('\t'))
  for (const [name, rank] of Object.entries(rankers))
    for (const [half, ads] of [['tuning', tuning] as const, ['report', report] as const])
      tell(name, half, measure(ads, rank))
  say('Without what a person or a job says beside the text (no hard stops but in the texts themselves):')
  for (const [name, rank] of Object.entries(rankers)) tell(name, 'report', measure(report.map(ofTextAlone), rank))
}

const stops = new Set(['authorization', 'place', 'rate', 'availability'])
const ofTextAlone = (asked: Asked): Asked => ({
  ...asked,
  cards: asked.cards.filter(({ reason, facts }) => !stops.has(reason ?? '') && facts.availability),
})

function tellPairs(asked: readonly Asked[]): void {
  const cards = asked.flatMap((one) => one.cards)
  const reasons = Object.groupBy(cards, ({ reason }) => reason ?? 'none')
  say(
    `${asked.length} ads, ${cards.length} pairs: ${cards.filter(({ grade }) => grade > 0).length} good, ` +
      `${cards.filter(({ reason }) => reason).length} hard negatives`,
  )
  for (const [reason, of] of Object.entries(reasons)) if (reason !== 'none') say(`  ${reason}: ${of?.length}`)
}

function tell(name: string, half: string, { ndcg, recall, hard }: ReturnType<typeof measure>): void {
  say([name.padEnd(16), half, (100 * ndcg).toFixed(1), (100 * recall).toFixed(1), hard.toFixed(1)].join('\t'))
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

if (roots.length > 0) await main()
else say(usage)
