import { makePerson, makeRandom } from '../apps/api/src/features/flow/demo/seed/people-maker.ts'
import { isMatch, isUnsure, partsOf, scoreOf } from '../apps/api/src/features/job/job-match/score.ts'
import { isStopped, verdictsOf } from '../apps/api/src/features/job/job-match/stops.ts'
import { defaultWeights } from '../apps/api/src/features/job/job-match/weights.ts'
import { type Judge, measureSense, readSense, type SensePerson } from './match/sense.ts'

// Ranks the pairs of docs/matching.md that were labelled send, maybe or laughable, among people of the demo.

const othersCount = 200

const judge: Judge = (person, job) => {
  const verdicts = verdictsOf(person, job, '2026-01-01')
  if (isStopped(verdicts)) return null
  const parts = partsOf(person, job, verdicts)
  const score = scoreOf(parts, defaultWeights, isUnsure(person, job, verdicts))
  return isMatch(parts, score) ? score : null
}

function makeOthers(): SensePerson[] {
  const random = makeRandom(1)
  return Array.from({ length: othersCount }, (_, number) => {
    const { jobTitle, skills, location, experience, readyToRelocate, rate } = makePerson(random, number)
    return {
      title: jobTitle,
      skills,
      place: location,
      years: experience,
      authorization: 'US Citizen',
      relocates: readyToRelocate,
      available: true,
      rate: { amount: rate, per: 'hour', taxTerm: 'C2C' },
    }
  })
}

const jobs = measureSense(await readSense(), makeOthers(), judge)
for (const { id, laughable, missing, ordered, wrong, scores } of jobs) {
  say([id, `laughable: ${laughable.length}`, `wrong way round: ${wrong} of ${ordered}`].join('\t'))
  for (const [name, label, score] of scores) say(['', name, label, score === null ? '–' : score.toFixed(1)].join('\t'))
  if (missing.length > 0) say(`\tnot among ten, though to be sent: ${missing.join(', ')}`)
}
const sum = (of: (job: (typeof jobs)[number]) => number) => jobs.reduce((total, job) => total + of(job), 0)
say(
  `${jobs.length} jobs, ${sum(({ scores }) => scores.length)} pairs: laughable among ten ${sum(({ laughable }) => laughable.length)} in ` +
    `${jobs.filter(({ laughable }) => laughable.length > 0).length} jobs, wrong way round ${sum(({ wrong }) => wrong)} of ` +
    `${sum(({ ordered }) => ordered)}, to be sent and not among ten ${sum(({ missing }) => missing.length)}`,
)

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
