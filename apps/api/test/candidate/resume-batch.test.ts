import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { queues } from '../../src/features.ts'
import { openJobs } from '../../src/platform/jobs.ts'
import type { AnyRecord } from '../call.ts'
import { drawChineseScan } from '../reading/chinese-scan.ts'
import { writeLongPdf, writePdf, writeTextPdf } from '../reading/pdf-writer.ts'
import { paragraph, writeDocx } from '../reading/zip-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { docxType, upload } from '../upload.ts'
import { candidatesOf, dropResume, type Firm, one, resumeText, settled, startFirm } from './resume-drop.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../fixtures/resumes', name))

const firm = () => startFirm(run)
const drop = (here: Firm, bytes: Buffer | string, fileType: string, fileName: string) =>
  dropResume(run, here, bytes, fileType, fileName)

const encryptedPdf = () =>
  Buffer.from(
    writePdf('', [`<< /Filter /Standard /V 1 /R 2 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> /P -4 >>`])
      .toString('latin1')
      .replace('/Root 1 0 R', `/Root 1 0 R /Encrypt 6 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`),
    'latin1',
  )

describe('a batch of resumes', () => {
  it('saves what it can, and tells of each other file why not: all formats, hostile ones among them', async () => {
    const here = await firm()
    const pdf = 'application/pdf'
    await drop(here, fixture('one-column.pdf'), pdf, 'a.pdf')
    await drop(here, fixture('table.docx'), docxType, 'b.docx')
    await drop(here, fixture('table.doc'), 'application/msword', 'c.doc')
    await drop(here, resumeText('Maria Lopez', 'maria.lopez@example.com', '+1 415 555 0134'), 'text/plain', 'd.txt')
    await drop(here, fixture('scan.jpg'), 'image/jpeg', 'e.jpg')
    await drop(
      here,
      writeDocx(paragraph('x'), [{ name: 'word/media/z.bin', data: Buffer.alloc(30_000_000) }]),
      docxType,
      'f-bomb.docx',
    )
    await drop(here, fixture('one-column.pdf').subarray(0, 2_000), pdf, 'g-cut.pdf')
    await drop(here, encryptedPdf(), pdf, 'h-locked.pdf')
    await drop(here, Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2_000, 0x90)]), pdf, 'i-program.pdf')
    await drop(here, writeTextPdf([{ x: 50, y: 700, text: 'Nobody Known' }]), pdf, 'j-bare.pdf')

    const files = await settled(here)
    expect(Object.fromEntries(files.map(({ name, state }) => [name, state]))).toEqual({
      'a.pdf': 'saved',
      'b.docx': 'saved',
      'c.doc': 'saved',
      'd.txt': 'saved',
      'e.jpg': 'saved',
      'f-bomb.docx': 'failed',
      'g-cut.pdf': 'failed',
      'h-locked.pdf': 'failed',
      'i-program.pdf': 'failed',
      'j-bare.pdf': 'incomplete',
    })
    for (const file of files.filter(({ state }) => state === 'failed')) {
      expect(file.reason).toMatchObject({ message: expect.stringMatching(/\w{4}/) })
    }
    expect(one(files, 'h-locked.pdf').reason).toMatchObject({ message: expect.stringMatching(/password/) })
    expect(one(files, 'j-bare.pdf').reason).toMatchObject({
      code: 'incomplete',
      params: { fields: expect.stringContaining('email') },
    })
    expect((await candidatesOf(here)).totalDocs).toBe(5)
    const { counts } = (await here.caller.get(`/resume-batch/view/${here.batch}`)).body.data as AnyRecord
    expect(counts).toMatchObject({ files: 10, saved: 5, failed: 4, incomplete: 1, reading: 0 })
  })

  it('saves what was read of a career with the candidate, and adds it to who is updated without any', async () => {
    const here = await firm()
    await drop(here, resumeText('Ines Prado', 'ines.prado@example.com', '+1 415 555 0191'), 'text/plain', 'new.txt')
    const standing = await run.make.candidate(here.company, { email: 'otto.klein@example.com' })
    await drop(here, resumeText('Otto Klein', 'otto.klein@example.com', '+1 415 555 0192'), 'text/plain', 'old.txt')
    const files = await settled(here)
    await here.caller.post(`/resume-batch/decide-file/${one(files, 'old.txt')._id}`, { decision: 'update' })
    const [saved] = one(files, 'new.txt').candidateInfo as AnyRecord[]
    for (const candidate of [saved?._id, standing]) {
      const { body } = await here.caller.post('/candidate-history/list', { filters: { candidate } })
      expect(body.data).toMatchObject([
        { jobTitle: 'Java Developer', employer: 'Acme', startDate: '2019', endDate: '2023' },
      ])
    }
  })

  it('says beside a file that was saved how far it was read, and that little was understood', async () => {
    const here = await firm()
    const lines = resumeText('Lena Fox', 'lena.fox@example.com', '+1 415 555 0193').split('\n').filter(Boolean)
    await drop(here, writeLongPdf(lines, 60), 'application/pdf', 'long.pdf')
    const vague = ['Tom Reed', 'tom.reed@example.com', '+1 415 555 0194', 'Java Developer', 'SKILLS', 'Java, SQL']
    const more = ['This and that.', 'In several places.', 'With many people.']
    await drop(here, [...vague, ...more].join('\n'), 'text/plain', 'vague.txt')
    await drop(here, resumeText('Mia Stone', 'mia.stone@example.com', '+1 415 555 0195'), 'text/plain', 'whole.txt')
    const files = await settled(here)
    expect(files.map(({ name, state, note }) => [name, state, note])).toEqual([
      ['long.pdf', 'saved', 'The file is long: read up to page 50 of 60.'],
      ['vague.txt', 'saved', 'Little of this resume was understood. Please compare all of it with the document.'],
      ['whole.txt', 'saved', null],
    ])
  })

  it('tells of a scan in Chinese that its language pack is missing, and makes nobody of it', async () => {
    const here = await firm()
    await drop(here, drawChineseScan(), 'image/png', 'scan.png')
    const scan = one(await settled(here), 'scan.png')
    expect(scan.state).toBe('failed')
    expect(scan.reason).toMatchObject({ message: expect.stringContaining('such as chi_sim for Chinese') })
    expect((await candidatesOf(here)).totalDocs).toBe(0)
  })

  it('saves one person once, however often the resume is dropped at once', async () => {
    const here = await firm()
    const text = resumeText('Olga Petrova', 'olga.petrova@example.com', '+1 415 555 0177')
    await Promise.all(Array.from({ length: 20 }, (_, at) => drop(here, text, 'text/plain', `${at}.txt`)))
    const states = (await settled(here)).map(({ state }) => state)
    expect(states.filter((state) => state === 'saved')).toHaveLength(1)
    expect(states.filter((state) => state === 'held')).toHaveLength(19)
    expect((await candidatesOf(here)).totalDocs).toBe(1)
  })

  it('counts the same upload once', async () => {
    const here = await firm()
    const fileKey = await upload(run, here.caller, resumeText('Ann Lee', 'ann.lee@example.com', '+1 415 555 0101'), {
      fileType: 'text/plain',
      fileName: 'ann.txt',
    })
    const add = () => here.caller.post(`/resume-batch/add-file/${here.batch}`, { fileKey })
    await Promise.all([add(), add(), add()])
    expect(await settled(here)).toMatchObject([{ state: 'saved' }])
  })

  it('holds back whoever has the phone of another, until somebody decides', async () => {
    const here = await firm()
    await drop(here, resumeText('Jon Snowden', 'jon@example.com', '(415) 555-0188'), 'text/plain', '1.txt')
    await settled(here)
    for (const [at, name] of ['Jonathan Snowden', 'Johnny Snowden', 'Jo Snowden'].entries()) {
      await drop(here, resumeText(name, `jon${at}@example.com`, '+1 415 555 0188'), 'text/plain', `${at + 2}.txt`)
    }
    const files = await settled(here)
    const held = ['2.txt', '3.txt', '4.txt'].map((name) => one(files, name))
    for (const file of held) {
      expect(file).toMatchObject({
        state: 'held',
        reason: { code: 'double.phone' },
        doubleInfo: [{ name: 'Jon Snowden' }],
      })
    }
    const decide = (file: AnyRecord | undefined, decision: string, more: object = {}) =>
      here.caller.post(`/resume-batch/decide-file/${file?._id}`, { decision, ...more })
    expect((await decide(held[0], 'save')).body.data).toMatchObject({ state: 'saved' })
    const updated = (await decide(held[1], 'update', { choices: { resume: 'other' } })).body.data
    expect(updated).toMatchObject({ state: 'updated', candidateInfo: [{ name: 'Jon Snowden' }] })
    const { data } = await candidatesOf(here)
    const jon = data.find(({ email }) => email === 'jon@example.com')
    expect(jon).toMatchObject({ resume: { originalName: '3.txt' }, firstName: 'Jon' })
    expect((await decide(held[2], 'skip')).body.data).toMatchObject({ state: 'skipped' })
    expect((await decide(held[2], 'save')).body.code).toBe('resumeBatch.moved')
  })

  it('holds back who is probably here under a nickname and another spelling of the address', async () => {
    const here = await firm()
    await drop(here, resumeText('Robert Quill', 'rob.quill7@gmail.com', '2015550188'), 'text/plain', '1.txt')
    await settled(here)
    const waiting = () => run.db.owner`select 1 from candidate_to_match`
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(0), { timeout: 15_000 })
    await drop(here, resumeText('Bob Quill', 'robquill7+new@gmail.com', '4155550123'), 'text/plain', '2.txt')
    expect(one(await settled(here), '2.txt')).toMatchObject({
      state: 'held',
      reason: { code: 'double.likely', message: 'Probably the same person as Robert Quill' },
    })
  })

  it('takes what a person corrected', async () => {
    const here = await firm()
    await drop(here, 'Eva Nowak\nDesigner\n', 'text/plain', 'eva.txt')
    const [file] = await settled(here)
    expect(file).toMatchObject({ state: 'incomplete' })
    const candidate = { firstName: 'Eva', lastName: 'Nowak', email: 'eva@example.com', phone: '+48 22 555 01 01' }
    const path = `/resume-batch/save-file/${file?._id}`
    expect((await here.caller.post(path, { candidate })).body.data).toMatchObject({ state: 'saved' })
    expect((await here.caller.post(path, { candidate })).body.code).toBe('resumeBatch.moved')
  })

  it('is cancelled, tried again, and taken back but for what was changed since', async () => {
    const here = await firm()
    const names = ['Ada Byron', 'Bea Stone', 'Cid Marsh']
    for (const [at, name] of names.entries()) {
      await drop(here, resumeText(name, `p${at}@example.com`, `+1 415 555 02${at}0`), 'text/plain', `${at}.txt`)
    }
    await settled(here)
    const { data } = await candidatesOf(here)
    await here.caller.put(`/candidate/update/${data[0]?._id}`, { jobTitle: 'Changed since' })
    const undone = await here.caller.post(`/resume-batch/undo/${here.batch}`)
    expect(undone.body.data).toMatchObject({ undoneAt: expect.any(String), counts: { removed: 2, saved: 1 } })
    expect((await candidatesOf(here)).totalDocs).toBe(1)
    expect((await here.caller.post(`/resume-batch/undo/${here.batch}`)).body.code).toBe('resumeBatch.undone')

    const cancelled = await run.make.resumeBatch(here.company, await run.make.person('owner', here.company))
    const id = await run.make.resumeBatchFile(here.company, await run.make.person('owner', here.company), cancelled)
    const { body } = await here.caller.post(`/resume-batch/cancel/${cancelled}`)
    expect(body.data).toMatchObject({ counts: { cancelled: 1, reading: 0 } })
    const again = await here.caller.post(`/resume-batch/retry-file/${id}`)
    expect(again.status).toBe(202)
    expect(again.body.data).toMatchObject({ name: 'resume.pdf' })
  })

  it('is finished by another worker where one died, and forgotten after its thirty days', async () => {
    const here = await firm()
    await drop(here, resumeText('Ivy Chen', 'ivy.chen@example.com', '+1 415 555 0301'), 'text/plain', 'ivy.txt')
    await settled(here)
    await run.db.owner`delete from candidate where company_id = ${here.company.id}`
    await run.db.owner`update resume_batch_file set state = 'reading' where batch_id = ${here.batch}`
    await run.db.owner`update parse set updated_at = now() - interval '1 hour' where company_id = ${here.company.id}`
    const jobs = await openJobs(run.db.owner, run.db.urls.owner, queues, () => {})
    try {
      await jobs.enqueue(run.db.sql, 'resume-work', {})
      expect(await settled(here)).toMatchObject([{ state: 'saved' }])
      await run.db.owner`update resume_batch set created_at = now() - interval '31 days' where id = ${here.batch}`
      await jobs.enqueue(run.db.sql, 'forget-work', {})
      await expect
        .poll(async () => (await here.caller.get(`/resume-batch/view/${here.batch}`)).status, { timeout: 20_000 })
        .toBe(404)
    } finally {
      await jobs.stop()
    }
    expect((await candidatesOf(here)).totalDocs).toBe(1)
  })
})
