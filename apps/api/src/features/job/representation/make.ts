import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dateTimeText } from '@corridor/contract/format/date'
import { plainName } from '@corridor/contract/format/person-name'
import type { Parts } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { confirmOwnFile, keepMadeFile } from '../../base/file/own-file.ts'
import { sealPaper } from '../../trust/proof/seal-paper.ts'
import { rightWords } from './right-words.ts'
import { findSigned, keepPaper, listUnmade, type OpenRow } from './store.ts'
import { hashOf } from './text.ts'

/** Makes the PDF of a signed right and keeps it for good. Done again, it changes nothing. */
export async function makePaper(parts: Parts, id: string): Promise<void> {
  const row = await findSigned(parts.db, id)
  if (row?.state !== 'agreed' || row.file_key || !row.created_by) return
  const bytes = await drawRight(parts, row)
  const folder = await mkdtemp(join(tmpdir(), 'corridor-right-'))
  try {
    const path = join(folder, 'right.pdf')
    await writeFile(path, bytes)
    const name = `${rightWords[row.language].title} ${plainName({ firstName: row.first_name, lastName: row.last_name })}.pdf`
    const whose = { companyId: row.company_id, createdBy: row.created_by }
    const file = await keepMadeFile(parts, path, { purpose: 'representation', name, type: 'application/pdf', ...whose })
    await parts.db.begin(async (tx) => {
      // If another worker was quicker, the sweep finds this file, which nobody confirms.
      if (await keepPaper(tx, id, file.key)) await confirmOwnFile(tx, file)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Asks again for each paper that is still missing. */
export async function makeUnmade({ db, platform }: Parts): Promise<void> {
  for (const { id } of await listUnmade(db)) await platform.jobs.enqueue(db, 'make-representation', { rightId: id })
}

/** The text as it was signed, with what says who signed it, when, and by which words. */
async function drawRight(parts: Parts, row: OpenRow): Promise<Uint8Array> {
  const { language, signed_text, decided_at } = row
  if (!decided_at) throw new Error('A signed right was expected.')
  const words = rightWords[language]
  const settings = await settingsOf(parts.db, row.company_id)
  const zone = settings?.timezone ?? 'UTC'
  const signedAt = `${dateTimeText(decided_at, { language, settings, timeZone: 'UTC' })} (${zone})`
  const pdf = await parts.platform.drawing.background.paper({
    language,
    title: words.title,
    author: 'Corridor',
    footer: `${words.title} · ${row.id}`,
    blocks: [
      { heading: words.title, level: 1 },
      ...signed_text.split('\n').map((paragraph) => ({ paragraph })),
      { rule: true },
      { heading: words.signature, level: 2 },
      {
        facts: [
          [words.signedBy, row.signed_name],
          [words.signedAt, signedAt],
          [words.company, row.company_name],
          [words.position, row.job_title],
        ],
      },
      { heading: words.auditTitle, level: 2 },
      { paragraph: words.auditIntro },
      {
        facts: [
          [words.signedAt, decided_at.toISOString()],
          [words.consentLabel, row.consent],
          [words.language, language],
          [words.textHash, hashOf(signed_text)],
          [words.number, row.id],
        ],
      },
    ],
  })
  return sealPaper(parts, pdf, { reason: words.reason, at: decided_at })
}
