import { dateText } from '@corridor/contract/format/date'
import { codeText } from '@corridor/contract/trust/proof/kinds'
import type { Parts } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { makePaper } from '../proof/make-paper.ts'
import { sealPaper } from '../proof/seal-paper.ts'
import type { PaperRow } from '../proof/tables.ts'
import { certificateWords } from './words.ts'

/** Makes the PDF of a certificate: one page with its code, as text and to be scanned. */
export const makeCertificate = (parts: Parts, paperId: string): Promise<void> =>
  makePaper(parts, paperId, (paper) => drawCertificate(parts, paper))

async function drawCertificate(parts: Parts, paper: PaperRow): Promise<Uint8Array> {
  const { language, company_name: name, issued_at, valid_until } = paper
  const words = certificateWords[language]
  const reader = { language, settings: await settingsOf(parts.db, paper.company_id), timeZone: 'UTC' }
  const address = `${parts.platform.publicUrl}/certificate/${codeText(paper.code)}`
  const pdf = await parts.platform.drawing.background.paper({
    language,
    title: `${words.title} · ${name}`,
    author: 'Corridor',
    look: 'certificate',
    blocks: [
      { heading: words.title, level: 1 },
      { paragraph: words.confirms },
      { heading: name, level: 2 },
      { paragraph: words.text },
      {
        facts: [
          [words.version, paper.version],
          [words.issued, dateText(issued_at, reader, 'long')],
          [words.validUntil, valid_until ? dateText(valid_until, reader, 'long') : ''],
          [words.code, codeText(paper.code)],
        ],
      },
      { qr: address, caption: `${words.check} ${address}` },
    ],
  })
  return sealPaper(parts, pdf, { reason: words.reason, at: issued_at })
}
