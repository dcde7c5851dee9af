import { parseArgs } from 'node:util'
import { loadConfig } from '../../../../config.ts'
import { migrate } from '../../../../db/migrate.ts'
import { openDatabase } from '../../../../db/pool/open.ts'
import { keepRowsApart } from '../../../../db/row-security/keep-apart.ts'
import { benchOf, bulkCandidates } from './candidates.ts'
import { loadDemo } from './load-demo.ts'
import { loadReferenceData } from './reference-data.ts'

const scaleMax = 1_000_000

// npm run seed -- --scale N
const { values } = parseArgs({ options: { scale: { type: 'string', default: '0' } } })
const scale = Number(values.scale)
if (!Number.isInteger(scale) || scale < 0 || scale > scaleMax) {
  process.stderr.write(`--scale must be a whole number from 0 to ${scaleMax}.\n`)
  process.exit(1)
}

const started = performance.now()
try {
  const config = loadConfig()
  const db = await openDatabase(config)
  try {
    await migrate(db)
    await keepRowsApart(db)
    await loadReferenceData(db.owner)
    await loadDemo({ config, db })
    if (scale > 0) await fillTo(db.owner)
  } finally {
    await db.close()
  }
  process.stdout.write(
    `Harbor Staffing has at least ${scale} candidates; took ${Math.round((performance.now() - started) / 1000)} s.\n`,
  )
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}

/** Brings Harbor Staffing to as many candidates as asked for; those that it has count. */
async function fillTo(owner: import('postgres').Sql): Promise<void> {
  const bench = await benchOf(owner, 'bench@harbor.example')
  await owner.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`set local maintenance_work_mem = '512MB'`
    const [row] = await tx<{ n: number }[]>`
      select count(*)::int as n from candidate where company_id = ${bench.company_id} and deleted_at is null`
    const missing = scale - (row?.n ?? 0)
    if (missing > 0) await bulkCandidates(tx, bench, missing, scale)
  })
  await owner`vacuum (analyze) candidate`
}
