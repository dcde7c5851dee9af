import { importLimits } from '@corridor/contract/transfers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import { contentsOf } from '../contents.ts'
import { relationships } from '../reading/zip-writer.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { checkedImport, csvType, startImport, uploadTable, xlsxType } from './importing.ts'
import { sheetXml, writeXlsx } from './xlsx-writer.ts'

let run: RunningApp
let admin: Caller
beforeAll(async () => {
  run = await runApp()
  admin = run.call(await run.make.tokenOf('administrator'))
})
afterAll(() => run.close())

const book = (more: Parameters<typeof writeXlsx>[1] = []) => writeXlsx({ A: [['Name'], ['Rust']] }, more)
const sheet = (data: string) => book([{ name: 'xl/worksheets/sheet1.xml', data }])
const head = '<?xml version="1.0"?>'

const program = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(2_000, 0x90)])

describe('is refused where it is uploaded, and nothing is kept of it:', () => {
  it.each<[string, string, Buffer, RegExp]>([
    ['a program called a table', csvType, program, /./],
    ['a program called a workbook', xlsxType, program, /./],
    ['NULs called a table', csvType, Buffer.alloc(5_000), /./],
    ['NULs between letters', csvType, Buffer.from('Name\nRu\0st\n'), /./],
    ['a web page called a table', csvType, Buffer.from('<!doctype html><script>1</script>'), /web page/],
    ['an empty file', csvType, Buffer.from('\n'), /empty/],
    ['a workbook called a table', csvType, book(), /sent as a text file with a table but is an Excel workbook/],
    ['a table called a workbook', xlsxType, Buffer.from('Name\nRust\n'), /./],
    ['half a workbook', xlsxType, book().subarray(0, 600), /damaged/],
    ['a workbook with macros, renamed', xlsxType, book([{ name: 'xl/vbaProject.bin', data: 'x' }]), /macros/],
    [
      'a workbook whose types speak of macros',
      xlsxType,
      book([
        {
          name: '[Content_Types].xml',
          data: '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
        },
      ]),
      /macros/,
    ],
    ['a workbook with a program', xlsxType, book([{ name: 'xl/embeddings/setup.exe', data: 'x' }]), /program/],
    [
      'a workbook that loads another',
      xlsxType,
      book([
        {
          ...relationships('externalLinkPath', 'https://evil.example/b.xlsx'),
          name: 'xl/externalLinks/_rels/a.xml.rels',
        },
      ]),
      /outside/,
    ],
    [
      'a sheet with an entity of its own',
      xlsxType,
      sheet(
        `${head}<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&e;</t></is></c></row></sheetData></worksheet>`,
      ),
      /entities/,
    ],
    [
      'a sheet in UTF-16 with an entity, behind much space',
      xlsxType,
      book([
        {
          name: 'xl/worksheets/sheet1.xml',
          data: Buffer.from(`\ufeff${head}${' '.repeat(200_001)}<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>`, 'utf16le'),
        },
      ]),
      /entities/,
    ],
    ['a bomb', xlsxType, book([{ name: 'xl/media/zeros.bin', data: Buffer.alloc(30_000_000) }]), /too much data/],
    [
      'a bomb that lies about its size',
      xlsxType,
      book([{ name: 'xl/worksheets/sheet2.xml', data: Buffer.alloc(20_000_000, 0x20), statedSize: 100 }]),
      /larger than it says|damaged|too much/,
    ],
    ['a name that climbs out', xlsxType, book([{ name: '../../etc/passwd', data: 'x' }]), /dangerous name/],
  ])('%s', async (_, fileType, bytes, reason) => {
    const fileKey = await uploadTable(run, admin, bytes, fileType)
    const before = (await contentsOf(run.db.owner)).import
    const { status, body } = await admin.post('/import/start', { kind: 'skill', fileKey })
    expect({ status, code: body.code }).toEqual({ status: 415, code: 'file.content' })
    expect(body.message).toMatch(reason)
    expect((await contentsOf(run.db.owner)).import).toEqual(before)
    expect((await run.db.owner`select 1 from stored_file where key = ${fileKey}`).length).toBe(0)
  })
})

