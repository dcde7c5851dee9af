import { leftOutReasonNames } from '@corridor/contract/agency/student-paper/kinds'
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
  const papers: Uint8Array[] = []
  const lengths: number[] = []
  for await (const { bytes, type, ...part } of pieces) {
    const drawn = bytes && (await toPages(drawer, { bytes, type, title: part.name, language }))
    const leftOut = part.leftOut ?? (drawn ? null : 'unreadable')
    parts.push({ ...part, leftOut, page: null })
    lengths.push(drawn?.pages ?? 0)
    if (drawn) papers.push(drawn.pdf)
  }
  const first = (of: readonly KeptPart[]) => drawer.paper(firstPage(named, language, of))
  // Drawn twice: on which page each begins is known once the first one is.
  let page = (await drawer.countPages(await first(parts))) + 1
  const placed = parts.map((part, at): KeptPart => {
    const begins = page
    page += lengths[at] ?? 0
    return part.leftOut ? part : { ...part, page: begins }
  })
  return { pdf: await drawer.join([await first(placed), ...papers]), parts: placed }
}

interface Paper {
  bytes: Uint8Array
  type: string | null
  title: string
  language: Language
}

async function toPages(drawer: Drawer, { bytes, type, title, language }: Paper) {
  if (type === 'application/pdf') return rebuiltPdf(drawer, bytes)
  const picture = await redrawnPicture(bytes)
  if (!picture) return null
  const pdf = await drawer.paper({ language, title, blocks: [{ picture, alt: title, width: pictureWidth }] })
  return { pdf, pages: await drawer.countPages(pdf) }
}

function firstPage(named: Named, language: Language, parts: readonly KeptPart[]) {
  const title = `${studentOf(named)} · ${named.institution}`
  const out = parts.flatMap(({ name, leftOut }) =>
    leftOut ? [[name, say(leftOutReasonNames[leftOut], language)]] : [],
  )
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
          { heading: say('Left out', language), level: 2 as const },
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
