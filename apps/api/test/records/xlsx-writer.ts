import { writeZip, type ZipPart } from '../reading/zip-writer.ts'

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A cell as XML, or a text. */
type Cell = string | { xml: string }

export const cellXml = (cell: Cell, place: string) =>
  typeof cell === 'string'
    ? `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
    : cell.xml.replace('{place}', place)

export const sheetXml = (rows: Cell[][]) =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${spreadsheet}"><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, at) => cellXml(cell, letters(at) + (row + 1))).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

/** A small workbook of these sheets; `more` adds or replaces parts. */
export function writeXlsx(sheets: Record<string, Cell[][]>, more: ZipPart[] = []): Buffer {
  const names = Object.keys(sheets)
  const parts: ZipPart[] = [
    {
      name: '[Content_Types].xml',
      data: `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      data: `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      data: `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets>${names.map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: `<Relationships xmlns="${packaged}/relationships">${names.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    },
    ...names.map((name, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, data: sheetXml(sheets[name] ?? []) })),
  ]
  return writeZip([...parts.filter((part) => !more.some(({ name }) => name === part.name)), ...more])
}
