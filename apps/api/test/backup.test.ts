import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readBackup } from '../src/backup/read-backup.ts'
import { listTables } from '../src/backup/tables.ts'
import { writeBackup } from '../src/backup/write-backup.ts'
import { loadConfig } from '../src/config.ts'
import { hashPassword } from '../src/http/session/password.ts'
import { loadOwnKeys } from '../src/platform/field-keys.ts'
import { openDiskStorage } from '../src/platform/storage/disk.ts'
import type { Store } from '../src/platform/storage/storage.ts'
import { callAt } from './call.ts'
import { makeOn, type Person } from './make.ts'
import { type RunningApp, runApp } from './running-app.ts'
import { filesOf } from './storage/files-of.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { fetchFile, upload } from './upload.ts'

let run: RunningApp
let folder: string
let archive: string
/** Rows in the archive, by table. */
let rows: Record<string, unknown[]>
let member: Person
let resumeKey: string
const resume = readFileSync(join(import.meta.dirname, 'fixtures/resumes/one-column.pdf'))
const person = { firstName: 'Élodie', lastName: 'Fournier', email: 'elodie@mail.example', phone: '+33612345678' }

/** More rows than any buffer on the way holds. */
const manyCities = () => run.db.owner`
  with c as (insert into country (id, name) values (uuidv7(), 'Far away') returning id),
  s as (insert into state (id, country_id, name) select uuidv7(), id, 'Wide' from c returning id)
  insert into city (id, state_id, name) select uuidv7(), s.id, 'City ' || n from s, generate_series(1, 20000) n`

const storeOf = (dataDir: string) => openDiskStorage(dataDir, '/files')

beforeAll(async () => {
  run = await runApp()
  folder = await mkdtemp(join(tmpdir(), 'corridor-backup-test-'))
  archive = join(folder, 'all.tar.gz')
  const company = await run.make.company()
  member = await run.make.person('bench-sales', company)
  const bench = run.call(await run.make.session(member))
  resumeKey = await upload(run, bench, resume)
  const candidate = await bench.post('/candidate/add-candidate', {
    ...person,
    resumeKey,
    skills: ['Java', 'C\\C++', 'tab\there'],
  })
  const hotlist = await bench.post('/hotlist/add', {
    name: 'Java bench',
    description: 'Line\nbreak, "quote" \\ slash',
    isPublic: true,
  })
  await bench.post('/hotlist/add-candidates', {
    hotListId: hotlist.body.data._id,
    candidateIds: [candidate.body.data._id],
  })
  await bench.post('/claim-ownership/add', { description: 'I founded it' })
  const password_hash = await hashPassword('Corridor@2026')
  const owner = run.call(await run.make.session(await run.make.person('owner', company, { password_hash })))
  await owner.post('/company-social-media/add-social-media', { LINKEDIN: 'linkedin.com/company/maple' })
  await owner.post('/company-bank-details/add-bank-details', {
    beneficiaryName: 'Maple Pathways',
    bankName: 'Deutsche Bank',
    accountType: 'current',
    country: await run.make.country({ code: 'DE' }),
    accountNumber: 'DE89370400440532013000',
    currentPassword: 'Corridor@2026',
  })
  await manyCities()
  // A resume is read, and what it tells is worked out, while the archive is written: it is written anew until nothing changed meanwhile.
  const unread = () => run.db.owner`select 1 from candidate_text where file_key is not null and pages = '{}'`
  await vi.waitFor(async () => expect(await unread()).toHaveLength(0), { timeout: 20_000 })
  await vi.waitFor(
    async () => {
      const before = await rowsOf(run.db)
      await writeBackup(run.db.owner, await storeOf(run.dataDir), createWriteStream(archive))
      rows = await rowsOf(run.db)
      expect(rows).toEqual(before)
    },
    { timeout: 60_000, interval: 200 },
  )
})
afterAll(async () => {
  await run.close()
  await rm(folder, { recursive: true, force: true })
})

