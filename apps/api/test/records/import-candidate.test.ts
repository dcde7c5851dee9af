import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { writeZip, type ZipPart } from '../reading/zip-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { trailOf } from '../trail.ts'
import { fetchFile } from '../upload.ts'
import { checkedImport, importOf, startImport, uploadArchive, uploadTable } from './importing.ts'

const resumes = join(import.meta.dirname, '../fixtures/resumes')

let run: RunningApp
let pdf: Buffer
beforeAll(async () => {
  run = await runApp()
  pdf = await readFile(join(resumes, 'sidebar.pdf'))
  await run.make.lookup('work-authorization', { name: 'GC EAD' })
})
afterAll(() => run.close())

/** A company with one who manages its candidates. */
async function office(): Promise<{ company: Company; bench: Caller }> {
  const company = await run.make.company()
  return { company, bench: run.call(await run.make.tokenOf('bench-sales', company)) }
}

const candidatesOf = async (caller: Caller) =>
  (await caller.post('/candidate/list', { limit: 100, sortBy: 'name', sortDirection: 'asc' })).body.data

const head = 'First Name,Last Name,Email,Phone'

/** A table of candidates that is brought in to its end. */
async function imported(bench: Caller, table: string, archive?: Buffer) {
  const found = await checkedImport(run, bench, 'candidate', table, archive ? { archive } : {})
  const { ready } = (await found.view()).counts
  await found.post('run', { expected: ready })
  await found.reach('done')
  return found
}

