import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ExportFormat, exportTypes } from '@corridor/contract/records/export/formats'
import type { SharedTable } from '@corridor/contract/sales/share/shapes'
import type { Language } from '@corridor/contract/wire/language'
import type { Block } from '../../../pdf/blocks.ts'
import { drawPdf } from '../../../pdf/draw-pdf.ts'
import { type Cell, writeTable } from '../../../platform/table/write-table.ts'
import { loadLogo } from './logo.ts'
import type { Opened } from './open.ts'
import { showPeople } from './show.ts'

export const sharedFormats = ['pdf', 'xlsx', 'csv'] as const
export type SharedFormat = (typeof sharedFormats)[number]

export const sharedTypes: Record<SharedFormat, string> = { ...exportTypes, pdf: 'application/pdf' }

/** The people of an opened link as a file: what the page does not show is in none. */
export async function writeShared(opened: Opened, format: SharedFormat, language: Language): Promise<Uint8Array> {
  const table = await showPeople(opened, language)
  return format === 'pdf' ? drawShared(opened, table, language) : writeSheet(opened, format, table)
}

async function writeSheet({ link }: Opened, format: ExportFormat, { columns, rows }: SharedTable): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-share-'))
  try {
    const path = join(folder, 'file')
    async function* cells(): AsyncGenerator<Cell[]> {
      yield columns.map(({ title }) => title)
      for (const row of rows) yield row.cells
    }
    await writeTable(path, format, { name: link.title.slice(0, 31), formats: columns.map(() => undefined) }, cells())
    return await readFile(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// A person after the other: beside each other many columns have no room on paper.
async function drawShared(opened: Opened, { columns, rows }: SharedTable, language: Language): Promise<Uint8Array> {
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
  return drawPdf({ language, title: `${title} · ${company}`, author: company, blocks })
}