async function rowsOf({ owner }: TestDatabase): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {}
  for (const { name } of await listTables(owner)) {
    const rows = await owner<{ row: string }[]>`select t::text as row from ${owner(name)} t order by 1`
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

async function restoreFrom(path: string): Promise<{ db: TestDatabase; dataDir: string; done: Promise<unknown> }> {
  const db = await openTestDatabase()
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const done = readBackup(db.owner, await storeOf(dataDir), createReadStream(path))
  return { db, dataDir, done }
}

describe('a backup', () => {
  it('brings back every row, the computed ones included, and the files, into another database that then goes on', async () => {
    const { db, dataDir, done } = await restoreFrom(archive)
    await done
    expect(await rowsOf(db)).toEqual(rows)

    // The keys are kept apart from the backups.
    await cp(join(run.dataDir, 'secrets'), join(dataDir, 'secrets'), { recursive: true })
    const config = loadConfig({
      PORT: '0',
      DEMO: '0',
      DATABASE_URL: db.urls.owner,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
    })
    const app = await buildApp({ config, db })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const token = await makeOn(db.owner).session(member)
    const bench = callAt(url)(token)
    const [found] = (await bench.post('/candidate/list', { searchTerm: 'elodie' })).body.data
    const fileKey = (found?.resume as { fileKey: string } | undefined)?.fileKey
    const { presignedUrl } = (await bench.get(`/s3/download-url?fileKey=${fileKey}`)).body
    expect(Buffer.from(await (await fetchFile({ url }, bench, presignedUrl)).arrayBuffer()).equals(resume)).toBe(true)
    expect((await bench.post('/candidate/add-candidate', { ...person, email: 'new@mail.example' })).status).toBe(201)
    expect((await bench.post('/candidate/list')).body.totalDocs).toBe(2)
    await app.close()
    await db.drop()
  })

  it('holds no file in the clear', async () => {
    const whole = gunzipSync(await readFile(archive))
    expect(whole.includes(`files/${resumeKey}`)).toBe(true)
    expect(whole.includes(resume.subarray(0, 64))).toBe(false)
  })

  it('of a file that was sealed while it was written, with a key that was made meanwhile, is opened', async () => {
    const company = await run.make.company()
    const key = await run.make.file(company, await run.make.person('owner', company))
    const { storage } = await filesOf(run)
    const path = join(folder, 'meanwhile.tar.gz')
    const raw = await storeOf(run.dataDir)
    const sealing: Store = {
      ...raw,
      async withLocalFile(place, wanted, work) {
        // Its row is of the backup's moment; its bytes and their key come later.
        if (wanted === key)
          await storage.keep({ key, type: 'application/pdf', companyId: company.id }, join(folder, 'plain'))
        return raw.withLocalFile(place, wanted, work)
      },
    }
    await writeFile(join(folder, 'plain'), resume)
    await writeBackup(run.db.owner, sealing, createWriteStream(path))
    const { db, dataDir, done } = await restoreFrom(path)
    await done
    const restored = await filesOf({ db, dataDir }, { ring: await loadOwnKeys(run.dataDir) })
    const content = await restored.storage.withLocalFile('files', key, (at) => readFile(at))
    expect(content.equals(resume)).toBe(true)
    await run.db.owner`delete from stored_file where key = ${key}`
    await db.drop()
  })

  it('sends no letter that waited, and says so', async () => {
    const letter = { to_address: 'jane@mail.example', subject: 'Hello', text_body: 'Hello', html_body: '' }
    const insert = (state: string, content_at: Date | null) =>
      run.db.owner`insert into mail ${run.db.owner({ ...letter, id: crypto.randomUUID(), state, content_at })}`
    await insert('deferred', null)
    await insert('sending', new Date())
    await insert('accepted', new Date())
    const path = join(folder, 'letters.tar.gz')
    await writeBackup(run.db.owner, await storeOf(run.dataDir), createWriteStream(path))
    await run.db.owner`delete from mail`
    const { db, done } = await restoreFrom(path)
    await done
    const states = await db.owner`select state from mail order by state`
    expect(states.map(({ state }) => state)).toEqual(['accepted', 'refused', 'unknown'])
    await db.drop()
  })

  it('sends no answer that waited, and submits nobody by it', async () => {
    const company = await run.make.company()
    const seller = await run.make.person('bench-sales', company)
    const waiting = [null, new Date()].map((content_at) => ({ id: crypto.randomUUID(), content_at }))
    for (const mail of waiting) {
      const out = { direction: 'out', answer_state: 'sending', due_at: new Date(Date.now() + 60_000) }
      await run.make.inboxThread(company, seller, {}, { ...out, ...mail })
      await run.make.submission(company, { created_by: seller.id, state: 'sending', mail_id: mail.id })
    }
    const path = join(folder, 'answers.tar.gz')
    await writeBackup(run.db.owner, await storeOf(run.dataDir), createWriteStream(path))
    await run.db.owner`delete from submission where mail_id is not null`
    const { db, done } = await restoreFrom(path)
    await done
    const states =
      await db.owner`select s.state, m.answer_state from submission s join inbox_mail m on m.id = s.mail_id order by s.state`
    expect(states.map((row) => ({ ...row }))).toEqual([
      { state: 'not-sent', answer_state: 'refused' },
      { state: 'unknown', answer_state: 'unknown' },
    ])
    await db.drop()
  })

  it('is refused by a database that holds something, and changes nothing there', async () => {
    const { db, done } = await restoreFrom(archive)
    await done
    const before = await rowsOf(db)
    const again = readBackup(db.owner, await storeOf(await mkdtemp(join(folder, 'again-'))), createReadStream(archive))
    await expect(again).rejects.toThrow('The database is not empty.')
    expect(await rowsOf(db)).toEqual(before)
    await db.drop()
  })

  it.each([0.5, 0.9, 0.99])('that is torn at %d of its length brings nothing back, and says so', async (share) => {
    const whole = await readFile(archive)
    const torn = join(folder, `torn-${share}.tar.gz`)
    await writeFile(torn, whole.subarray(0, Math.floor(whole.length * share)))
    const { db, done } = await restoreFrom(torn)
    await expect(done).rejects.toThrow(/^The backup (is torn|cannot be read)/)
    // Every new database begins with the plans, the agreement, the declaration and the kinds of records.
    const { plan, proof_text: texts, record_kind: kinds, ...others } = await rowsOf(db)
    expect(Object.values(others).flat()).toEqual([])
    expect(plan).toHaveLength(4)
    expect(texts).toHaveLength(2)
    expect(kinds?.length).toBeGreaterThan(0)
    await db.drop()
  })

  it('of another version is refused by its name', async () => {
    const newer = await openTestDatabase()
    await newer.owner`insert into migration (name, checksum) values ('9999-later.sql', 'x')`
    const restored = readBackup(
      newer.owner,
      await storeOf(await mkdtemp(join(folder, 'newer-'))),
      createReadStream(archive),
    )
    await expect(restored).rejects.toThrow(/another version's/)
    await newer.drop()
  })
})
