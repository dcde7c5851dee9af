import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyRecord } from '../call.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { candidatesOf, dropResume, type Firm, one, resumeText, settled, startBatch, startFirm } from './resume-drop.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp()
})
afterAll(() => run.close())

const drop = (here: Firm, text: string, fileName: string) => dropResume(run, here, text, 'text/plain', fileName)
const decide = (here: Firm, file: AnyRecord, body: object) =>
  here.caller.post(`/resume-batch/decide-file/${file._id}`, body)
const view = async (here: Firm, candidateId: unknown) =>
  (await here.caller.post('/candidate/view', { candidateId })).body.data as AnyRecord
const findByEmail = async (here: Firm, email: string) =>
  (await candidatesOf(here)).data.find((candidate) => candidate.email === email) as AnyRecord

const jon = resumeText('Jon Snowden', 'jon@example.com', '(415) 555-0188')

/** Jon stands, from a batch of his own; the files dropped now are in the next. */
async function withJon(): Promise<Firm & { jon: AnyRecord }> {
  const here = await startFirm(run)
  await drop(here, jon, 'jon.txt')
  await settled(here)
  return { ...here, jon: await findByEmail(here, 'jon@example.com'), batch: await startBatch(here.caller) }
}

describe('a resume that is held back', () => {
  it('shows who was read beside who stands; an equal phone alone updates nobody without a comparison', async () => {
    const here = await withJon()
    await drop(here, resumeText('Maria Wells', 'maria@example.com', '+1 415 555 0188'), 'maria.txt')
    const held = one(await settled(here), 'maria.txt')
    expect(held).toMatchObject({
      state: 'held',
      reason: { code: 'double.phone' },
      read: { name: 'Maria Wells', email: 'maria@example.com', phone: '+14155550188' },
      doubleInfo: [{ name: 'Jon Snowden', email: 'jon@example.com', phone: '+14155550188' }],
      decisions: ['save', 'skip'],
    })
    const refused = await decide(here, held, { decision: 'update' })
    expect([refused.status, refused.body.code]).toEqual([409, 'resumeBatch.compare'])
    expect(await view(here, here.jon._id)).toMatchObject({ resume: { originalName: 'jon.txt' }, formerResumes: [] })
  })

  it('updates by field once the two were compared, and the former resume stays with the record', async () => {
    const here = await withJon()
    await drop(here, resumeText('Jonathan Snowdon', 'jonathan@example.com', '+1 415 555 0188'), 'new.txt')
    const held = one(await settled(here), 'new.txt')
    const stale = { decision: 'update', choices: { email: 'other' }, doubleVersion: 7 }
    expect((await decide(here, held, stale)).body.code).toBe('record.changed')
    const choices = { email: 'other', resume: 'other', name: 'kept' }
    const { body } = await decide(here, held, { decision: 'update', choices, doubleVersion: here.jon.version })
    expect(body.data).toMatchObject({ state: 'updated', candidateInfo: [{ name: 'Jon Snowden' }] })
    const after = await view(here, here.jon._id)
    expect(after).toMatchObject({
      firstName: 'Jon',
      email: 'jonathan@example.com',
      resume: { originalName: 'new.txt' },
      formerResumes: [{ originalName: 'jon.txt', replacedAt: expect.any(String) }],
    })
    const [former] = after.formerResumes as AnyRecord[]
    expect((await here.caller.get(`/s3/download-url?fileKey=${former?.fileKey}`)).status).toBe(200)
  })

  it('is updated by a press where the address or the name agrees, and saved beside only where its address is free', async () => {
    const here = await withJon()
    await drop(here, resumeText('Jonny Snow', 'JON@example.com', '+1 212 555 0100'), 'address.txt')
    await drop(here, resumeText('Snowden, Jon', 'other@example.com', '+1 415 555 0188'), 'name.txt')
    const files = await settled(here)
    expect(one(files, 'address.txt').decisions).toEqual(['update', 'skip'])
    expect(one(files, 'name.txt').decisions).toEqual(['save', 'update', 'skip'])
    // Takes the address meanwhile, which closes the way beside.
    await run.make.candidate(here.company, { email: 'Other@example.com' })
    expect(one(await settled(here), 'name.txt').decisions).toEqual(['update', 'skip'])
    expect((await decide(here, one(files, 'name.txt'), { decision: 'save' })).body.code).toBe('candidate.exists')
    expect((await decide(here, one(files, 'name.txt'), { decision: 'update' })).body.data).toMatchObject({
      state: 'updated',
    })
  })

  it('is known by every address and phone of who stands', async () => {
    const here = await startFirm(run)
    const several = { more_emails: ['second@example.com'], more_phones: ['+14155550199'] }
    await run.make.candidate(here.company, { email: 'first@example.com', ...several })
    await drop(here, resumeText('Otto Klein', 'Second@example.com', '+1 212 555 0100'), 'address.txt')
    await drop(here, resumeText('Nora Stone', 'nora@example.com', '(415) 555-0199'), 'phone.txt')
    const files = await settled(here)
    expect(one(files, 'address.txt')).toMatchObject({
      state: 'held',
      reason: { code: 'double.email' },
      doubleInfo: [{ email: 'second@example.com' }],
      decisions: ['update', 'skip'],
    })
    expect(one(files, 'phone.txt')).toMatchObject({
      state: 'held',
      reason: { code: 'double.phone' },
      doubleInfo: [{ email: 'first@example.com', phone: '+14155550199' }],
      decisions: ['save', 'skip'],
    })
  })

  it('is decided together with others; those that cannot be are left with their reason', async () => {
    const here = await withJon()
    const people = ['Maria Wells', 'Nora Stone', 'Jon Snowden']
    for (const [at, name] of people.entries())
      await drop(here, resumeText(name, `p${at}@example.com`, '+1 415 555 0188'), `${at}.txt`)
    const files = await settled(here)
    const ids = files.map(({ _id }) => _id)
    const updated = await here.caller.post('/resume-batch/decide-files', { ids, decision: 'update' })
    expect(updated.body).toMatchObject({
      data: {
        decided: 1,
        left: ['0.txt', '1.txt'].map((name) => ({ name, code: 'resumeBatch.compare', message: expect.any(String) })),
      },
    })
    const skipped = await here.caller.post('/resume-batch/decide-files', { ids, decision: 'skip' })
    expect(skipped.body).toMatchObject({ data: { decided: 2, left: [{ name: '2.txt', code: 'resumeBatch.moved' }] } })
    expect((await settled(here)).map(({ state }) => state)).toEqual(['skipped', 'skipped', 'updated'])
  })
})

