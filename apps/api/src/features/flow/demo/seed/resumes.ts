import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CandidatePartKind } from '@corridor/contract/candidate/part/kinds'
import type postgres from 'postgres'
import { drawPdf } from '../../../../pdf/draw-pdf.ts'
import { now } from '../../../../platform/clock.ts'
import { newToken } from '../../../../platform/crypto.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { textLimits } from '../../../../reading/limits.ts'
import { readDocument } from '../../../../reading/read-document.ts'
import { toEntries } from '../../../candidate/part/from-resume.ts'
import { insertParts } from '../../../candidate/part/store.ts'
import { indexCandidates, keepPages } from '../../../candidate/search/tables.ts'
import type { Bench } from './candidates.ts'
import { careerOf, type Told } from './careers.ts'

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const drawnMax = 54

interface Owner extends Bench {
  candidate_id: string
  created_at: Date
}

/** Keeps a resume as somebody's, its words for the search, and in their record what it tells of positions and studies. */
export async function keepResume(
  tx: postgres.TransactionSql,
  storage: Storage,
  { company_id, user_id, candidate_id, created_at }: Owner,
  { path, name }: { path: string; name: string },
): Promise<void> {
  const key = `resume-${newToken()}`
  const kind = name.endsWith('.pdf') ? 'pdf' : 'docx'
  const file_type = kind === 'pdf' ? 'application/pdf' : docxType
  const file_size = await storage.keep({ key, type: file_type, companyId: company_id }, path)
  await tx`insert into stored_file ${tx({
    ...{ key, company_id, created_by: user_id, purpose: 'resume', original_name: name, file_type, file_size },
    ...{
      state: 'confirmed',
      is_sealed: true,
      issued_at: created_at,
      uploaded_at: created_at,
      confirmed_at: created_at,
    },
  })}`
  await tx`update candidate set resume_key = ${key} where id = ${candidate_id}`
  const { fields, pages } = await readDocument({ path, kind }, textLimits[kind])
  await indexCandidates(tx, [candidate_id])
  await keepPages(tx, candidate_id, key, pages)
  const owner = { company_id, candidate_id, created_by: user_id }
  for (const [part, entries] of Object.entries(toEntries(fields)) as [CandidatePartKind, object[]][])
    if (entries.length > 0) await insertParts(tx, part, owner, entries)
}

/** Draws a resume for most of a bench; whoever came without one is left so. */
export async function drawnResumes(tx: postgres.TransactionSql, bench: Bench, storage: Storage): Promise<void> {
  const people = await tx<(Told & { id: string; created_at: Date })[]>`
    select c.id, c.created_at, c.first_name as first, c.last_name as last, c.email, c.phone, c.job_title as title, c.location,
      c.experience::float8 as years, c.skills, coalesce(l.name, '') as authorization
    from candidate c left join lookup l on l.id = c.work_authorization_id
    where c.company_id = ${bench.company_id} and c.resume_key is null and c.first_name || c.last_name ~ '^[A-Za-zÀ-ž''-]+$'
    order by c.created_at, c.id limit ${drawnMax}`
  const folder = await mkdtemp(join(tmpdir(), 'corridor-resumes-'))
  try {
    for (const [at, person] of people.entries()) {
      const name = `${person.first}-${person.last}.pdf`.toLowerCase()
      const path = join(folder, name)
      const blocks = careerOf(person, at, now())
      await writeFile(path, await drawPdf({ language: 'en', title: `Resume of ${person.first}`, blocks }))
      await keepResume(
        tx,
        storage,
        { ...bench, candidate_id: person.id, created_at: person.created_at },
        { path, name },
      )
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
