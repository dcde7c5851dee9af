import { dateTimeText } from '@corridor/contract/format/date'
import { codeText } from '@corridor/contract/trust/proof/kinds'
import type { Parts } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Block } from '../../../pdf/blocks.ts'
import { drawName } from '../proof/draw-name.ts'
import { sealPaper } from '../proof/seal-paper.ts'
import { findSigning, type PaperRow } from '../proof/tables.ts'
import { toBlocks } from '../proof/text.ts'
import { paperWords } from './words.ts'

/** The agreement as it was signed, with a page that says who, when, from where, and by which words. */
export async function drawAgreement(parts: Parts, paper: PaperRow): Promise<Uint8Array> {
  const { db, platform } = parts
  const signing = paper.signing_id ? await findSigning(db, paper.signing_id) : undefined
  if (!signing) throw new Error('A signing was expected.')
  const { language } = paper
  const words = paperWords[language]
  const settings = await settingsOf(db, paper.company_id)
  const moment = dateTimeText(signing.signed_at, { language, settings, timeZone: 'UTC' })
  const signedAt = `${moment} (${settings?.timezone ?? 'UTC'})`
  const address = `${platform.publicUrl}/certificate/${codeText(paper.code)}`
  const signature: Block[] = [
    {
      facts: [
        [words.company, signing.company_name],
        [words.signedBy, signing.name],
        [words.signedAt, signedAt],
      ],
    },
    ...(signing.drawing ? [{ picture: await drawName(signing.drawing), alt: words.drawn, width: 200 }] : []),
  ]
  const audit: Block[] = [
    { pageBreak: true },
    { heading: words.auditTitle, level: 1 },
    { paragraph: words.auditIntro },
    {
      facts: [
        [words.company, signing.company_name],
        [words.signedBy, signing.name],
        [words.signedAt, `${signedAt} · ${signing.signed_at.toISOString()}`],
        [words.address, signing.address],
        [words.userAgent, signing.user_agent],
        [words.version, paper.version],
        [words.language, language],
        [words.consent, signing.consent],
        [words.textHash, signing.text_hash],
        [words.evidenceHash, signing.evidence_hash],
        [words.signing, signing.id],
        [words.code, codeText(paper.code)],
      ],
    },
    { qr: address, caption: `${words.check} ${address}` },
  ]
  const pdf = await platform.drawing.background.paper({
    language,
    title: signing.words.title,
    author: 'Corridor',
    footer: `${signing.words.title} · ${codeText(paper.code)}`,
    blocks: [
      { heading: signing.words.title, level: 1 },
      ...toBlocks(signing.words),
      { rule: true },
      { heading: words.signature, level: 2 },
      ...signature,
      ...audit,
    ],
  })
  return sealPaper(parts, pdf, { reason: words.reason, at: signing.signed_at })
}
