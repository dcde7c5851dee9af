import { gigabyte } from '@corridor/contract/money/plan/terms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepFiles } from '../../src/features/base/file/sweep.ts'
import { openDiskStorage } from '../../src/platform/storage/disk.ts'
import { photo } from '../images.ts'
import type { Company } from '../make.ts'
import { writeTextPdf } from '../reading/pdf-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { askAddress, send, upload } from '../upload.ts'

let run: RunningApp
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
})
afterAll(() => run.close())

const pdf = writeTextPdf([{ x: 50, y: 700, text: 'Jane Doe' }])

/** A company of a plan, with a file that leaves it only some bytes. */
async function companyWith(plan: string, limitGb: number, freeBytes: number) {
  const company = await run.make.company()
  if (plan !== 'Basic') await run.make.subscription(company, plan)
  const person = await run.make.person('owner', company)
  await run.make.file(company, person, { file_size: limitGb * gigabyte - freeBytes })
  return { company, person, owner: run.call(await run.make.session(person)) }
}
const keptBytes = async ({ id }: Company) => {
  const [row] = await run.db.owner<{ bytes: number }[]>`select bytes from company_storage where company_id = ${id}`
  return row?.bytes ?? 0
}
const countedBytes = async ({ id }: Company) => {
  const [row] = await run.db.owner<{ bytes: number }[]>`
    select coalesce(sum(file_size), 0)::bigint as bytes from stored_file where company_id = ${id} and state <> 'issued'`
  return row?.bytes ?? 0
}

describe('the storage of a plan', () => {
  it.each([
    ['Basic', 10],
    ['Pro', 50],
    ['Premium', 200],
  ])('%s ends at %d GB', async (plan, limit) => {
    const { owner } = await companyWith(plan, limit, 1_000)
    expect(await askAddress(owner, { fileSize: 1_001 })).toMatchObject({
      status: 403,
      body: { code: 'file.quota', message: `The storage of your plan (${limit} GB) is full` },
    })
    expect((await askAddress(owner, { fileSize: 1_000 })).status).toBe(200)
  })

  it('is that of the free plan from the very moment at which the paid one ends', async () => {
    const { owner, company } = await companyWith('Pro', 10, 500)
    expect((await askAddress(owner, { fileSize: 1_000 })).status).toBe(200)
    await run.make.subscription(company, 'Pro', { ends_at: new Date(Date.now() - 1_000) })
    expect((await askAddress(owner, { fileSize: 1_000 })).body.message).toBe('The storage of your plan (10 GB) is full')
  })

  it('has no end in Enterprise, and none for administrators', async () => {
    const { owner } = await companyWith('Enterprise', 5_000, 0)
    expect((await askAddress(owner)).status).toBe(200)
    expect((await askAddress(run.call(await run.make.tokenOf('administrator')))).status).toBe(200)
  })

  it('is not overshot by addresses that are asked for at once', async () => {
    const { owner, company } = await companyWith('Basic', 10, 5_000)
    const asked = await Promise.all(Array.from({ length: 20 }, () => askAddress(owner, { fileSize: 1_000 })))
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(asked.filter(({ body }) => body.code === 'file.quota')).toHaveLength(15)
    const issued = await run.db.owner`select 1 from stored_file where company_id = ${company.id} and state = 'issued'`
    expect(issued).toHaveLength(5)
  })

  it('is free again when an address has died unused', async () => {
    const { owner, company } = await companyWith('Basic', 10, 1_000)
    expect((await askAddress(owner, { fileSize: 800 })).status).toBe(200)
    expect((await askAddress(owner, { fileSize: 800 })).status).toBe(403)
    await run.db.owner`
      update stored_file set issued_at = now() - interval '301 seconds' where company_id = ${company.id} and state = 'issued'`
    expect((await askAddress(owner, { fileSize: 800 })).status).toBe(200)
  })

  it('is asked for again by an upload that ends after its address has died', async () => {
    const { owner } = await companyWith('Basic', 10, pdf.length)
    const late = await askAddress(owner, { fileSize: pdf.length })
    await run.db
      .owner`update stored_file set issued_at = now() - interval '301 seconds' where key = ${late.body.fileKey}`
    const other = await upload(run, owner, pdf)
    expect(await send(run, late, pdf)).toBe(403)
    expect((await owner.post('/agent/resume-parser', { fileKey: late.body.fileKey })).body.code).toBe('file.quota')
    expect((await owner.post('/agent/resume-parser', { fileKey: other })).status).toBeLessThan(300)
  })

  it('of one company is not that of another', async () => {
    await companyWith('Basic', 10, 0)
    const { owner } = await companyWith('Basic', 10, 10)
    expect((await askAddress(owner)).status).toBe(200)
  })
})

describe('the kept total', () => {
  it('follows uploads, confirmed images, refusals and the sweep', async () => {
    const company = await run.make.company()
    const owner = run.call(await run.make.tokenOf('owner', company))
    const agrees = async () => {
      const bytes = await keptBytes(company)
      expect(bytes).toBe(await countedBytes(company))
      return bytes
    }
    await askAddress(owner, { fileSize: 500 })
    expect(await agrees()).toBe(0)
    const resume = await upload(run, owner, pdf)
    expect(await agrees()).toBe(pdf.length)
    await owner.post('/agent/resume-parser', { fileKey: resume })
    expect(await agrees()).toBe(pdf.length)
    const image = await upload(run, owner, await photo(), { fileType: 'image/jpeg' })
    await owner.post('/agent/resume-parser', { fileKey: image })
    const withImage = await agrees()
    const refused = await upload(run, owner, '#!/bin/sh\n', { fileType: 'text/plain' })
    await owner.post('/agent/resume-parser', { fileKey: refused })
    expect(await agrees()).toBe(withImage)
    await upload(run, owner, pdf)
    expect(await agrees()).toBe(withImage + pdf.length)
    await run.db.owner`update stored_file set issued_at = now() - interval '25 hours' where company_id = ${company.id}`
    await sweepFiles(run.db.sql, await openDiskStorage(run.dataDir, '/api/v1/files'))
    expect(await agrees()).toBe(withImage)
  })
})
