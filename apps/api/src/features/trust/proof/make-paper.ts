import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Parts } from '../../../db/scope/context.ts'
import { hashOf } from '../../../pdf/hash.ts'
import { confirmOwnFile, keepMadeFile } from '../../base/file/own-file.ts'
import { keepFile } from './store.ts'
import { findPaper, type PaperRow } from './tables.ts'

interface Kept {
  purpose: 'proof' | 'student-declaration'
  name: string
}

const nameOf = ({ kind, version, company_name }: PaperRow) =>
  `${kind === 'agreement' ? 'Agreement' : 'Certificate'} ${version} ${company_name}.pdf`

/** Makes the PDF of a paper and keeps it for good. Done again, it changes nothing: what was handed out stays as it is. */
export async function makePaper(
  parts: Parts,
  paperId: string,
  draw: (paper: PaperRow) => Promise<Uint8Array>,
  /** Name and purpose of a file that is none of the company's own papers. */
  as?: Kept,
): Promise<void> {
  const { db } = parts
  const paper = await findPaper(db, paperId)
  if (!paper || paper.file_key) return
  const bytes = await draw(paper)
  const folder = await mkdtemp(join(tmpdir(), 'corridor-paper-'))
  try {
    const path = join(folder, 'paper.pdf')
    await writeFile(path, bytes)
    const { purpose, name } = as ?? { purpose: 'proof', name: nameOf(paper) }
    const whose = { companyId: paper.company_id, createdBy: paper.issued_by }
    const file = await keepMadeFile(parts, path, { purpose, name, type: 'application/pdf', ...whose })
    await db.begin(async (tx) => {
      // If another worker was quicker, the sweep finds this file, which nobody confirms.
      if (await keepFile(tx, paper.id, file.key, hashOf(bytes))) await confirmOwnFile(tx, file)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
