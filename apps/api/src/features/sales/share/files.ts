import { type ExportFormat, exportTypes } from '@corridor/contract/records/export/formats'
import type { SharedTable } from '@corridor/contract/sales/share/shapes'
import type { Language } from '@corridor/contract/wire/language'
import type { Order } from '../../../drawing/order.ts'
import type { Block } from '../../../pdf/blocks.ts'
import { loadLogo } from '../../candidate/paper/load-logo.ts'
import type { Opened } from './open.ts'
import { showPeople } from './show.ts'

export const sharedFormats = ['pdf', 'xlsx', 'csv'] as const
export type SharedFormat = (typeof sharedFormats)[number]

export const sharedTypes: Record<SharedFormat, string> = { ...exportTypes, pdf: 'application/pdf' }

/**
 * The people of an opened link as a file: what the page does not show is in none. It is drawn once for as long as the page shows the same.
 * Throws `request.tooMany` if two others of this link are drawn now, and `server.unavailable` if too many of all are.
 */
export async function writeShared(opened: Opened, format: SharedFormat, language: Language): Promise<Uint8Array> {
  const { columns, rows } = await showPeople(opened, language)
  const table = { columns, rows }
  const order = format === 'pdf' ? await toPaper(opened, table, language) : toSheet(opened, format, table)
  return opened.context.platform.drawing.once(`share ${opened.link.id}`, order)
}

const toSheet = ({ link }: Opened, format: ExportFormat, { columns, rows }: SharedTable) =>
  ({
    work: 'table',
    given: {
      format,
      sheet: { name: link.title.slice(0, 31), formats: columns.map(() => undefined) },
      rows: [columns.map(({ title }) => title), ...rows.map(({ cells }) => cells)],
    },
  }) satisfies Order

// A person after the other: beside each other many columns have no room on paper.
async function toPaper(opened: Opened, { columns, rows }: SharedTable, language: Language) {
  const { company_name: company, title, note, brand_color } = opened.link
  const logo = await loadLogo(opened)
  const blocks: Block[] = [
    ...(brand_color ? [{ bar: brand_color }] : []),
    ...(logo && logo.type !== 'image/webp' ? [{ picture: logo.bytes, alt: company, width: 140 }] : []),
    { paragraph: company, quiet: true },
    { heading: title, level: 1 },
    ...(note ? [{ paragraph: note }] : []),
    ...rows.flatMap(({ cells: [name = '', ...cells] }): Block[] => [
      { heading: name, level: 3 },
      {
        facts: cells.flatMap((cell, at) => (cell === '' ? [] : [[columns[at + 1]?.title ?? '', cell] as const])),
      },
    ]),
  ]
  const paper = { language, title: `${title} · ${company}`, author: company, blocks }
  return { work: 'paper', given: paper } satisfies Order
}
