import type { DossierPart } from '@corridor/contract/flow/dossier/shapes'
import { dateTimeText } from '@corridor/contract/format/date'
import type { Reader } from '@corridor/contract/format/reader'
import { sectionNames } from '../../../letters/section-names.ts'
import type { Block } from '../../../pdf/blocks.ts'
import { now } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform.ts'
import { readAppendix } from './append.ts'
import type { Content } from './content.ts'
import { sectionBlocks } from './section-pages.ts'
import { inLanguage, type Texts, words } from './words.ts'

export interface DrawnDossier {
  pdf: Uint8Array
  pages: number
  parts: DossierPart[]
}

interface Piece extends Omit<DossierPart, 'page'> {
  blocks: Block[]
  following: { pdf: Uint8Array; pages: number } | null
}

/** Draws the dossier: cover and contents, a page of each section, and each file behind a page that names it. */
export async function drawDossier(
  { storage, drawing: { background: drawer } }: Pick<Platform, 'storage' | 'drawing'>,
  content: Content,
): Promise<DrawnDossier> {
  const { language, sections, appended } = content
  const reader: Reader = { language, settings: content.settings }
  const pieces: Piece[] = sections.map((review) => ({
    title: sectionNames[language][review.section],
    ...{ hash: null, isSigned: false, isReadable: true, following: null },
    blocks: sectionBlocks(review, reader),
  }))
  for (const file of appended) pieces.push(await readAppendix({ storage, drawer }, file, language))
  const moment = dateTimeText(now(), reader)
  const draw = (blocks: Block[], numbering?: { from: number; total: number }) =>
    drawer.paper({ language, title: content.company, blocks, footer: content.company, ...(numbering && { numbering }) })

  // Drawn twice: where a part begins is known once all are drawn, and its number takes no other room then.
  const lengths: number[] = []
  for (const { blocks } of pieces) lengths.push(await drawer.countPages(await draw(blocks)))
  const unplaced = pieces.map((piece) => toPart(piece, 0))
  const coverPages = await drawer.countPages(await draw(coverBlocks(content, moment, unplaced)))
  let page = coverPages + 1
  const parts = pieces.map((piece, index) => {
    const part = toPart(piece, page)
    page += (lengths[index] ?? 0) + (piece.following?.pages ?? 0)
    return part
  })
  const total = page - 1
  const papers = [await draw(coverBlocks(content, moment, parts), { from: 1, total })]
  for (const [index, { blocks, following }] of pieces.entries()) {
    papers.push(await draw(blocks, { from: parts[index]?.page ?? 0, total }))
    if (following) papers.push(following.pdf)
  }
  return { pdf: await drawer.join(papers), pages: total, parts }
}

const toPart = ({ title, hash, isSigned, isReadable }: Piece, page: number): DossierPart => ({
  ...{ title, page, hash, isSigned, isReadable },
})

function coverBlocks({ language, company }: Content, moment: string, parts: DossierPart[]): Block[] {
  const say = (texts: Texts) => inLanguage(texts, language)
  const signed = parts.filter(({ isSigned }) => isSigned)
  return [
    { space: 80 },
    { paragraph: say(words.title), quiet: true },
    { heading: company, level: 1 },
    { facts: [[say(words.made), moment]] },
    { heading: say(words.contents), level: 2 },
    {
      table: {
        columns: [
          { title: say(words.part), share: 6 },
          { title: say(words.page), at: 'end' },
        ],
        rows: parts.map(({ title, page }) => [title, String(page)]),
      },
    },
    ...(signed.length > 0
      ? [
          { heading: say(words.signedParts), level: 3 as const },
          { facts: signed.map(({ title, hash }) => [title, hash ?? ''] as const) },
        ]
      : []),
  ]
}
