import { readFile } from 'node:fs/promises'
import { type CellValue, streamXlsxRows } from 'hucre/xlsx'
import { decodeXml } from '../content/archive-xml.ts'
import { readXml } from '../content/xml-events.ts'
import { openArchive } from '../content/zip-archive.ts'
import { TableFault, type TableRow } from './answer.ts'

interface Workbook {
  sheets: string[]
  sheet: string
  rows: AsyncIterable<TableRow>
}

/** One sheet of a workbook: the one that is named, else the first that is not empty. Formulas give the values that were kept with them. */
export async function openXlsx(path: string, wanted: string | undefined): Promise<Workbook> {
  const bytes = await readFile(path)
  const sheets = await listSheets(bytes)
  const sheet = wanted ?? (await firstWithRows(bytes, sheets))
  if (sheet === undefined || !sheets.includes(sheet)) throw new TableFault('file.empty')
  return { sheets, sheet, rows: readRows(bytes, sheet) }
}

async function listSheets(bytes: Buffer): Promise<string[]> {
  const archive = await openArchive(bytes)
  const names: string[] = []
  for (const event of readXml(decodeXml(await archive.read('xl/workbook.xml')))) {
    if (event.kind === 'text' || event.kind === 'close' || !/^(?:\w+:)?sheet$/.test(event.name)) continue
    if (/\bstate\s*=\s*["'](?:hidden|veryHidden)["']/.test(event.attributes)) continue
    const name = /\bname\s*=\s*"([^"]*)"|\bname\s*=\s*'([^']*)'/.exec(event.attributes)
    if (name) names.push(decodeName(name[1] ?? name[2] ?? ''))
  }
  return names
}

// The walker resolves references in text alone; a name stands in an attribute.
const decodeName = (name: string) =>
  [...readXml(name)].map((event) => (event.kind === 'text' ? event.text : '')).join('')

async function firstWithRows(bytes: Buffer, sheets: string[]): Promise<string | undefined> {
  for (const sheet of sheets) {
    for await (const { cells } of readRows(bytes, sheet)) if (cells.some((cell) => cell.trim() !== '')) return sheet
  }
  return undefined
}

async function* readRows(bytes: Buffer, sheet: string): AsyncGenerator<TableRow> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    yield { number: index + 1, cells: values.map(toText) }
  }
}

function toText(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return toDateText(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return String(value)
}

// A day without a time stays a day; a workbook's times have no zone.
function toDateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const text = date.toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19)
}