describe('two files of one new person', () => {
  it('make one candidate, though nobody was compared with the first one yet', async () => {
    const here = await startFirm(run)
    await Promise.all([
      drop(here, resumeText('Robert Quill', 'rob.quill7@gmail.com', '2015550188'), '1.txt'),
      drop(here, resumeText('Bob Quill', 'robquill7+new@gmail.com', '4155550123'), '2.txt'),
    ])
    const states = (await settled(here)).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['held', 'saved'])
    expect((await candidatesOf(here)).totalDocs).toBe(1)
  })

  it('make one candidate too where both were held back for another', async () => {
    const here = await withJon()
    await drop(here, resumeText('Maria Wells', 'maria@example.com', '+1 415 555 0188'), '1.txt')
    await drop(here, resumeText('Maria Wells', 'mwells@example.org', '+1 415 555 0188'), '2.txt')
    const [first, second] = (await settled(here)) as [AnyRecord, AnyRecord]
    const ids = [first._id, second._id]
    const { body } = await here.caller.post('/resume-batch/decide-files', { ids, decision: 'save' })
    expect(body).toMatchObject({ data: { decided: 1, left: [{ name: '2.txt', code: 'resumeBatch.another' }] } })
    const [, again] = (await settled(here)) as [AnyRecord, AnyRecord]
    expect(again).toMatchObject({ state: 'held', doubleInfo: [{ name: 'Maria Wells' }] })
    // Somebody who was shown both, and says that it is a third, is believed.
    expect((await decide(here, again, { decision: 'save' })).body.data).toMatchObject({ state: 'saved' })
  })
})

describe('a batch that is taken back', () => {
  it('gives who was updated the former values and resume', async () => {
    const here = await withJon()
    const former = await view(here, here.jon._id)
    const bare = await run.make.candidate(here.company, { email: 'bare@example.com', skills: [] })
    await drop(here, resumeText('Jon Snowden', 'jon@example.com', '+1 415 555 0188'), 'newer.txt')
    await drop(here, resumeText('Jon Snowden', 'Jon@example.com', '+1 415 555 0188'), 'newest.txt')
    await drop(here, resumeText('Bare Person', 'bare@example.com', '+1 212 555 0111'), 'bare.txt')
    for (const file of await settled(here))
      expect((await decide(here, file, { decision: 'update' })).body.data).toMatchObject({ state: 'updated' })
    const history = async () =>
      (await here.caller.post('/candidate-history/list', { filters: { candidate: bare } })).body.totalDocs
    expect([(await view(here, bare)).skills, await history()]).toEqual([['Java', 'SQL'], 1])

    const { body } = await here.caller.post(`/resume-batch/undo/${here.batch}`)
    expect(body.data).toMatchObject({ counts: { updated: 0, restored: 3 } })
    const { version, updateDate, ...values } = await view(here, here.jon._id)
    expect(former).toMatchObject(values)
    expect(values).toMatchObject({ resume: { originalName: 'jon.txt' }, formerResumes: [] })
    expect([await view(here, bare), await history()]).toMatchObject([{ skills: [], resume: null }, 0])
  })

  it('leaves an update that somebody built on, and keeps edits beside it', async () => {
    const here = await withJon()
    const bare = await run.make.candidate(here.company, { email: 'bare@example.com' })
    await drop(here, resumeText('Jon Snowden', 'jon@example.com', '+1 415 555 0188'), 'newer.txt')
    await drop(here, resumeText('Bare Person', 'bare@example.com', '+1 212 555 0111'), 'bare.txt')
    for (const file of await settled(here)) await decide(here, file, { decision: 'update' })
    await here.caller.put(`/candidate/update/${here.jon._id}`, { location: 'Oslo' })
    await here.caller.put(`/candidate/update/${bare}`, { jobTitle: 'Changed since' })
    const { body } = await here.caller.post(`/resume-batch/undo/${here.batch}`)
    expect(body.data).toMatchObject({ counts: { updated: 1, restored: 1 } })
    expect(await view(here, here.jon._id)).toMatchObject({ location: 'Oslo', resume: { originalName: 'jon.txt' } })
    expect(await view(here, bare)).toMatchObject({ jobTitle: 'Changed since', resume: { originalName: 'bare.txt' } })
  })

  it('removes whom it added though another of its files updated them', async () => {
    const here = await startFirm(run)
    const text = resumeText('Olga Petrova', 'olga@example.com', '+1 415 555 0177')
    for (const name of ['1.txt', '2.txt', '3.txt']) await drop(here, text, name)
    for (const file of (await settled(here)).filter(({ state }) => state === 'held'))
      await decide(here, file, { decision: 'update' })
    const { body } = await here.caller.post(`/resume-batch/undo/${here.batch}`)
    expect(body.data).toMatchObject({ counts: { restored: 2, removed: 1 } })
    expect((await candidatesOf(here)).totalDocs).toBe(0)
  })
})
