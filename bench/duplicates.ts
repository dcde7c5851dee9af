import { performance } from 'node:perf_hooks'
import { nameKeys, strongKeys } from '../apps/api/src/features/candidate/duplicate/keys.ts'
import { namesakesOf } from '../apps/api/src/features/candidate/duplicate/namesakes.ts'
import { scorePair } from '../apps/api/src/features/candidate/duplicate/score.ts'
import { sharedPhones } from '../apps/api/src/features/candidate/duplicate/shared-phones.ts'
import { likelyMin } from '../packages/contract/src/records/merge/kinds.ts'
import { type Made, makePeople } from './made-people.ts'

const usage = `node bench/duplicates.ts [seed] [people]
Makes people (10 000) with known doubles and prints how well the matcher finds them.`
const [seed = '1', people = '10000'] = process.argv.slice(2)
const blockMax = 400
const say = (line: string) => process.stdout.write(`${line}\n`)

type Found = Map<string, number>
const pairOf = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** As the store gathers them: whoever shares a key, so long as not too many do. */
function gather(made: readonly Made[], at: number, blocks: ReadonlyMap<string, number[]>): number[] {
  const { person } = made[at] as Made
  const near = new Set<number>()
  for (const keys of [strongKeys(person), nameKeys(person)]) {
    const block = new Set(keys.flatMap((key) => blocks.get(key) ?? []))
    for (const other of [...block].slice(0, blockMax)) near.add(other)
  }
  near.delete(at)
  return [...near]
}

function find(made: readonly Made[]): Found {
  const blocks = new Map<string, number[]>()
  for (const [at, { person }] of made.entries()) {
    for (const key of [...strongKeys(person), ...nameKeys(person)]) {
      const block = blocks.get(key)
      if (block) block.push(at)
      else blocks.set(key, [at])
    }
  }
  const found: Found = new Map()
  for (const [at, { person }] of made.entries()) {
    const near = gather(made, at, blocks)
    const others = near.map((other) => (made[other] as Made).person)
    const around = { namesakes: namesakesOf(person, others), sharedPhones: sharedPhones([person, ...others]) }
    for (const other of near) {
      const { score } = scorePair(person, (made[other] as Made).person, around)
      if (score >= likelyMin) found.set(pairOf(at, other), score)
    }
  }
  return found
}

function truthOf(made: readonly Made[]): Set<string> {
  const entries = Map.groupBy(made.keys(), (at) => (made[at] as Made).who)
  const pairs = [...entries.values()].flatMap((own) => own.flatMap((a, n) => own.slice(n + 1).map((b) => pairOf(a, b))))
  return new Set(pairs)
}

if (!Number(people)) throw new Error(usage)
const made = makePeople(Number(seed), Number(people))
const truth = truthOf(made)
const began = performance.now()
const found = find(made)
const seconds = (performance.now() - began) / 1000
const right = [...found.keys()].filter((pair) => truth.has(pair)).length
say(
  `Seed ${seed}: ${made.length} people, ${truth.size} pairs of one person, ${found.size} found in ${seconds.toFixed(1)} s.`,
)
say(`Precision ${(right / found.size).toFixed(4)}, recall ${(right / truth.size).toFixed(4)}.`)

const kindsOf = (pair: string) =>
  pair
    .split(' ')
    .map((at) => (made[Number(at)] as Made).kind)
    .filter((kind) => kind !== 'alone')
    .join(' + ') || 'alone'
const tally = (pairs: Iterable<string>) => Map.groupBy(pairs, kindsOf)
const [missed, wrong] = [
  tally([...truth].filter((pair) => !found.has(pair))),
  tally([...found.keys()].filter((pair) => !truth.has(pair))),
]
const total = tally(truth)
for (const [kind, pairs] of missed) say(`  missed ${pairs.length} of ${total.get(kind)?.length} ${kind}`)
for (const [kind, pairs] of wrong) say(`  wrong ${pairs.length} ${kind}`)
