import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StudentDocumentType } from '@corridor/contract/student/student-document/kinds'
import type postgres from 'postgres'
import { drawPdf } from '../../../../../pdf/draw-pdf.ts'
import { newToken } from '../../../../../platform/crypto.ts'
import { newId } from '../../../../../platform/ids.ts'
import { inScratch } from '../../../../../platform/scratch.ts'
import type { Storage } from '../../../../../platform/storage/storage.ts'
import { toValues } from '../../../../student/student-document/tables.ts'
import { demoAskedPapers } from './asked-papers.ts'
import type { PlannedStudent } from './plan.ts'

type Tx = postgres.TransactionSql

interface DemoPaper {
  student: string
  type: StudentDocumentType
  title: string
  /** A file of `files/`; without one a letter is drawn. */
  file?: string
  /** ISO code, of a visa or a letter. */
  country?: string
  month?: string
}

const passportOf = (student: string, file: string): DemoPaper => ({
  ...{ student, type: 'passport', title: 'Passport', file: `passport-${file}.jpg` },
})

// Six pictures by `scripts/zone-pictures.ts`, and the letter that Chidi Okafor's step 8 knows nothing of (demo.md, Students).
const papers: readonly DemoPaper[] = [
  passportOf('Harpreet Singh', 'harpreet-singh'),
  passportOf('Bikash Thapa', 'bikash-thapa'),
  passportOf('Thi Mai Nguyen', 'thi-mai-nguyen'),
  passportOf('Chidi Okafor', 'chidi-okafor'),
  passportOf('Ayesha Khan', 'ayesha-khan'),
  {
    ...{ student: 'José García López', type: 'visa', title: 'Visitor visa of an earlier visit' },
    ...{ file: 'visa-jose-garcia-lopez.jpg', country: 'US' },
  },
  {
    ...{ student: 'Chidi Okafor', type: 'refusal-letter', title: 'Refusal letter of 2025' },
    ...{ country: 'GB', month: '2025-03' },
  },
]

/** Papers of some students with a story, and those that all of Atlas' are asked for. */
export async function studentPapers(tx: Tx, storage: Storage, planned: readonly PlannedStudent[]): Promise<void> {
  await inScratch('letter', async (folder) => {
    const letter = join(folder, 'letter.pdf')
    await writeFile(letter, await drawPdf({ language: 'en', title: 'Refusal of a visitor visa', blocks: letterBlocks }))
    for (const paper of papers) await addPaper(tx, storage, paper, letter)
    const specimen = join(folder, 'specimen.pdf')
    await writeFile(specimen, await drawPdf({ language: 'en', title: 'Specimen', blocks: specimenBlocks }))
    await demoAskedPapers(tx, { storage, file: specimen, planned })
  })
}

const specimenBlocks = [
  { heading: 'Specimen', level: 1 as const },
  { paragraph: 'It stands for a paper of the demo: nobody gave it, and it proves nothing.' },
]

const letterBlocks = [
  { heading: 'Refusal of a visitor visa', level: 1 as const },
  { paragraph: 'A specimen for the demo: no authority wrote it, and nobody of this name was refused.' },
  { paragraph: 'Your application for a visa of March 2025 was considered and refused.' },
  { paragraph: 'We were not satisfied that the funds shown are available to you for the visit.' },
]

interface Holder {
  id: string
  company_id: string
  created_by: string
  began: Date
  passport_expires: string | null
}

async function addPaper(tx: Tx, storage: Storage, paper: DemoPaper, letter: string): Promise<void> {
  const [holder] = await tx<Holder[]>`
    select s.id, s.company_id, s.created_by, s.created_at as began, s.passport_expires::text as passport_expires
    from student s join company c on c.id = s.company_id
    where trim(concat_ws(' ', s.first_name, nullif(s.middle_name, ''), nullif(s.last_name, ''))) = ${paper.student}
    order by c.name limit 1`
  if (!holder) return
  const [country] = await tx<{ id: string }[]>`select id from country where code = ${paper.country ?? ''} limit 1`
  const { company_id, created_by, began } = holder
  const type = paper.file ? 'image/jpeg' : 'application/pdf'
  const key = `student-document-${newToken()}`
  const path = paper.file ? join(import.meta.dirname, '../files', paper.file) : letter
  const file_size = await storage.keep({ key, type, companyId: company_id }, path)
  await tx`insert into stored_file ${tx({
    ...{ key, company_id, created_by, purpose: 'student-document', file_type: type, file_size },
    original_name: paper.file ?? 'refusal-letter.pdf',
    ...{ state: 'confirmed', is_sealed: true, issued_at: began, uploaded_at: began, confirmed_at: began },
  })}`
  const values = toValues({
    ...{ type: paper.type, title: paper.title, documentKey: key },
    expiryDate: paper.type === 'passport' ? holder.passport_expires : null,
    ...{ country: country?.id ?? null, month: paper.month ?? null },
  })
  await tx`insert into student_document ${tx({
    ...{ id: newId(), company_id, created_by, student_id: holder.id, created_at: began, updated_at: began, ...values },
  })}`
}
