import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchBoard } from './board.ts'
import { benchCompanies } from './companies.ts'
import { benchEnrolment } from './enrolment.ts'
import { benchLists } from './list.ts'
import { benchMatch } from './match-load.ts'
import { benchPipeline } from './pipeline.ts'
import { benchRowSecurity } from './row-security.ts'
import { benchSealing } from './sealing.ts'
import { benchSearch, prepareSearch } from './search.ts'
import { benchSight } from './sight.ts'
import { benchTransfer } from './transfer.ts'
import { benchZone } from './zone.ts'

// npm run bench -- [--rows 100000] [--corpus FOLDER] [--sight] [--board] [--match] [--pipeline] [--enrolment] [--row-security] [--sealing] [--zone [--unseen]]:
// with `--sight`, what a narrower sight costs, with `--board` the bench board, with `--match` people and jobs, with `--pipeline` the lists
// of jobs, applications and submissions, with `--enrolment` students beside candidates, with `--row-security` what policies cost, with
// `--sealing` files as they are sealed and opened, with `--zone` drawn passports (`--pictures 210`), and nothing else.
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    corpus: { type: 'string' },
    sight: { type: 'boolean' },
    board: { type: 'boolean' },
    match: { type: 'boolean' },
    pipeline: { type: 'boolean' },
    enrolment: { type: 'boolean' },
    'row-security': { type: 'boolean' },
    sealing: { type: 'boolean' },
    zone: { type: 'boolean' },
    unseen: { type: 'boolean', default: false },
    pictures: { type: 'string', default: '210' },
  },
})
const rows = Number(values.rows)
const root = join(import.meta.dirname, '..')
const say = (line: string) => process.stdout.write(`${line}\n`)

if (values.corpus) {
  await run([join(root, 'bench/extract.ts'), values.corpus])
  await run([join(root, 'bench/direct.ts'), values.corpus])
  await run([join(root, 'bench/direct-twice.ts'), values.corpus])
}

if (values.sealing) {
  await benchSealing(say)
  process.exit()
}

if (values.zone) {
  await benchZone({ say, count: Number(values.pictures), unseen: values.unseen })
  process.exit()
}

const dataDir = await mkdtemp(join(tmpdir(), 'corridor-bench-'))
try {
  say(
    `${rows} candidates of one company on ${availableParallelism()} cores, which the load generator and PostgreSQL share.`,
  )
  await run([join(root, 'apps/api/src/features/flow/demo/seed/main.ts'), '--scale', String(rows)], {
    DATA_DIR: dataDir,
  })
  if (!values.match && !values.pipeline && !values.enrolment && !values['row-security'])
    await prepareSearch({ dataDir, say })
  if (values.match) await benchMatch({ dataDir, say })
  else if (values.pipeline) await benchPipeline({ dataDir, say })
  else if (values.enrolment) await benchEnrolment({ dataDir, say })
  else if (values['row-security']) await benchRowSecurity({ dataDir, say })
  else if (values.sight) await benchSight({ dataDir, say })
  else if (values.board) await benchBoard({ dataDir, say })
  else {
    await benchLists({ dataDir, rows, say })
    await benchSearch({ dataDir, rows, say })
    await benchTransfer({ dataDir, say })
    await benchCompanies({ dataDir, say })
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

async function run(args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = await once(child, 'exit')
  if (code !== 0) process.exit(1)
}
