import { dateTimeText } from '@corridor/contract/format/date'
import { codeText } from '@corridor/contract/trust/proof/kinds'
import type { Parts } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Block } from '../../../pdf/blocks.ts'
import { drawName } from '../../trust/proof/draw-name.ts'
import { sealPaper } from '../../trust/proof/seal-paper.ts'
import { findSigning, type PaperRow, type SigningRow, type Words } from '../../trust/proof/tables.ts'
import { toBlocks } from '../../trust/proof/text.ts'
import { paperWords } from './paper-words.ts'

type Signing = SigningRow & { words: Words }

/** The declaration as it was signed, with a page that says who, when and by which words. Facts of the student stand nowhere on it. */
export async function drawDeclaration(
  parts: Parts,
  paper: PaperRow,
  { studentName, signingIds }: { studentName: string; signingIds: readonly string[] },
): Promise<Uint8Array> {
  const { db, platform } = parts
  const signings: Signing[] = []
  for (const id of signingIds) {
    const signing = await findSigning(db, id)
    if (signing) signings.push(signing)
  }
  const [first] = signings
  if (!first) throw new Error('A signing was expected.')
  const words = paperWords[paper.language]
  const settings = await settingsOf(db, paper.company_id)
  const momentOf = ({ signed_at }: Signing) =>
    `${dateTimeText(signed_at, { language: paper.language, settings, timeZone: 'UTC' })} (${settings?.timezone ?? 'UTC'})`
  const signatures: Block[] = []
  for (const signing of signings) {
    // A guardian who read it in another language signed those words.
    if (signing.language !== first.language)
      signatures.push({ rule: true }, { heading: signing.words.title, level: 1 }, ...toBlocks(signing.words))
    signatures.push(
      { heading: signing.role === 'guardian' ? words.guardianSigned : words.studentSigned, level: 2 },
      {
        facts: [
          [words.signedBy, signing.name],
          [words.signedAt, momentOf(signing)],
        ],
      },
      ...(signing.drawing ? [{ picture: await drawName(signing.drawing), alt: words.drawn, width: 200 }] : []),
    )
  }
  const address = `${platform.publicUrl}/certificate/${codeText(paper.code)}`
  const audit = signings.map(
    (signing): Block => ({
      facts: [
        [words.signedBy, signing.name],
        [words.signedAt, `${momentOf(signing)} · ${signing.signed_at.toISOString()}`],
        [words.userAgent, signing.user_agent],
        [words.version, paper.version],
        [words.language, signing.language],
        [words.consent, signing.consent],
        [words.textHash, signing.text_hash],
        [words.factsHash, signing.facts_hash ?? ''],
        [words.evidenceHash, signing.evidence_hash],
        [words.signing, signing.id],
      ],
    }),
  )
  const pdf = await platform.drawing.background.paper({
    language: paper.language,
    title: first.words.title,
    author: 'Corridor',
    footer: `${first.words.title} · ${codeText(paper.code)}`,
    blocks: [
      { heading: first.words.title, level: 1 },
      {
        facts: [
          [words.student, studentName],
          [words.company, paper.company_name],
        ],
      },
      ...toBlocks(first.words),
      { paragraph: words.factsNote, quiet: true },
      { rule: true },
      ...signatures,
      { pageBreak: true },
      { heading: words.auditTitle, level: 1 },
      { paragraph: words.auditIntro },
      ...audit,
      { facts: [[words.code, codeText(paper.code)]] },
      { qr: address, caption: `${words.check} ${address}` },
    ],
  })
  return sealPaper(parts, pdf, { reason: words.reason, at: first.signed_at })
}