const wide = (columns: number) => Array.from({ length: columns }, (_, at) => `c${at}`)
const { rowsMax, columnsMax, cellCharsMax } = importLimits

describe('fails with its reason:', () => {
  it.each<[string, string, () => Buffer | string, string]>([
    ['too many rows', csvType, () => `Name\n${'a\n'.repeat(rowsMax + 1)}`, `more than ${rowsMax} rows`],
    ['too many columns', csvType, () => `${wide(columnsMax + 1).join()}\n1\n`, `more than ${columnsMax} columns`],
    [
      'a row of two million cells',
      csvType,
      () => `Name\n${'a,'.repeat(2_000_000)}\n`,
      'The file has more than 100 columns',
    ],
    ['a cell at column 16 000', xlsxType, () => sheet(far('WQJ2')), `more than ${columnsMax} columns`],
    ['a cell beyond every column', xlsxType, () => sheet(far('DIPWY2')), 'could not be read'],
    ['a long cell', csvType, () => `Name\nok\n${'x'.repeat(cellCharsMax + 1)}\n`, `Row 3 holds a cell of more than`],
    [
      'a quotation mark that is never closed',
      csvType,
      () => `Name\nok\n"never\n${'x\n'.repeat(900_000)}`,
      'that row 3 opens is never closed',
    ],
    ['a header alone', csvType, () => 'Name,State\n\n,\n', 'holds no rows'],
    ['sheets without rows', xlsxType, () => writeXlsx({ A: [], B: [] }), 'holds no rows'],
    ['rows that are no XML', xlsxType, () => sheet('<worksheet><sheetData><row r="1"><c'), 'holds no rows'],
    ['one long text that every cell shares', xlsxType, sharedText, 'characters'],
  ])('%s', async (_, fileType, bytes, reason) => {
    const { reach, rows } = await startImport(run, admin, 'skill', bytes(), fileType)
    expect((await reach('failed', 60_000)).reason?.message).toContain(reason)
    expect((await rows({ outcome: 'ready' })).totalDocs).toBe(0)
  })

  function far(place: string) {
    return `${head}<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row><row r="2"><c r="${place}" t="inlineStr"><is><t>far</t></is></c></row></sheetData></worksheet>`
  }

  // 9 999 signs, shown by 12 000 cells.
  function sharedText() {
    const cells = Array.from({ length: 12_000 }, (_, at) => [{ xml: `<c r="{place}" t="s"><v>${at % 1}</v></c>` }])
    const strings = `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>${'long '.repeat(1_999)}</t></si></sst>`
    const rels =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>'
    return book([
      { name: 'xl/worksheets/sheet1.xml', data: sheetXml([['Name'], ...cells]) },
      { name: 'xl/sharedStrings.xml', data: strings },
      { name: 'xl/_rels/workbook.xml.rels', data: rels },
    ])
  }
})

it('takes signs that the database cannot hold out of cells', async () => {
  const bytes = writeXlsx({ A: [['Name'], ['Ru_x0000_st'], ['\ud800Zig'], ["'=1+1 is a name"]] })
  const { post, reach, rows } = await checkedImport(run, admin, 'relation', bytes, { fileType: xlsxType })
  await post('run', { expected: 3 })
  await reach('done')
  expect((await rows()).data.map(({ name }) => name)).toEqual(['Rust', '\ufffdZig', '=1+1 is a name'])
})

it('lets no hostile name reach another statement', async () => {
  const names = ["'; drop table lookup; --", '{a,b}', '"quoted"', 'back\\slash', '$1 $2', 'NULL', '(1,2)']
  const csv = `Name\n${names.map((name) => `"${name.replaceAll('"', '""')}"`).join('\n')}\n`
  const { post, reach, rows } = await checkedImport(run, admin, 'status', csv)
  await post('run', { expected: names.length })
  await reach('done')
  expect((await rows({ outcome: 'added' })).data.map(({ name }) => name)).toEqual(names)
})
