import { nameKeys, strongKeys } from '../apps/api/src/features/candidate/duplicate/keys.ts'
import type { Person } from '../apps/api/src/features/candidate/duplicate/person.ts'
import { possibleMin, scorePair } from '../apps/api/src/features/candidate/duplicate/score.ts'
import { sharedPhones } from '../apps/api/src/features/candidate/duplicate/shared-phones.ts'
import { likelyMin } from '../packages/contract/src/records/merge/kinds.ts'
import { doubles } from './made-pair-doubles.ts'
import { others } from './made-pair-others.ts'
import { toPerson } from './made-pair-people.ts'
import { makeRandom } from './made-random.ts'

const usage = `node bench/duplicate-pairs.ts [seed]
Compares 200 pairs of stated constructions, half of them of one person, and prints how well the two are told apart.`
const pairsEach = 5
const [seed = '1'] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)

interface Judged {
  construction: string
  isSame: boolean
  names: string
  score: number
}

/** 0 if nothing leads from the one to the other. */
function scoreOf(one: Person, other: Person, more: readonly Person[]): number {
  const known = new Set([...strongKeys(one), ...nameKeys(one)])
  const isFound = [...strongKeys(other), ...nameKeys(other)].some((key) => known.has(key))
  return isFound ? scorePair(one, other, { sharedPhones: sharedPhones([one, other, ...more]) }).score : 0
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`

function judgeAll(isSame: boolean, constructions: typeof doubles | typeof others): Judged[] {
  const random = makeRandom(Number(seed) + (isSame ? 0 : 1_000_000))
  return Object.entries(constructions).flatMap(([construction, make]) =>
    Array.from({ length: pairsEach }, (_, at) => {
      const [one, other, ...more] = make(random, at).map(toPerson) as [Person, Person, ...Person[]]
      return { construction, isSame, names: `${nameOf(one)} = ${nameOf(other)}`, score: scoreOf(one, other, more) }
    }),
  )
}

if (Number.isNaN(Number(seed))) throw new Error(usage)
const judged = [...judgeAll(true, doubles), ...judgeAll(false, others)]
for (const [level, min] of [
  ['on the list of duplicates', likelyMin],
  ['asked by the form', possibleMin],
] as const) {
  const asked = judged.filter(({ score }) => score >= min)
  const right = asked.filter(({ isSame }) => isSame).length
  const all = judged.filter(({ isSame }) => isSame).length
  say(
    `From ${min} (${level}): precision ${(right / asked.length).toFixed(3)}, recall ${(right / all).toFixed(3)} of ${judged.length} pairs.`,
  )
}
for (const [construction, pairs] of Map.groupBy(judged, (one) => one.construction)) {
  const wrong = pairs.filter(({ isSame, score }) => isSame !== score >= likelyMin)
  for (const { isSame, names, score } of wrong)
    say(`  ${isSame ? 'missed' : 'wrong'} ${score.toFixed(2)} ${construction}: ${names}`)
}
