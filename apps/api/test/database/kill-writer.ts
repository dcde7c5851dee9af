import { loadConfig } from '../../src/config.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openDatabase } from '../../src/db/pool/open.ts'

// Run as a process that the kill test ends without warning. It prints an id only after the commit was acknowledged.
const LANES = 4

const db = await openDatabase(loadConfig({ DATA_DIR: process.argv[2] }))
await migrate(db)
await db.owner`create table if not exists kept_note (id bigint generated always as identity primary key, note text unique)`
await db.owner`create table if not exists kept_note_audit (note_id bigint primary key, action text not null)`
await Promise.all(Array.from({ length: LANES }, (_, lane) => writeForever(lane)))

async function writeForever(lane: number): Promise<never> {
  for (;;) {
    const id = await db.sql.begin(async (tx) => {
      const [row] = await tx<{ id: number }[]>`
        insert into kept_note (note) values (${`${lane} ${crypto.randomUUID()}`}) returning id`
      await tx`insert into kept_note_audit values (${row?.id ?? null}, 'note.add')`
      return row?.id
    })
    process.stdout.write(`${id}\n`)
  }
}
