import type { MailShown } from '@corridor/contract/mail/campaign/reach'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { textOf } from '../trust/papers.ts'
import { openDesk, openSales } from './campaign-desk.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
let sales: Awaited<ReturnType<typeof openSales>>
let candidate: string
let harbor: string
let summit: string
let plain: string
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.office.delivered.splice(0)
  sales = await openSales(desk.run)
  candidate = await desk.run.make.candidate(sales.company, {
    ...{ first_name: 'Carla', last_name: 'Mendes', job_title: 'Java Developer', location: 'Charlotte, NC' },
    ...{ skills: ['Kotlin'], email: 'carla@people.example' },
  })
  harbor = (await sales.vendorWith(['a@harbor-vendor.example', 'b@harbor-vendor.example'])).vendor
  summit = (await sales.vendorWith(['c@summit.example'])).vendor
  plain = (await sales.vendorWith(['d@plain.example'])).vendor
  await format(harbor, { columns: ['location', 'email'], fileName: '{lastName}-{jobTitle}' })
  await format(summit, { columns: ['skills'], fileName: '{firstName}_resume' })
})

async function format(vendorId: string, wishes: object) {
  const stands = await sales.bench.post('/vendor-format/view', { vendorId })
  const version = stands.body.data?.version
  const { status } = await sales.bench.post('/vendor/step-five', { vendorId, ...(version && { version }), ...wishes })
  expect(status).toBe(200)
}

/** A draft to three vendors that takes the resume along, and its key in the company's own format. */
async function drafted(vendors = [harbor, summit, plain]) {
  const drawn = await sales.bench.post('/campaign/draw-resumes', { candidates: [candidate] })
  const key = String(drawn.body.data[0]?.fileKey)
  const { _id: id, version } = await sales.draft({ vendors, files: [key] })
  return { id: String(id), version, key }
}

const mailTo = async (id: string, find: string) =>
  (await sales.bench.post('/campaign/mail/view', { id, find })).body.data as unknown as MailShown

function fileIn(to: string) {
  const raw = desk.office.delivered.find((letter) => letter.to.includes(to))?.raw ?? ''
  const [, name = '', encoded = ''] =
    /filename="?([^"\r\n]+?)"?\r?\n(?:[^\r\n]+\r?\n)*\r?\n([\s\S]*?)\r?\n--/.exec(raw) ?? []
  return { name, bytes: Buffer.from(encoded, 'base64') }
}

const standing = async (campaign: string) =>
  (await desk.run.db
    .owner`select file_key, drawn_of, format from campaign_file where campaign_id = ${campaign}`) as unknown as {
    file_key: string
    drawn_of: string | null
    format: string | null
  }[]

