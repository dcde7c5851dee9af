import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AnyBody, Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { checkedImport } from '../records/importing.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { enrol, type Known, makeKnown } from '../student/enrolment-desk.ts'
import { inTables } from '../student/stored.ts'
import { textOf } from '../trust/papers.ts'
import { apply, claim, list, makePayer, moveTo, today } from './commission-desk.ts'

let run: RunningApp
let known: Known
let company: Company
let owner: Caller
beforeAll(async () => {
  run = await runApp()
  known = await makeKnown(run)
})
afterAll(() => run.close())
beforeEach(async () => {
  company = await run.make.company()
  owner = run.call(await run.make.tokenOf('owner', company))
})

// As the form has it, as people write it, and as a wrong cell of a table would.
const births = [
  '2001-03-01',
  '01.03.2001',
  '01/03/2001',
  '03/01/2001',
  '1 Mar 2001',
  'Mar 1, 2001',
  '1 March 2001',
  '2001-3-1',
]
const passport = 'K7294317'

/** The claim of one whose passport and birth date are known. */
async function claimed() {
  const payer = await makePayer(run, company, { name: 'Northlake University', contract: { tax_percent: 5 } })
  const student = await enrol(owner, known, 10)
  const application = await apply(run, company, payer, student, { student_number: 'NL-20417' })
  await moveTo(owner, application, 'enrolled')
  const [found] = await list(owner)
  expect((await claim(owner, [found?._id ?? ''])).status).toBe(200)
  return (await list(owner))[0]?.claim ?? ''
}
async function fileOf(id: string, as: 'pdf' | 'xlsx', language = 'en') {
  const { status, body } = await owner.post<AnyBody & { file: string }>(`/commission/claim-file/${id}`, {
    as,
    language,
  })
  expect(status).toBe(200)
  return Buffer.from(body.file, 'base64')
}

it.each(['en', 'ar', 'fr', 'zh'])(
  'a claim in %s names student, programme, number and amount, and holds neither passport nor birth date',
  async (language) => {
    const id = await claimed()
    const paper = (await textOf(await fileOf(id, 'pdf', language))).replace(/\s+/g, ' ')
    const [sheet] = (await readXlsx(await fileOf(id, 'xlsx', language))).sheets
    const rows = sheet?.rows
    const cells = JSON.stringify(rows)
    for (const held of [paper, cells]) {
      expect(held).toContain('NL-20417')
      for (const never of [passport, passport.slice(-4), ...births]) expect(held).not.toContain(never)
    }
    // 15 % of 18,400.00, and 5 % of that.
    expect(rows?.slice(1).map((row) => row.slice(-2))).toEqual([
      [2760, 138],
      [2760, 138],
    ])
    expect(rows?.[1]?.slice(0, 3)).toEqual(['Asha Devi Rao', 'NL-20417', 'MSc Data Science'])
    expect(rows?.[0]?.at(-1)).toContain('CAD')
  },
)

it('a payment list with passports and birth dates leaves none of them, in rows that fit as in faulty ones', async () => {
  await claimed()
  const table = [
    'Student,Student ID,Course,Passport No,Date of birth,Commission,Currency,Date paid',
    `Asha Rao,NL-20417,MSc Data Science,${passport},1999-12-31,"2,898.00",CAD,${today()}`,
    `Asha Rao,NL-20417,MSc Data Science,${passport},1999-12-31,much,CAD,${today()}`,
  ].join('\n')
  const found = await checkedImport(run, owner, 'commission-payment', table)
  const rows = JSON.stringify(await found.rows())
  for (const held of [rows, await inTables(run)]) {
    for (const never of [passport, '1999-12-31']) expect(held).not.toContain(never)
  }
  expect((await found.view()).counts).toMatchObject({ ready: 1, faulty: 1 })
})
