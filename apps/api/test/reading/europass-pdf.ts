import { stream, writePdf } from './pdf-writer.ts'

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd">
  <CandidatePerson><PersonName><oa:GivenName>Marta</oa:GivenName></PersonName></CandidatePerson>
</Candidate>`

/** A resume as Europass writes it: its data lies as XML within. */
export function writeEuropassPdf({ name = 'attachment.xml', content = xml, catalog = '' } = {}): Buffer {
  const begin = 'BT /F1 11 Tf 50 700 Td (Marta Silva, Lisbon) Tj ET'
  const holder = '/Names << /EmbeddedFiles << /Names [(data) 6 0 R] >> >>'
  const spec = `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 7 0 R /UF 7 0 R >> >>`
  const file = stream(content, '/Type /EmbeddedFile /Subtype /text#2Fxml')
  return writePdf(begin, [spec, file], '', `${holder} ${catalog}`)
}

/** Files that are not the data of a Europass resume, though they look like it. */
export const notEuropass: Readonly<Record<string, Parameters<typeof writeEuropassPdf>[0]>> = {
  'a program for data': { content: 'MZ' },
  'data under the name of a program': { name: 'attachment.hta' },
  'data under a name with two ends': { name: 'a.xml\\000.exe' },
  'data with a script beside it': { catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' },
  'data with a script within': {
    content: xml.replace('</Candidate>', '<s:script xmlns:s="http://www.w3.org/1999/xhtml">x()</s:script></Candidate>'),
  },
  'data with a script whose language is spelled': {
    content: xml.replace(
      '</Candidate>',
      '<s:script xmlns:s="&#104;ttp://www.w3.org/1999/xhtml">x()</s:script></Candidate>',
    ),
  },
  'data with a style sheet': { content: xml.replace('<Candidate', '<?xml-stylesheet href="a.xsl"?><Candidate') },
  'data with entities': { content: xml.replace('<Candidate', '<!DOCTYPE a [<!ENTITY b "c">]><Candidate') },
  'another XML': { content: '<?xml version="1.0"?><a/>' },
}
