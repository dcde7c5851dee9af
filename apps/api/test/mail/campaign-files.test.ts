import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeTextPdf } from '../reading/pdf-writer.ts'
import { upload } from '../upload.ts'
import { openDesk, openSales } from './campaign-desk.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
let sales: Awaited<ReturnType<typeof openSales>>
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.office.delivered.splice(0)
  sales = await openSales(desk.run)
})

const pdf = () => Buffer.from(writeTextPdf([{ x: 50, y: 700, text: 'Our people' }]))
const uploaded = (fileName = 'people.pdf') =>
  upload(desk.run, sales.bench, pdf(), { fileName, purpose: 'campaign-file' })

describe('a file of a campaign', () => {
  it('goes along with the mail of each, and stands with its size before', async () => {
    const { vendorWith, draft, start, ended, bench } = sales
    const { vendor } = await vendorWith(['a@vendor.example', 'b@vendor.example'])
    const drafted = await draft({ vendors: [vendor], files: [await uploaded()] })
    expect(drafted.fileInfo).toMatchObject([{ originalName: 'people.pdf', fileSize: pdf().length }])
    const shown = await bench.post('/campaign/mail/view', { id: drafted._id })
    expect(shown.body.data.bytes).toBeGreaterThan(pdf().length)
    await start(drafted._id)
    await ended(drafted._id)
    expect(desk.office.delivered).toHaveLength(2)
    for (const { raw } of desk.office.delivered) {
      expect(raw).toMatch(/filename=people\.pdf/)
      expect(raw.replace(/\s/g, '')).toContain(pdf().toString('base64'))
    }
  })

  it('is of its own purpose, and of whoever sees the campaign', async () => {
    const resume = await upload(desk.run, sales.bench, pdf())
    const words = { kind: 'plain', subject: 'Java bench' }
    expect((await sales.bench.post('/campaign/add', { ...words, files: [resume] })).status).toBe(404)
    const others = await openSales(desk.run)
    const key = await uploaded()
    expect((await others.bench.post('/campaign/add', { ...words, files: [key] })).status).toBe(404)
    await sales.draft({ files: [key] })
    expect((await sales.bench.get(`/s3/download-url?fileKey=${key}`)).status).toBe(200)
    expect((await others.bench.get(`/s3/download-url?fileKey=${key}`)).status).toBe(404)
  })

  it('is refused where all together are too large', async () => {
    const keys = [await uploaded('a.pdf'), await uploaded('b.pdf')]
    await desk.run.db.owner`update stored_file set file_size = ${8 * 1_048_576} where key = any(${keys})`
    const refused = await sales.bench.post('/campaign/add', { kind: 'plain', subject: 'Java bench', files: keys })
    expect([refused.status, refused.body.code, refused.body.params]).toEqual([
      413,
      'campaign.filesTooLarge',
      { limit: 15 },
    ])
  })

  it('goes with the draft that held it, unless another holds it too', async () => {
    const stands = async (key: string) =>
      (await desk.run.db.owner`select 1 from stored_file where key = ${key}`).length > 0
    const [taken, kept] = [await uploaded(), await uploaded()]
    const { _id: id, version } = await sales.draft({ files: [taken, kept] })
    const other = await sales.draft({ files: [kept] })
    await sales.bench.put(`/campaign/update/${id}`, { files: [kept], version })
    expect([await stands(taken), await stands(kept)]).toEqual([false, true])
    await sales.bench.delete(`/campaign/discard/${id}`)
    expect(await stands(kept)).toBe(true)
    await sales.bench.delete(`/campaign/discard/${other._id}`)
    expect(await stands(kept)).toBe(false)
  })
})

describe('a resume', () => {
  it("is drawn in the company's own format, without a way to reach its person", async () => {
    const { run, office } = desk
    const { company, bench, vendorWith, draft, start, ended } = sales
    const candidate = await run.make.candidate(company, {
      ...{ first_name: 'Carla', last_name: 'Mendes', job_title: 'Java Developer', email: 'carla@people.example' },
    })
    const drawn = await bench.post('/campaign/draw-resumes', { candidates: [candidate] })
    expect([drawn.status, drawn.body.data]).toMatchObject([200, [{ originalName: 'Carla Mendes.pdf' }]])
    const { vendor } = await vendorWith(['a@vendor.example'])
    const { _id: id } = await draft({ vendors: [vendor], files: [drawn.body.data[0]?.fileKey] })
    await start(id)
    await ended(id)
    expect(office.delivered[0]?.raw).toContain('filename="Carla Mendes.pdf"')
    const foreign = await run.make.candidate(await run.make.company())
    expect((await bench.post('/campaign/draw-resumes', { candidates: [foreign] })).status).toBe(404)
  })

  it('is drawn for two of one person at a time: what is more is refused, and keeps nothing', async () => {
    const { run } = desk
    const candidates = await Promise.all(Array.from({ length: 10 }, () => run.make.candidate(sales.company)))
    const counted = async () => (await run.db.owner`select 1 from stored_file where purpose = 'campaign-file'`).length
    const before = await counted()
    const draw = () => sales.bench.post('/campaign/draw-resumes', { candidates })
    const answers = await Promise.all(Array.from({ length: 6 }, draw))
    const codes = answers.map(({ status, body }) => (status === 200 ? 'drawn' : body.code)).toSorted()
    expect(codes).toEqual(['drawn', 'drawn', ...Array(4).fill('request.tooMany')])
    expect(await counted()).toBe(before + 2 * candidates.length)
    expect((await draw()).status).toBe(200)
  })
})
