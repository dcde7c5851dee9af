import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawPdf } from '../../src/pdf/draw-pdf.ts'
import { hashOf } from '../../src/pdf/hash.ts'
import { countPages } from '../../src/pdf/join-pdfs.ts'
import { makeOwnSigner } from '../../src/pdf/own-certificate.ts'
import { signPdf } from '../../src/pdf/sign-pdf.ts'
import { now } from '../../src/platform/clock.ts'
import { type AnyRecord, type Caller, callAt } from '../call.ts'
import { photo } from '../images.ts'
import { type Company, type Make, makeOn, type Person } from '../make.ts'
import { faultsOf, isSignedWhole, pageTextsOf, textOf } from '../trust/papers.ts'
import { startTwoNodes, type TwoNodes } from '../two-nodes.ts'
import { fetchFile, upload } from '../upload.ts'

let two: TwoNodes
let make: Make
let company: Company
let founder: Person
let owners: [Caller, Caller]
let admin: Caller
beforeAll(async () => {
  two = await startTwoNodes()
  make = makeOn(two.db.owner)
  admin = callAt(two.url)(await make.tokenOf('administrator'))
}, 60_000)
afterAll(() => two.close())
beforeEach(async () => {
  company = await make.company({ legal_name: 'Maple Pathways نور Ltd', trading_name: 'Maple' })
  founder = await make.person('owner', company)
  const token = await make.session(founder)
  owners = two.nodes.map(({ url }) => callAt(url)(token)) as [Caller, Caller]
  await make.location(company, { address: '12 Lake Road' })
  await make.employee(company, { first_name: '李', last_name: 'Müller' })
})

const view = async (caller = owners[0], id = company.id) =>
  (await caller.post('/dossier/view', { companyId: id })).body.data
const ask = (caller = owners[0], language = 'en') => caller.post('/dossier/make', { language })
async function made(): Promise<AnyRecord> {
  await vi.waitFor(async () => expect((await view()).state).toBe('done'), { timeout: 25_000, interval: 100 })
  return view()
}
async function download(dossier: AnyRecord): Promise<Uint8Array> {
  const [file] = dossier.fileInfo as { fileKey: string }[]
  const { body } = await owners[0].get(`/s3/download-url?fileKey=${file?.fileKey}`)
  return new Uint8Array(await (await fetchFile(two, owners[0], body.presignedUrl)).arrayBuffer())
}
const section = async () => {
  const { body } = await admin.get(`/company/update-company/${company.id}/verification`)
  return (body.data.sections as AnyRecord[]).find((one) => one.section === 'pdfMaster') as AnyRecord
}
const addFile = async (documentType: string, bytes: Buffer, fileType = 'application/pdf') => {
  const more = { purpose: 'company-document', fileType, fileName: fileType === 'image/jpeg' ? 'a.jpg' : 'a.pdf' }
  const documentKey = await upload({ url: two.nodes[0].url }, owners[0], bytes, more)
  const added = await owners[0].post('/company-document/add-multiple-documents', {
    documents: [{ documentType, documentKey, isOptional: false }],
  })
  expect(added.body.message).toBe('Documentation information updated successfully')
  return documentKey
}
const paper = async (text: string) =>
  Buffer.from(await drawPdf({ language: 'en', title: text, blocks: [{ paragraph: text }] }))

