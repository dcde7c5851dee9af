import { describe, expect, it } from 'vitest'
import { odtPart, writeOdt } from '../../../test/reading/odt-writer.ts'
import { readOdt } from './read-odt.ts'
import { readRtf } from './read-rtf.ts'
import { readWord97Text } from './word-97-text.ts'

const rtf = (inner: string) =>
  readRtf(Buffer.from(`{\\rtf1\\ansi\\ansicpg1252 ${inner}}`, 'latin1'), { textCharsMax: 10_000 }).pages[0]?.text

describe('readRtf', () => {
  it.each<[string, string, string]>([
    ['paragraphs', 'John\\par Doe\\line x', 'John\nDoe\nx'],
    ['bytes of the code page', "R\\'e9mi", 'Rémi'],
    ['Unicode and steps over its stand-in', '\\u1055?\\u1077?\\uc2\\u1090ab\\u1088cd.', 'Петр.'],
    ['bytes of a font of another code page', "{\\fonttbl{\\f1\\fcharset204 Arial;}}\\f1 \\'cf\\'e5\\'f2\\'f0", 'Петр'],
    ['a table row', 'Email\\cell a@b.co\\cell\\row', 'Email\ta@b.co'],
    [
      'no tables of fonts, styles and colours',
      '{\\fonttbl{\\f0 Arial;}}{\\stylesheet{Normal;}}{\\colortbl;}John',
      'John',
    ],
    ['no destination it does not know', '{\\*\\unknown hidden}John', 'John'],
    ['no picture', '{\\pict 89504e}John', 'John'],
    ['a header as lines of its own', '{\\header Jane Roe}Body', 'Jane Roe\nBody'],
    ['a text box', '{\\shp{\\*\\shpinst{\\sp{\\sn a}{\\sv 1}}{\\shptxt box\\par}}}body', 'box\nbody'],
    ['the address behind a link', '{\\field{\\*\\fldinst HYPERLINK "mailto:a@b.co"}{\\fldrslt Mail}}', 'Mail\na@b.co'],
    ['marks and escapes', 'a\\tab b\\endash c\\{d\\}\\~e', 'a\tb–c{d} e'],
    ['bytes that are announced as no text', '{\\pict\\bin3 }}}}John', 'John'],
  ])('reads %s', (_, inner, text) => {
    expect(rtf(inner)).toBe(text)
  })

  it('knows the size of a title', () => {
    expect(
      readRtf(Buffer.from('{\\rtf1{\\fs52 John Doe\\par}text}'), { textCharsMax: 10_000 }).pages[0]?.lines.map(
        ({ size }) => size,
      ),
    ).toEqual([26, 12])
  })

  it('stops where the text is long enough', () => {
    const { pages } = readRtf(Buffer.from(`{\\rtf1 ${'a\\par '.repeat(2000)}}`), { textCharsMax: 100 })
    expect(pages[0]?.text.length).toBeLessThan(120)
  })

  it('gives up what is nested without end', () => {
    expect(() => rtf('{'.repeat(5000))).toThrow('nested')
  })
})

describe('readOdt', () => {
  const odt = async (inner: string, more = {}) => (await readOdt(writeOdt(inner, Object.values(more)))).pages[0]?.text

  it.each<[string, string, string]>([
    ['paragraphs and headings', '<text:h>John</text:h><text:p>Doe</text:p>', 'John\nDoe'],
    ['blanks, tabs and breaks', '<text:p>a<text:s text:c="3"/>b<text:tab/>c<text:line-break/>d</text:p>', 'a b\tc\nd'],
    [
      'a table row',
      '<table:table-row><table:table-cell><text:p>Email</text:p></table:table-cell><table:table-cell><text:p>a@b.co</text:p></table:table-cell></table:table-row>',
      'Email\ta@b.co',
    ],
    ['a text box', '<text:p>a<draw:text-box><text:p>box</text:p></draw:text-box></text:p>', 'box\na'],
    ['the address behind a link', '<text:p><text:a xlink:href="mailto:a@b.co">Mail</text:a></text:p>', 'Mail\na@b.co'],
    [
      'no deleted text and no notes of reviewers',
      '<text:tracked-changes><text:p>old</text:p></text:tracked-changes><text:p>new<office:annotation><text:p>hm</text:p></office:annotation></text:p>',
      'new',
    ],
  ])('reads %s', async (_, inner, text) => {
    expect(await odt(inner)).toBe(text)
  })

  it('reads headers, and knows the size of a title', async () => {
    const header = odtPart('master-styles', '<style:header><text:p>Jane Roe</text:p></style:header>')
    const title = '<style:style style:name="P1"><style:text-properties fo:font-size="26pt"/></style:style>'
    const { pages } = await readOdt(
      writeOdt('', [
        { name: 'styles.xml', data: header },
        { name: 'content.xml', data: odtPart('body', '<text:p text:style-name="P1">CV</text:p>', title) },
      ]),
    )
    expect(pages[0]?.text).toBe('Jane Roe\nCV')
    expect(pages[0]?.lines[1]?.size).toBe(26)
  })
})

describe('readWord97Text', () => {
  it.each<[string, string, string[]]>([
    ['paragraphs', 'John\rDoe\r', ['John', 'Doe']],
    ['a table row', 'before\rEmail\u0007a@b.co\u0007\u0007after\r', ['before', 'Email\ta@b.co\t', 'after']],
    ['a layout table', 'a\rb\u0007c\u0007\u0007', ['a', 'b\tc\t']],
    ['no field codes', '\u0013 PAGE \u00141\u0015\r', ['1']],
    ['no pictures', '\u0001John\u0008\r', ['John']],
  ])('reads %s', (_, story, lines) => {
    expect(readWord97Text(story).lines.map((line) => line.trimEnd())).toEqual(lines.map((line) => line.trimEnd()))
  })

  it('knows the target of a link', () => {
    expect(readWord97Text('\u0013HYPERLINK "mailto:a@b.co"\u0014Mail\u0015').targets).toEqual(['mailto:a@b.co'])
  })
})