describe('a table of candidates', () => {
  it.each([
    ['English', `${head},Job Title,Skill set,Visa status,US Citizen`],
    ['French', 'Prénom,Nom de famille,Courriel,Téléphone,Poste,Compétences,Autorisation de travail,Citoyen américain'],
    ['Chinese', '名,姓,邮箱,电话,职位,技能,工作许可,美国公民'],
    ['Arabic', 'الاسم الأول,اسم العائلة,البريد الإلكتروني,الهاتف,المسمى الوظيفي,المهارات,تصريح العمل,مواطن أمريكي'],
  ])('is understood with %s headers', async (_, header) => {
    const { bench } = await office()
    const { reach } = await startImport(run, bench, 'candidate', `${header}\na,b,c,d,e,f,g,h\n`)
    expect((await reach('mapping')).mapping).toEqual({
      firstName: 0,
      lastName: 1,
      email: 2,
      phone: 3,
      jobTitle: 4,
      skills: 5,
      workAuthorization: 6,
      isUsCitizen: 7,
    })
  })

  it('says of each row and field what is wrong with it', async () => {
    const { company, bench } = await office()
    await run.make.candidate(company, { email: 'standing@mail.example', more_emails: ['second@mail.example'] })
    const table = [
      `${head},Experience,Work Authorization,Ready to Relocate,Status`,
      'Ana,Ruiz,ana@mail.example,+1 415 555 0100,5,gc ead,yes,active',
      ',Ruiz,b@mail.example,5551234567,,,,',
      'Ana,Ruiz,no address,5551234567,,,,',
      'Ana,Ruiz,c@mail.example,,,,,',
      'Ana,Ruiz,d@mail.example,letters,,,,',
      'Ana,Ruiz,e@mail.example,5551234567,many,,,',
      'Ana,Ruiz,f@mail.example,5551234567,,Moon pass,,',
      'Ana,Ruiz,g@mail.example,5551234567,,,perhaps,',
      'Ana,Ruiz,h@mail.example,5551234567,,,,retired',
      'Ana,Ruiz,ANA@mail.example,5551234567,,,,',
      'Ana,Ruiz,Standing@mail.example,5551234567,,,,',
      'Ana,Ruiz,Second@mail.example,5551234567,,,,',
      'R2-D2,Ruiz,i@mail.example,5551234567,,,,',
    ].join('\n')
    const { rows } = await checkedImport(run, bench, 'candidate', table)
    const found = (await rows()).data.map(({ number, outcome, faults }) => [
      number,
      outcome,
      faults.map(({ field, message }) => `${field ?? ''}: ${message}`).join(' '),
    ])
    expect(found).toEqual([
      [2, 'ready', ''],
      [3, 'faulty', 'firstName: First Name is required'],
      [4, 'faulty', 'email: Wrong email format'],
      [5, 'faulty', 'phone: Phone is required'],
      [6, 'faulty', 'phone: Wrong phone format'],
      [7, 'faulty', 'experience: "many" is not a number of years'],
      [8, 'faulty', 'workAuthorization: Work Authorization "Moon pass" is not known'],
      [9, 'faulty', 'readyToRelocate: "perhaps" means neither yes nor no'],
      [10, 'faulty', 'status: "retired" is not among the values that are possible here'],
      [11, 'double', ': The same as row 2'],
      [12, 'double', ': Candidate "Ana Ruiz" already exists'],
      [13, 'double', ': Candidate "Ana Ruiz" already exists'],
      [14, 'faulty', 'firstName: First Name can only contain letters and spaces'],
    ])
  })

  it('adds candidates as adding one does, each with its trail, and finds them by their words at once', async () => {
    const { bench } = await office()
    const found = await imported(
      bench,
      `${head},Experience,Skills,Visa,Relocation,US Citizen\nLi,Wu,li@mail.example,+1 415 555 0100,"5,5 yrs",Java; Zorblang | java,GC EAD,oui,否\n`,
    )
    const [row] = (await found.rows()).data
    const { body } = await bench.post('/candidate/view', { candidateId: row?.record })
    expect(body.data).toMatchObject({
      firstName: 'Li',
      lastName: 'Wu',
      nameConfirmed: true,
      phone: '+14155550100',
      experience: 5.5,
      skills: ['Java', 'Zorblang'],
      workAuthorizationInfo: [{ name: 'GC EAD' }],
      readyToRelocate: true,
      isUsCitizen: false,
      status: 'active',
      version: 1,
    })
    expect((await trailOf(run.db.owner, row?.record ?? '')).map(({ action }) => action)).toEqual(['candidate.add'])
    expect((await bench.post('/candidate/list', { filters: { query: 'zorblang' } })).body.data).toHaveLength(1)
  })

  it('parts names that stand in one column', async () => {
    const { bench } = await office()
    const names = ['Jane Doe', '"van der Berg, Anna"', 'Prince', '王小明', 'Ana Maria de la Cruz']
    const lines = names.map((name, at) => `${name},p${at}@mail.example,555123456${at}`)
    await imported(bench, `Candidate name,Email,Phone\n${lines.join('\n')}\n`)
    const found = (await candidatesOf(bench)).map(({ firstName, lastName, hasOnlyOneName }) =>
      [firstName, lastName, hasOnlyOneName].join('/'),
    )
    expect(found.sort()).toEqual(
      [
        'Jane/Doe/false',
        'Anna/van der Berg/false',
        'Prince//true',
        '小明/王/false',
        'Ana Maria/de la Cruz/false',
      ].sort(),
    )
  })

  it('is one company’s: another finds neither the import nor an e-mail that is taken elsewhere', async () => {
    const [one, other] = [await office(), await office()]
    await run.make.candidate(other.company, { email: 'shared@mail.example' })
    const found = await checkedImport(run, one.bench, 'candidate', `${head}\nAna,Ruiz,shared@mail.example,5551234567\n`)
    expect((await found.view()).counts).toMatchObject({ ready: 1, double: 0 })
    expect((await other.bench.get(`/import/view/${found.id}`)).status).toBe(404)
  })

  it('is not for those who only read candidates, and of lookups not for a company', async () => {
    const { company, bench } = await office()
    const reader = run.call(await run.make.tokenOf('company-user', company))
    expect((await reader.post('/import/start', { kind: 'candidate', fileKey: 'x' })).status).toBe(403)
    const fileKey = await uploadTable(run, bench, 'Name\nJava\n')
    expect((await bench.post('/import/start', { kind: 'skill', fileKey })).status).toBe(403)
  })

  it('comes in again as it was taken out', async () => {
    const [one, other] = [await office(), await office()]
    await imported(
      one.bench,
      `${head},Experience,Skills,Location,Visa,Relocation,Status,All Emails,All Phones\nJosé,O'Neill,jose@mail.example,+44 20 7946 0000,7.5,"AWS (EC2, S3); ""R, S""; C#","Leeds, GB",GC EAD,yes,inactive,jo@mail.example;jose@mail.example,+1 830 760 4750\nPrince,,prince@mail.example,5551234567,,,,,,,,\n`,
    )
    const started = await one.bench.post<{ id: string }>('/export/start', { kind: 'candidate', format: 'csv' })
    const view = async () => (await one.bench.get(`/export/view/${started.body.id}`)).body.data.status
    await expect.poll(view, { timeout: 10_000 }).toBe('done')
    const { body } = await one.bench.get(`/export/download/${started.body.id}`)
    const table = Buffer.from(await (await fetchFile(run, one.bench, body.presignedUrl)).arrayBuffer())
    await imported(other.bench, table.toString())
    const facts = async (caller: Caller) =>
      (await candidatesOf(caller)).map(({ _id, createDate, updateDate, companyInfo, userInfo, ...rest }) => rest)
    expect(await facts(other.bench)).toEqual(await facts(one.bench))
    expect((await facts(other.bench)).find(({ firstName }) => firstName === 'José')).toMatchObject({
      skills: ['AWS (EC2, S3)', 'R, S', 'C#'],
      emails: ['jose@mail.example', 'jo@mail.example'],
      phones: ['+442079460000', '+18307604750'],
    })
  })
})

