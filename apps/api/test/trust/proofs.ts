import { verifyFields } from '@corridor/contract/field/company-sections'
import { certificateNeeds } from '@corridor/contract/trust/certificate/needs'
import { expect, vi } from 'vitest'
import type { AnyBody, AnyRecord, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import type { RunningApp } from '../running-app.ts'
import { fetchFile } from '../upload.ts'

interface Seen {
  text: { version: string; textHash: string; title: string; body: string }
  consent: string
  isAsked: boolean
  isReady: boolean
  papers: (AnyRecord & { code: string; state: string; fileInfo: { fileKey: string; originalName: string }[] })[]
}

/** Shows the agreement or the certificate as a member sees it. */
export const view = async (by: Caller, noun: 'agreement' | 'certificate', company: Company, language = 'en') => {
  const answer = await by.post<{ data: Seen }>(`/${noun}/view`, {
    companyId: company.id,
    ...(noun === 'agreement' && { language }),
  })
  expect(answer.status).toBe(200)
  return answer.body.data
}

/** Signs the agreement that a company is shown. */
export async function signAgreement(by: Caller, company: Company, more: object = {}, language = 'en') {
  const { text } = await view(by, 'agreement', company, language)
  return by.post<AnyBody>('/agreement/sign', {
    version: text.version,
    textHash: text.textHash,
    language,
    name: 'Anna-Lena Müller',
    consent: true,
    ...more,
  })
}

/** Gives a company all that its certificate needs, verified. */
export async function makeReady({ db, make }: RunningApp, company: Company, admin: Caller, owner: Caller) {
  await db.owner`update company set legal_name = name || ' Ltd', is_on_boarding_completed = true where id = ${company.id}`
  await make.location(company)
  await make.employee(company)
  await db.owner`insert into company_reference (id, company_id, reference_by, detail)
    values (uuidv7(), ${company.id}, 'WEBSITE', 'birch.example')`
  expect((await signAgreement(owner, company)).status).toBe(200)
  for (const section of certificateNeeds) await verify(admin, company, section)
}

export async function verify(admin: Caller, company: Company, section: (typeof certificateNeeds)[number], is = true) {
  const path = `/company/update-company/${company.id}/verification`
  const body = { companyId: company.id, [verifyFields(section).isVerified]: is }
  expect((await admin.post(path, body)).status).toBe(200)
}

/** The PDF of a paper, once it is made. */
export async function pdfOf(
  run: RunningApp,
  by: Caller,
  noun: 'agreement' | 'certificate',
  company: Company,
): Promise<Uint8Array> {
  const key = await vi.waitFor(
    async () => {
      const file = (await view(by, noun, company)).papers[0]?.fileInfo[0]
      expect(file).toBeDefined()
      return file?.fileKey ?? ''
    },
    { timeout: 20_000, interval: 100 },
  )
  const { body } = await by.get<AnyBody>(`/s3/download-url?fileKey=${key}`)
  const response = await fetchFile(run, by, body.presignedUrl)
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

/** Reads the state of a section of a company. */
export async function stateOf(admin: Caller, company: Company, section: string): Promise<AnyRecord> {
  const answer = await admin.get<{ data: { sections: AnyRecord[] } }>(
    `/company/update-company/${company.id}/verification`,
  )
  return answer.body.data.sections.find((one) => one.section === section) as AnyRecord
}