describe('a resume of a campaign', () => {
  it('goes to the people of each vendor in its format, and to everybody else in the own', async () => {
    const { id } = await drafted()
    await sales.start(id)
    await sales.ended(id)
    expect(desk.office.delivered).toHaveLength(4)
    const [a, b, c, d] = [
      'a@harbor-vendor.example',
      'b@harbor-vendor.example',
      'c@summit.example',
      'd@plain.example',
    ].map(fileIn)
    expect([a, b, c, d].map((file) => file?.name)).toEqual([
      'Mendes-Java Developer.pdf',
      'Mendes-Java Developer.pdf',
      'Carla_resume.pdf',
      'Carla Mendes.pdf',
    ])
    expect(b?.bytes.equals(a?.bytes ?? Buffer.alloc(0))).toBe(true)
    const texts = await Promise.all([a, c, d].map((file) => textOf(file?.bytes ?? Buffer.alloc(0))))
    const [ofHarbor, ofSummit, own] = texts
    expect(ofHarbor).toContain('Charlotte, NC')
    expect(ofHarbor).not.toMatch(/Kotlin|people\.example/)
    expect(ofSummit).toContain('Kotlin')
    expect(ofSummit).not.toContain('Charlotte, NC')
    expect(own).toMatch(/Charlotte, NC[\s\S]*Kotlin/)
  })

  it('is looked at before as it is sent, with its name and size, and tried so', async () => {
    const { id } = await drafted()
    const shown = await mailTo(id, 'c@summit.example')
    expect(shown).toMatchObject({ files: [{ originalName: 'Carla_resume.pdf', fileType: 'application/pdf' }] })
    const [vendor] = await desk.run.db.owner`select name from vendor where id = ${summit}`
    expect(shown.formatOf).toBe(vendor?.name)
    const [file] = shown.files
    expect((await sales.bench.get(`/s3/download-url?fileKey=${file?.fileKey}`)).status).toBe(200)
    expect(await mailTo(id, 'd@plain.example')).toMatchObject({
      formatOf: '',
      files: [{ originalName: 'Carla Mendes.pdf' }],
    })
    await sales.bench.post(`/campaign/test/${id}`, { find: 'c@summit.example' })
    expect(fileIn(sales.person.email).name).toBe('Carla_resume.pdf')
    await sales.start(id)
    await sales.ended(id)
    expect(fileIn('c@summit.example').bytes).toHaveLength(file?.fileSize ?? 0)
    const drawnKeys = (await standing(id)).map(({ file_key }) => file_key)
    expect(drawnKeys).toContain(file?.fileKey)
  })

  it('is drawn anew where the format was changed since somebody looked', async () => {
    const { id } = await drafted()
    await mailTo(id, 'c@summit.example')
    await format(summit, { columns: ['location'], fileName: 'Ours {lastName}' })
    await sales.start(id)
    await format(summit, { columns: ['skills'], fileName: 'Later' })
    await sales.ended(id)
    const { name, bytes } = fileIn('c@summit.example')
    expect(name).toBe('Ours Mendes.pdf')
    expect(await textOf(bytes)).not.toContain('Kotlin')
  })

  it('is drawn once for vendors that want the same', async () => {
    await format(summit, { columns: ['location', 'email'], fileName: '{lastName}-{jobTitle}' })
    const { id, key } = await drafted()
    await sales.start(id)
    expect((await standing(id)).filter(({ drawn_of }) => drawn_of === key)).toHaveLength(1)
  })

  it('goes again in the formats as they stand then', async () => {
    const { id } = await drafted([summit])
    await sales.start(id)
    await sales.ended(id)
    await desk.run.db
      .owner`update campaign_recipient set state_at = state_at - interval '2 days' where campaign_id = ${id}`
    const again = await sales.bench.post(`/campaign/again/${id}`, {})
    const shown = await mailTo(again.body.data._id, 'c@summit.example')
    expect(shown.files).toMatchObject([{ originalName: 'Carla_resume.pdf' }])
  })

  it('keeps a mail from being too large in one format alone', async () => {
    const { id, key } = await drafted()
    await mailTo(id, 'c@summit.example')
    const [inFormat] = (await standing(id)).filter(({ drawn_of }) => drawn_of === key)
    await desk.run.db
      .owner`update stored_file set file_size = ${16 * 1_048_576} where key = ${inFormat?.file_key ?? ''}`
    const refused = await sales.bench.post(`/campaign/start/${id}`, {})
    expect([refused.status, refused.body.code, refused.body.params]).toMatchObject([
      413,
      'campaign.formatTooLarge',
      { limit: 15 },
    ])
    expect((await sales.view(id)).state).toBe('draft')
  })

  it('keeps a campaign from starting if its candidate is gone, and says for which vendor', async () => {
    const { id } = await drafted([summit])
    await sales.owner.delete(`/candidate/delete/${candidate}`)
    const refused = await sales.bench.post(`/campaign/start/${id}`, {})
    expect([refused.status, refused.body.code, refused.body.params]).toMatchObject([
      409,
      'campaign.resumeNotDrawn',
      { file: 'Carla Mendes.pdf' },
    ])
    expect(desk.office.delivered).toEqual([])
  })

  it('goes in every format with the draft that took it along', async () => {
    const { id, version, key } = await drafted()
    await mailTo(id, 'c@summit.example')
    const held = (await standing(id)).map(({ file_key }) => file_key)
    expect(held).toHaveLength(2)
    const stands = async () => (await desk.run.db.owner`select key from stored_file where key = any(${held})`).length
    await sales.bench.put(`/campaign/update/${id}`, { subject: 'Java bench today', version })
    expect(await stands()).toBe(2)
    const { version: after } = await sales.view(id)
    const { status } = await sales.bench.put(`/campaign/update/${id}`, { files: [], version: after })
    expect([status, await stands(), held.includes(key)]).toEqual([200, 0, true])
  })
})