describe('the dossier', () => {
  it('holds every section and every document, at the pages that its contents say', async () => {
    const until = new Date(now().getTime() + 86_400_000)
    const signer = await makeOwnSigner('Notary', now(), until)
    const signed = Buffer.from(await signPdf({ pdf: await paper('Letter'), signer, reason: 'Letter', at: now() }))
    await addFile('authorityLetter', signed)
    await addFile('visitingCard', await photo(300, 200), 'image/jpeg')
    const lost = await addFile('cancelledCheque', await paper('Cheque'))
    await breakFile(lost)
    await admin.post(`/company/update-company/${company.id}/verification`, {
      companyId: company.id,
      isVerifiedOfficeAddress: true,
    })
    expect((await ask()).status).toBe(200)
    const dossier = await made()
    const pdf = await download(dossier)
    expect(await faultsOf(pdf)).toBe('')
    expect(await isSignedWhole(pdf)).toBe(true)
    expect(dossier.hash).toBe(hashOf(pdf))
    expect(await countPages(pdf)).toBe(dossier.pages)

    const parts = dossier.parts as {
      title: string
      page: number
      hash: string | null
      isSigned: boolean
      isReadable: boolean
    }[]
    const pages = await pageTextsOf(pdf)
    for (const { title, page } of parts) expect(pages[page - 1], `page ${page}`).toContain(title)
    expect(parts.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Office Address',
        'Bank Details',
        'Authority Letter',
        'Visiting Card',
        'Cancelled Cheque',
      ]),
    )
    const of = (title: string) => parts.find((part) => part.title === title)
    expect(of('Authority Letter')).toMatchObject({ isSigned: true, isReadable: true, hash: hashOf(signed) })
    expect(of('Visiting Card')).toMatchObject({ isSigned: false, isReadable: true })
    expect(of('Cancelled Cheque')).toMatchObject({ isReadable: false })
    expect(pages[0]).toContain('Authority Letter')
    expect(pages[0]?.replace(/\s/g, '')).toContain(hashOf(signed))
    const text = await textOf(pdf)
    for (const said of ['12 Lake Road', '李 Müller', 'Verified by', 'This file could not be opened'])
      expect(text).toContain(said)
  }, 60_000)

  it('is one, made on two nodes at once, and none where nothing has changed', async () => {
    const answers = await Promise.all([...owners, ...owners].map((owner) => ask(owner)))
    for (const { status } of answers) expect(status).toBe(200)
    const first = await made()
    expect(await filesOf()).toBe(1)
    const again = await ask(owners[1])
    expect(again.body.message).toBe('Nothing has changed since the PDF was made')
    expect(await view()).toEqual(first)
    expect((await section()).state).toBe('submitted')
  }, 60_000)

  it('is submitted when made, reopened by a change of the data, and made anew', async () => {
    expect((await section()).state).toBe('not-submitted')
    await ask()
    const first = await made()
    expect(await section()).toMatchObject({ state: 'submitted' })
    const verify = { companyId: company.id, isVerifiedPdfMaster: true }
    await admin.post(`/company/update-company/${company.id}/verification`, verify)
    expect(await section()).toMatchObject({ state: 'verified' })
    await two.db.owner`update company_location set address = '14 Lake Road' where company_id = ${company.id}`
    expect(await section()).toMatchObject({ state: 'not-submitted' })
    expect(await view()).toMatchObject({ isOutdated: true, hash: first.hash })
    await ask()
    const second = await made()
    expect(second).toMatchObject({ isOutdated: false })
    expect(second.hash).not.toBe(first.hash)
    expect(await textOf(await download(second))).toContain('14 Lake Road')
    expect(await section()).toMatchObject({ state: 'submitted' })
    expect(await filesOf()).toBe(1)
  }, 60_000)

  it('has the signed agreement appended, and is outdated while that PDF comes after it', async () => {
    const { body } = await owners[0].post('/agreement/view', { companyId: company.id })
    const { version, language, textHash } = body.data.text as AnyRecord
    await owners[0].post('/agreement/sign', { version, language, textHash, name: 'نور 李', consent: true })
    const signedFile = async () => {
      const { body: read } = await owners[0].post('/agreement/view', { companyId: company.id })
      const [signed] = read.data.papers as unknown as { fileInfo: { fileKey: string }[] }[]
      return signed?.fileInfo[0]?.fileKey
    }
    await vi.waitFor(async () => expect(await signedFile()).toBeTruthy(), { timeout: 25_000, interval: 100 })
    await ask()
    const dossier = await made()
    const agreement = Buffer.from(await download({ fileInfo: [{ fileKey: await signedFile() }] } as never))
    expect(dossier.parts).toContainEqual(expect.objectContaining({ isSigned: true, hash: hashOf(agreement) }))
    expect(dossier.isOutdated).toBe(false)
    const [kept] = await two.db.owner`select file_key from proof_paper where company_id = ${company.id}`
    await two.db.owner`update proof_paper set file_key = null where company_id = ${company.id}`
    await two.db.owner`update proof_paper set file_key = ${kept?.file_key} where company_id = ${company.id}`
    expect(await view()).toMatchObject({ isOutdated: true })
    expect(await section()).toMatchObject({ state: 'not-submitted' })
  }, 60_000)

  it('is not there for another company, and its file only for those who may read the documents', async () => {
    await ask()
    const dossier = await made()
    const stranger = callAt(two.url)(await make.tokenOf('owner', await make.company()))
    expect((await stranger.post('/dossier/view', { companyId: company.id })).status).toBe(404)
    const [file] = dossier.fileInfo as { fileKey: string }[]
    expect((await stranger.get(`/s3/download-url?fileKey=${file?.fileKey}`)).status).toBe(404)
    const member = callAt(two.url)(await make.tokenOf('recruiter', company))
    expect(await view(member)).toMatchObject({ state: 'done', fileInfo: [] })
    expect((await member.get(`/s3/download-url?fileKey=${file?.fileKey}`)).status).toBe(404)
    expect((await ask(member)).status).toBe(403)
    expect((await view(admin)).fileInfo).toHaveLength(1)
  }, 60_000)
})

const filesOf = async () => {
  const rows = await two.db.owner`
    select 1 from stored_file where company_id = ${company.id} and purpose = 'dossier' and state = 'confirmed'`
  return rows.length
}

/** As if the file had been harmed where it lies. */
async function breakFile(key: string): Promise<void> {
  const files = await readdir(join(two.dataDir, 'files'), { recursive: true })
  const file = files.find((name) => name.endsWith(key))
  if (!file) throw new Error('The file is not there.')
  await writeFile(join(two.dataDir, 'files', file), 'harmed')
}
