import { type PageText, Parse } from '@corridor/contract/base/parse/shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from './call.ts'
import { checkedImport } from './records/importing.ts'
import { type RunningApp, runApp } from './running-app.ts'
import { trailOf } from './trail.ts'
import { upload } from './upload.ts'

let run: RunningApp
let admin: Caller
let recruiter: Caller
beforeAll(async () => {
  run = await runApp()
  admin = run.call(await run.make.tokenOf('administrator'))
  recruiter = run.call(await run.make.tokenOf('recruiter', await run.make.company()))
})
afterAll(() => run.close())

const add = (name: string, aliases: string[] = []) => admin.post('/skill/add', { name, aliases })
const update = (id: string, body: object) => admin.put(`/skill/update/${id}`, body)

/** The skills that a resume of these lines is read to have, each with what stands at its place. */
async function skillsOf(...lines: string[]) {
  const text = ['Ida Loom', 'ida@mail.example', '+1 415 555 0100', '', ...lines].join('\n')
  const fileKey = await upload(run, recruiter, text, { fileType: 'text/plain', fileName: 'ida.txt' })
  const { parseId } = (await recruiter.post('/agent/resume-parser', { fileKey })).body
  const look = async () => Parse.parse((await recruiter.get(`/agent/parse/${parseId}`)).body)
  await expect.poll(async () => (await look()).status, { timeout: 20_000 }).toBe('done')
  const { pages } = (await recruiter.get(`/agent/parse/${parseId}/text`)).body as unknown as { pages: PageText[] }
  return ((await look()).result?.skills ?? []).map(({ value, page, start, end }) => [
    value,
    pages[page - 1]?.text.slice(start, end),
  ])
}

describe('a skill with aliases', () => {
  it('is found in a resume by any of them, under its own name and with its place', async () => {
    await add('Zorblax', ['ZBX', 'Zorb (Lax)'])
    expect(await skillsOf('Skills', 'Java, ZBX, zorblax, Welding')).toEqual([
      ['Java', 'Java'],
      ['Zorblax', 'ZBX'],
      ['Welding', 'Welding'],
    ])
  })

  it('is found in the sentences of a resume without a list of skills', async () => {
    await add('Quuxware Studio', ['QXW'])
    const found = await skillsOf(
      'Experience',
      'Engineer, Acme Inc, 2019 - 2021',
      'Built pumps with QXW and Kafka for ships.',
    )
    expect(found).toEqual([
      ['Quuxware Studio', 'QXW'],
      ['Kafka', 'Kafka'],
    ])
  })

  it('is found in a job description that somebody pastes', async () => {
    await add('Frobnicator', ['FRB9'])
    const { body } = await recruiter.post('/agent/jd-extractor', {
      text: 'Engineer\nRequired skills: Java, FRB9, SQL\n',
    })
    const { job } = body as unknown as { job: { fields: { skills: { value: string }[] } } }
    expect(job.fields.skills.map(({ value }) => value)).toContain('Frobnicator')
  })

  it('bites at the next reading: a new alias, an inactive skill, a deleted one', async () => {
    const { _id: id } = (await add('Glimmer')).body.data
    expect(await skillsOf('Skills', 'GLM, Java')).toContainEqual(['GLM', 'GLM'])
    await update(id, { aliases: ['GLM'] })
    expect(await skillsOf('Skills', 'GLM, Java')).toContainEqual(['Glimmer', 'GLM'])
    await update(id, { status: 'inactive' })
    expect(await skillsOf('Skills', 'GLM, Java')).toContainEqual(['GLM', 'GLM'])
    await update(id, { status: 'active' })
    expect(await skillsOf('Skills', 'GLM, Java')).toContainEqual(['Glimmer', 'GLM'])
    await admin.delete(`/skill/delete/${id}`)
    expect(await skillsOf('Skills', 'GLM, Java')).toContainEqual(['GLM', 'GLM'])
  })

  it('may be called by the signs of patterns, which are only text', async () => {
    await add('Odd (.*', ['A+B|C[', '$^'])
    expect(await skillsOf('Skills', 'A+B|C[, Java')).toContainEqual(['Java', 'Java'])
  })

  it('keeps each alias once, none that is its name, and tells them in the trail', async () => {
    const { body } = await add('Kiln', ['KN', 'kn', 'KILN'])
    expect(body.data).toMatchObject({ name: 'Kiln', aliases: ['KN'] })
    await update(body.data._id, { name: 'KN' })
    expect((await admin.post('/skill/list', { filters: { _id: body.data._id } })).body.data[0]).toMatchObject({
      name: 'KN',
      aliases: [],
    })
    expect((await trailOf(run.db.owner, body.data._id)).map(({ after }) => after)).toMatchObject([
      { name: 'Kiln', aliases: ['KN'] },
      { name: 'KN', aliases: [] },
    ])
  })

  it('shares no name and no alias with another, whatever the case and the way it comes', async () => {
    const { _id: id } = (await add('Marble', ['MRB'])).body.data
    const { _id: other } = (await add('Granite')).body.data
    const taken = { status: 409, body: { code: 'skill.wordTaken', params: { word: 'mrb' } } }
    expect(await add('mrb')).toMatchObject(taken)
    expect(await add('Slate', ['Mrb'])).toMatchObject(taken)
    expect(await update(other, { aliases: ['MRB'] })).toMatchObject(taken)
    expect(await update(other, { aliases: ['MARBLE'] })).toMatchObject({ status: 409 })
    await admin.delete(`/skill/delete/${id}`)
    expect(await update(other, { aliases: ['MRB'] })).toMatchObject({ status: 200 })
    expect(await admin.post(`/bin/restore/${id}`)).toMatchObject(taken)
  })

  it('comes in by a table, and no other lookup has aliases', async () => {
    const found = await checkedImport(run, admin, 'skill', 'Name,Also known as\nBasalt,BSL; Bslt\nbsl,\n')
    await found.post('run', { expected: 2 })
    await found.reach('done')
    const { body } = await admin.post('/skill/list', { searchTerm: 'Basalt' })
    expect(body.data[0]).toMatchObject({ aliases: ['BSL', 'Bslt'] })
    expect((await found.rows()).data.map(({ outcome }) => outcome)).toEqual(['added', 'failed'])
    expect(await admin.post('/job-type/add', { name: 'Seasonal', aliases: ['SZN'] })).toMatchObject({ status: 400 })
    expect(
      await add(
        'Pumice',
        Array.from({ length: 51 }, (_, at) => `P${at}`),
      ),
    ).toMatchObject({ status: 400 })
    expect(await add('Pumice', ['x'.repeat(51)])).toMatchObject({ status: 400 })
  })
})
