import { bundleGapNames } from '@corridor/contract/agency/student-paper/kinds'
import type { Language } from '@corridor/contract/wire/language'
import { rebuiltPdf, redrawnPicture } from '../../../../drawing/appended.ts'
import type { Drawer } from '../../../../drawing/drawing.ts'
import type { Block, Fact } from '../../../../pdf/blocks.ts'
import { type Named, studentOf } from './name.ts'
import type { KeptPart } from './store.ts'
import { say } from './words.ts'

/** A paper that goes in, or the reason why it does not. */
export interface Piece extends Pick<KeptPart, 'paper' | 'name' | 'leftOut'> {
  bytes: Uint8Array | null
  type: string | null
}

const pictureWidth = 480

interface Drawn {
  pdf: Uint8Array
  parts: KeptPart[]
}

/** Draws papers as one PDF: a first page that says what is in it and what is not, then each paper. Throws `NotDrawn`. */
export async function drawBundle(
  drawer: Drawer,
  { named, language }: { named: Named; language: Language },
  pieces: AsyncIterable<Piece>,
): Promise<Drawn> {
  const parts: KeptPart[] = []
  const papers: (Pages | null)[] = []
  for await (const { bytes, type, ...part } of pieces) {
    const pages = bytes && (await toPages(drawer, { bytes, type, title: part.name, language }))
    parts.push({ ...part, leftOut: part.leftOut ?? (pages ? null : 'unreadable'), page: null })
    papers.push(pages)
  }
  const first = (of: readonly KeptPart[], numbering?: Numbering) =>
    drawer.paper({ ...firstPage(named, language, of), ...(numbering && { numbering }) })
  // Drawn twice: on which page each begins is known once the first one is.
  let page = (await drawer.countPages(await first(parts))) + 1
  const placed = parts.map((part, at): KeptPart => {
    const begins = page
    page += papers[at]?.count ?? 0
    return part.leftOut ? part : { ...part, page: begins }
  })
  const total = page - 1
  const joined = [await first(placed, { from: 1, total })]
  for (const [at, paper] of papers.entries())
    if (paper) joined.push(await paper.draw({ from: placed[at]?.page ?? 0, total }))
  return { pdf: await drawer.join(joined), parts: placed }
}

type Numbering = { from: number; total: number }

/** Pages of a paper; those that the product draws bear their numbers in the whole. */
interface Pages {
  count: number
  draw: (numbering: Numbering) => Promise<Uint8Array>
}

interface Paper {
  bytes: Uint8Array
  type: string | null
  title: string
  language: Language
}

async function toPages(drawer: Drawer, { bytes, type, title, language }: Paper): Promise<Pages | null> {
  if (type === 'application/pdf') {
    const rebuilt = await rebuiltPdf(drawer, bytes)
    return rebuilt && { count: rebuilt.pages, draw: async () => rebuilt.pdf }
  }
  const picture = await redrawnPicture(bytes)
  if (!picture) return null
  const paper = { language, title, blocks: [{ picture, alt: title, width: pictureWidth }] }
  const count = await drawer.countPages(await drawer.paper(paper))
  return { count, draw: (numbering) => drawer.paper({ ...paper, numbering }) }
}

function firstPage(named: Named, language: Language, parts: readonly KeptPart[]) {
  const title = `${studentOf(named)} · ${named.institution}`
  const out = parts.flatMap(({ name, leftOut }) => (leftOut ? [[name, say(bundleGapNames[leftOut], language)]] : []))
  const facts: Fact[] = [
    [say('Student', language), studentOf(named)],
    ...(named.student_number ? [[say('Student number', language), named.student_number] as const] : []),
    [say('Institution', language), named.institution],
    [say('Programme', language), named.programme],
  ]
  const blocks: Block[] = [
    { heading: say('Application papers', language), level: 1 },
    { facts },
    { heading: say('Contents', language), level: 2 },
    {
      table: {
        columns: [
          { title: say('Paper', language), share: 6 },
          { title: say('Page', language), at: 'end' },
        ],
        rows: parts.flatMap(({ name, page, leftOut }) => (leftOut ? [] : [[name, String(page ?? '')]])),
      },
    },
    ...(out.length > 0
      ? [
          { heading: say('Not included', language), level: 2 as const },
          {
            table: {
              columns: [{ title: say('Paper', language), share: 2 }, { title: say('Reason', language) }],
              rows: out,
            },
          },
        ]
      : []),
  ]
  return { language, title, blocks }
}
