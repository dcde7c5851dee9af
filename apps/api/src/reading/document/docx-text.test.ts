import { describe, expect, it } from 'vitest'
import { paragraph, wordBody } from '../../../test/reading/zip-writer.ts'
import { readWordXml } from './docx-text.ts'

const read = (inner: string) => readWordXml(wordBody(inner)).map((line) => line.text)
const cell = (inner: string) => `<w:tc><w:tcPr/>${inner}</w:tc>`

describe('readWordXml', () => {
  it.each<[string, string, string[]]>([
    ['runs', '<w:p><w:r><w:t>Jo</w:t></w:r><w:r><w:t>hn</w:t></w:r></w:p>', ['John']],
    ['references', paragraph('R&amp;D &#233;&#x4e2d; &lt;b&gt; &unknown;'), ['R&D é中 <b> &unknown;']],
    ['tabs and breaks', '<w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t></w:r></w:p>', ['a\tb\nc']],
    [
      'a table row',
      `<w:tbl><w:tr>${cell(paragraph('Email'))}${cell(paragraph('a@b.co'))}</w:tr></w:tbl>`,
      ['Email\ta@b.co'],
    ],
    [
      'a layout table',
      `<w:tbl><w:tr>${cell(paragraph('a') + paragraph('b'))}${cell(paragraph('c'))}</w:tr></w:tbl>`,
      ['a', 'b', 'c'],
    ],
    [
      'a text box, once',
      `<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph('box')}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph('box')}</w:txbxContent></mc:Fallback></mc:AlternateContent><w:t>after</w:t></w:r></w:p>`,
      ['box', 'after'],
    ],
    ['no deleted text', `<w:p><w:del><w:r><w:t>old</w:t></w:r></w:del><w:r><w:t>new</w:t></w:r></w:p>`, ['new']],
    [
      'no field codes and comments',
      '<w:p><!-- no --><w:r><w:instrText>HYPERLINK "x"</w:instrText><w:t>yes</w:t></w:r></w:p>',
      ['yes'],
    ],
    ['what is left open', '<w:p><w:r><w:t>half', ['half']],
  ])('reads %s', (_, inner, lines) => {
    expect(read(inner)).toEqual(lines)
  })

  it('knows the size of a title', () => {
    const [title] = readWordXml(wordBody('<w:p><w:r><w:rPr><w:sz w:val="52"/></w:rPr><w:t>John Doe</w:t></w:r></w:p>'))
    expect(title).toEqual({ text: 'John Doe', size: 26 })
  })
})
