export type XmlEvent =
  | { kind: 'open' | 'empty'; name: string; attributes: string }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^"'<>])*?)(\/?)>|([^<]+)/g

/** Walks XML without resolving anything but the five built-in entities and character numbers. */
export function* readXml(xml: string): Generator<XmlEvent> {
  for (const [, cdata, slash, name, attributes = '', self, text] of xml.matchAll(token)) {
    if (text !== undefined) yield { kind: 'text', text: decodeReferences(text) }
    else if (cdata !== undefined) yield { kind: 'text', text: cdata }
    else if (name && slash) yield { kind: 'close', name }
    else if (name) yield { kind: self ? 'empty' : 'open', name, attributes }
  }
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decodeReferences = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
  })