describe('an archive of resumes', () => {
  const table = (...names: string[]) =>
    `${head},Resume\n${names.map((name, at) => `Ana,Ruiz,a${at}@mail.example,5551234567,${name}`).join('\n')}\n`
  const zip = (...parts: ZipPart[]) => writeZip(parts)

  it('gives each candidate the resume that the row names, and tells which files no row names', async () => {
    const { bench } = await office()
    const archive = zip(
      { name: 'cv/ana.pdf', data: pdf },
      { name: 'Bob.TXT', data: 'Bob Stone\nWelder and zorbsmith' },
      { name: 'spare.txt', data: 'Nobody' },
      { name: '__MACOSX/._spare.txt', data: 'x' },
    )
    const found = await imported(bench, table('ANA.pdf', 'bob.txt', ''), archive)
    expect((await found.view()).archive).toEqual({
      name: 'resumes.zip',
      files: 3,
      unnamed: 1,
      unnamedNames: ['spare.txt'],
    })
    const people = await candidatesOf(bench)
    const byMail = new Map(people.map((person) => [person.email, person.resume as { fileKey: string } | null]))
    expect(byMail.get('a0@mail.example')).toMatchObject({ originalName: 'ana.pdf', fileSize: pdf.length })
    expect(byMail.get('a1@mail.example')).toMatchObject({ originalName: 'Bob.TXT', fileType: 'text/plain' })
    expect(byMail.get('a2@mail.example')).toBeNull()
    const key = byMail.get('a0@mail.example')?.fileKey
    const { body } = await bench.get(`/s3/download-url?fileKey=${key}`)
    expect(Buffer.from(await (await fetchFile(run, bench, body.presignedUrl)).arrayBuffer())).toEqual(pdf)
    const search = async () =>
      (await bench.post('/candidate/list', { filters: { query: 'zorbsmith' } })).body.data.length
    await expect.poll(search, { timeout: 20_000 }).toBe(1)
  })

  it('says at its row which file is missing, of several, or not what it should be', async () => {
    const { bench } = await office()
    const archive = zip(
      { name: 'one/cv.txt', data: 'One' },
      { name: 'two/cv.txt', data: 'Two' },
      { name: 'program.pdf', data: 'MZ\x90\0'.repeat(200) },
      { name: 'inner.zip', data: zip({ name: 'x.txt', data: 'x' }) },
    )
    const names = ['gone.pdf', 'cv.txt', 'program.pdf', 'inner.zip', 'two\\cv.txt']
    const { rows } = await checkedImport(run, bench, 'candidate', table(...names), { archive })
    const faults = (await rows()).data.map((row) => row.faults[0]?.message)
    expect(faults).toEqual([
      'The archive holds no file "gone.pdf"',
      'Several files of the archive are called "cv.txt". Write which one, as in "one/cv.txt"',
      expect.stringMatching(/^The file "program\.pdf" is refused: /),
      'The file "inner.zip" is refused: Files of this type are not accepted.',
      undefined,
    ])
  })

  it('is counted with the company’s storage, and a resume for which there is no room fails alone', async () => {
    const { company, bench } = await office()
    const found = await checkedImport(run, bench, 'candidate', table('a.pdf', ''), {
      archive: zip({ name: 'a.pdf', data: pdf }),
    })
    await run.db.owner`update company_storage set bytes = 10::bigint ^ 15 where company_id = ${company.id}`
    await found.post('run', { expected: 2 })
    expect((await found.reach('done')).counts).toMatchObject({ added: 1, failed: 1 })
    expect((await found.rows({ outcome: 'failed' })).data[0]?.faults[0]).toMatchObject({ field: 'resumeKey' })
  })

  it('goes with the candidates when the import is undone and the bin is emptied, and not before', async () => {
    const { bench } = await office()
    const found = await imported(bench, table('a.pdf'), zip({ name: 'a.pdf', data: pdf }))
    await found.post('undo')
    expect((await found.reach('undone')).counts).toMatchObject({ removed: 1, kept: 0 })
    expect(await candidatesOf(bench)).toEqual([])
    const [row] = (await found.rows()).data
    expect((await bench.post(`/bin/restore/${row?.record}`)).status).toBe(200)
    expect((await candidatesOf(bench))[0]?.resume).toMatchObject({ originalName: 'a.pdf' })
  })

  it.each<[string, Buffer, RegExp]>([
    ['climbs out of its folder', zip({ name: '../../etc/passwd', data: 'x' }), /dangerous name/],
    ['names a place of the system', zip({ name: '/etc/passwd', data: 'x' }), /dangerous name/],
    ['holds a link', zip({ name: 'cv.pdf', data: '/etc/passwd', isLink: true }), /a link to another place/],
    [
      'has two files of one name',
      zip({ name: 'a.txt', data: 'x' }, { name: 'a.txt', data: 'y' }),
      /two parts of one name/,
    ],
    ['has a password', zip({ name: 'a.txt', data: 'x', isEncrypted: true }), /password/],
    ['unpacks to too much', zip({ name: 'a.txt', data: Buffer.alloc(99_000_000) }), /too much data/],
    ['lies about its sizes', zip({ name: 'a.txt', data: 'x'.repeat(9_000), statedSize: 9 }), /larger than it says/],
    [
      'has too many files',
      zip(...Array.from({ length: 4_001 }, (_, at) => ({ name: `${at}`, data: '' }))),
      /too many parts/,
    ],
    ['has a name without end', zip({ name: `${'n'.repeat(600)}.pdf`, data: 'x' }), /name is too long/],
    ['holds nothing', zip(), /not a document of a kind/],
    ['is cut off', zip({ name: 'a.txt', data: 'x'.repeat(500) }).subarray(0, 60), /damaged/],
    ['is no archive', Buffer.from('Jane Doe'), /sent as an archive/],
  ])('that %s is refused with its reason', async (_, bytes, reason) => {
    const { bench } = await office()
    const [fileKey, archiveKey] = [await uploadTable(run, bench, table('')), await uploadArchive(run, bench, bytes)]
    const answer = await bench.post('/import/start', { kind: 'candidate', fileKey, archiveKey })
    expect(answer).toMatchObject({ status: 415, body: { code: 'file.content' } })
    expect(answer.body.message).toMatch(reason)
    expect((await bench.post('/import/list')).body.totalDocs).toBe(0)
  })

  it('comes beside no table of other records, and its files are named by no table without it', async () => {
    const { bench } = await office()
    const admin = run.call(await run.make.tokenOf('administrator'))
    const fileKey = await uploadTable(run, admin, 'Name\nJava\n')
    const archiveKey = await uploadArchive(run, admin, zip({ name: 'a.txt', data: 'x' }))
    expect(await admin.post('/import/start', { kind: 'skill', fileKey, archiveKey })).toMatchObject({
      status: 400,
      body: { code: 'import.archive' },
    })
    const plain = await startImport(run, bench, 'candidate', table('a.pdf'))
    const { mapping } = await plain.reach('mapping')
    expect(mapping).not.toHaveProperty('resumeKey')
    expect(await plain.post('check', { mapping: { ...mapping, resumeKey: 4 } })).toMatchObject({
      status: 400,
      body: { code: 'import.mapping' },
    })
  })
})

describe('five thousand candidates', () => {
  it('come in and are taken back', async () => {
    const { bench } = await office()
    const lines = Array.from(
      { length: 5_000 },
      (_, at) => `Ana,Ruiz,ana${at}@mail.example,5551234567,${at % 40},Java; Kafka; SQL`,
    )
    const fileKey = await uploadTable(run, bench, `${head},Experience,Skills\n${lines.join('\n')}\n`)
    const { id } = (await bench.post<{ id: string }>('/import/start', { kind: 'candidate', fileKey })).body
    const found = importOf(bench, id)
    const { mapping } = await found.reach('mapping')
    await found.post('check', { mapping })
    await found.reach('checked', 30_000)
    await found.post('run', { expected: 5_000 })
    await found.reach('done', 60_000)
    expect((await bench.post('/candidate/list')).body.totalDocs).toBe(5_000)
    await found.post('undo')
    expect((await found.reach('undone', 60_000)).counts).toMatchObject({ removed: 5_000 })
    expect((await bench.post('/candidate/list')).body.totalDocs).toBe(0)
  }, 120_000)
})
