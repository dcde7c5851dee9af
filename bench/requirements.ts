import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toPage } from '../apps/api/src/reading/document/page-text.ts'
import { readJob } from '../apps/api/src/reading/job/read-job.ts'
import { type Expected, judge } from './requirements/score.ts'

const usage = `node bench/requirements.ts open|away [--verbose]
Reads the mails of bench/labels and prints how many fields are right, and how many authorizations are wrong. --verbose names each fault.`
const {
  positionals: [half],
  values: { verbose },
} = parseArgs({ allowPositionals: true, options: { verbose: { type: 'boolean', default: false } } })

async function main(): Promise<void> {
  const file = join(import.meta.dirname, `labels/requirements-${half}.json`)
  const { mails }: { mails: { id: string; text: string; expected: Expected }[] } = JSON.parse(
    await readFile(file, 'utf8'),
  )
  const judged = mails.flatMap(({ id, text, expected }) =>
    judge(expected, readJob([toPage([{ text, size: 0 }])])).map((one) => ({ id, ...one })),
  )
  for (const [field, rows] of Object.entries(Object.groupBy(judged, ({ field }) => field)))
    say(`${field.padEnd(20)} ${String(rows?.length ?? 0).padStart(4)} ${share(rows ?? [])}`)
  say(`${'all fields'.padEnd(20)} ${String(judged.length).padStart(4)} ${share(judged)}`)
  const wrong = judged.filter((one) => one.wrong.length > 0)
  say(`wrong authorizations: ${wrong.reduce((sum, one) => sum + one.wrong.length, 0)} in ${wrong.length} mails`)
  if (!verbose) return
  for (const { id, fault, wrong } of judged)
    if (fault) say(`${id} ${fault.field}: expected “${fault.expected}”, found “${fault.found}” ${wrong.join(', ')}`)
}

const share = (rows: readonly { right: number }[]) =>
  `${((100 * rows.reduce((sum, { right }) => sum + right, 0)) / rows.length).toFixed(1)} %`

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

if (half === 'open' || half === 'away') await main()
else say(usage)
