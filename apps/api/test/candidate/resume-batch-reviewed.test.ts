import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyRecord } from '../call.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { upload } from '../upload.ts'
import { candidatesOf, dropResume, type Firm, filesOf, one, resumeText, settled, startFirm } from './resume-drop.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())

const firm = () => startFirm(run, { isReviewed: true })
const drop = (here: Firm, text: string, fileName: string) => dropResume(run, here, text, 'text/plain', fileName)
const ana = resumeText('Ana Silva', 'ana.silva@example.com', '+1 415 555 0151')
const decide = (here: Firm, file: AnyRecord, decision: string) =>
  here.caller.post(`/resume-batch/decide-file/${file._id}`, { decision })
const save = (here: Firm, file: AnyRecord, candidate: object) =>
  here.caller.post(`/resume-batch/save-file/${file._id}`, { candidate })
const openOf = async ({ caller, batch }: Firm, isOpen = true) =>
  ((await caller.post('/resume-batch/list-file', { filters: { batch, isOpen } })).body.data as AnyRecord[]).map(
    ({ name }) => name,
  )

describe('a batch of resumes that is reviewed', () => {
  it('reads each file and saves nobody before a person does', async () => {
    const here = await firm()
    await drop(here, ana, 'ana.txt')
    await drop(here, 'Nora Bare\nTester\n', 'bare.txt')
    const files = await settled(here)
    expect(one(files, 'ana.txt')).toMatchObject({
      state: 'ready',
      reason: null,
      decisions: ['skip'],
      candidateInfo: [],
    })
    expect(one(files, 'ana.txt').read).toMatchObject({ name: 'Ana Silva', email: 'ana.silva@example.com' })
    expect(one(files, 'bare.txt')).toMatchObject({ state: 'incomplete', decisions: ['skip'] })
    expect((await candidatesOf(here)).totalDocs).toBe(0)
    const { body } = await here.caller.get(`/resume-batch/view/${here.batch}`)
    expect(body.data).toMatchObject({ isReviewed: true, counts: { files: 2, ready: 1, incomplete: 1, saved: 0 } })
  })

  it('names the values that deserve a look', async () => {
    const here = await firm()
    await drop(here, ana, 'ana.txt')
    // Years are counted from dates, and so are a guess.
    expect(await settled(here)).toMatchObject([{ doubts: ['experience'] }])
  })

  it('saves a candidate as a person corrected it, once', async () => {
    const here = await firm()
    await drop(here, ana, 'ana.txt')
    const [file] = (await settled(here)) as [AnyRecord]
    const candidate = {
      ...{ firstName: 'Ana', lastName: 'da Silva', email: 'ana.silva@example.com', phone: '+1 415 555 0151' },
      resumeKey: file.fileKey,
    }
    const { body } = await save(here, file, candidate)
    expect(body.data).toMatchObject({ state: 'saved', candidateInfo: [{ name: 'Ana da Silva' }], decisions: [] })
    expect((await save(here, file, candidate)).body.code).toBe('resumeBatch.moved')
    expect((await candidatesOf(here)).totalDocs).toBe(1)
  })

  it('holds back whoever resembles a candidate, as a batch that saves by itself does', async () => {
    const here = await firm()
    await run.make.candidate(here.company, { email: 'ana.silva@example.com' })
    await drop(here, ana, 'ana.txt')
    expect(await settled(here)).toMatchObject([{ state: 'held', reason: { code: 'double.email' } }])
  })

  it('skips what is ready or incomplete, and saves or updates nobody by a decision', async () => {
    const here = await firm()
    await drop(here, ana, 'ana.txt')
    await drop(here, 'Nora Bare\nTester\n', 'bare.txt')
    const files = await settled(here)
    for (const decision of ['save', 'update'])
      expect((await decide(here, one(files, 'ana.txt'), decision)).body.code).toBe('resumeBatch.moved')
    for (const file of files) expect((await decide(here, file, 'skip')).body.data.state).toBe('skipped')
    expect((await candidatesOf(here)).totalDocs).toBe(0)
  })

  it('lists what waits for a person', async () => {
    const here = await firm()
    await drop(here, ana, 'ana.txt')
    await drop(here, 'Nora Bare\nTester\n', 'bare.txt')
    const files = await settled(here)
    expect((await openOf(here)).toSorted()).toEqual(['ana.txt', 'bare.txt'])
    await decide(here, one(files, 'bare.txt'), 'skip')
    expect(await openOf(here)).toEqual(['ana.txt'])
    expect(await openOf(here, false)).toEqual(['bare.txt'])
  })

  it('is neither seen nor filled by another company', async () => {
    const here = await firm()
    await drop(here, ana, 'ana.txt')
    const [file] = (await settled(here)) as [AnyRecord]
    const other = await firm()
    expect(await filesOf({ ...here, caller: other.caller })).toEqual([])
    expect(await openOf({ ...here, caller: other.caller })).toEqual([])
    expect((await decide(other, file, 'skip')).status).toBe(404)
    const fileKey = await upload(run, other.caller, ana, { fileType: 'text/plain', fileName: 'ana.txt' })
    expect((await other.caller.post(`/resume-batch/add-file/${here.batch}`, { fileKey })).status).toBe(404)
  })
})
