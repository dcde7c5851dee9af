import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { access } from '@corridor/contract/wire/access'
import type { LongWork, Turn } from '../../../db/long-work/kind.ts'
import { saveWork } from '../../../db/long-work/lease.ts'
import { resumeWork } from '../../../http/session/gate.ts'
import { hashOf } from '../../../pdf/hash.ts'
import { now } from '../../../platform/clock.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { confirmOwnFile, keepMadeFile } from '../../base/file/own-file.ts'
import { sealPaper } from '../../trust/proof/seal-paper.ts'
import { type Content, nameContent, readContent } from './content.ts'
import { type DrawnDossier, drawDossier } from './draw.ts'
import { type DossierRow, dossierTable, holdCompany } from './store.ts'

/** The making of the PDF. Work that was cut off begins anew. */
export const dossierWork: LongWork<DossierRow> = {
  ...dossierTable,
  event: 'dossier',
  job: 'make-dossier',
  halts: { queued: 'failed', running: 'failed' },
  resume: (sql, platform, { id, created_by, company_id }) =>
    resumeWork(sql, platform, { userId: created_by, companyId: company_id }, access.setup.manage, id),
  advance,
  // As long as there is a company that has one.
  keptDays: 36_500,
}

/** True if the company changed its data meanwhile, so that it has to be made anew. */
async function advance({ context, work, tell }: Turn<DossierRow>): Promise<boolean> {
  const { db } = context
  if (!(await saveWork(db, dossierTable, work, { state: 'running' }))) return false
  const running: DossierRow = { ...work, state: 'running' }
  const content = await readContent(db, work.company_id, work.language)
  if (!content) {
    await saveWork(db, dossierTable, running, { state: 'failed' })
    return false
  }
  const drawn = await drawDossier(context.platform, content)
  const pdf = await sealPaper(context, drawn.pdf, { reason: content.company, at: now() })
  const isDone = await keep({ context, work: running, tell }, content, { ...drawn, pdf })
  work.state = 'running'
  return !isDone
}

async function keep(
  { context, work, tell }: Turn<DossierRow>,
  content: Content,
  drawn: DrawnDossier,
): Promise<boolean> {
  const { db, platform } = context
  const folder = await mkdtemp(join(tmpdir(), 'corridor-dossier-'))
  try {
    const path = join(folder, 'dossier.pdf')
    await writeFile(path, drawn.pdf)
    const file = await keepMadeFile(context, path, {
      purpose: 'dossier',
      name: `${content.company}.pdf`,
      type: 'application/pdf',
      companyId: work.company_id,
      createdBy: work.created_by,
    })
    return await db.begin(async (tx) => {
      await holdCompany(tx, work.company_id)
      const present = await readContent(tx, work.company_id, work.language)
      if (present && nameContent(present) !== nameContent(content)) return false
      const values = {
        state: 'done' as const,
        content_hash: nameContent(content),
        file_key: file.key,
        file_hash: hashOf(drawn.pdf),
        pages: drawn.pages,
        parts: drawn.parts,
        made_at: now(),
        outdated_at: null,
      }
      // If another worker was quicker, the sweep finds this file, which nobody confirms.
      if (!(await saveWork(tx, dossierTable, work, values))) return true
      await confirmOwnFile(tx, file)
      if (work.file_key) await deleteUnheldFiles(tx, platform.jobs, [work.file_key])
      await tell(tx, true)
      return true
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
