import { ArchiveRefusal } from './zip-archive.ts'

/** XML of a document's part as text; refuses a document type, the only door to entities. */
export function decodeXml(bytes: Buffer): string {
  const text = decoderFor(bytes).decode(bytes)
  refuseEntities(text)
  return text
}

/** Refuses a document type in a part that comes bit by bit, as those do that may be too large to be held. */
export function watchForEntities(): (chunk: Buffer) => void {
  let decoder: Decoder | undefined
  let tail = ''
  return (chunk) => {
    decoder ??= decoderFor(chunk)
    const text = tail + decoder.decode(chunk, { stream: true })
    refuseEntities(text)
    tail = text.slice(-declarationChars)
  }
}

const declaration = /<!(?:DOCTYPE|ENTITY)/i
const declarationChars = '<!DOCTYPE'.length

function refuseEntities(text: string): void {
  if (declaration.test(text)) throw new ArchiveRefusal('The document declares entities of its own.')
}

type Decoder = InstanceType<typeof TextDecoder>

function decoderFor(bytes: Buffer): Decoder {
  const utf16 = bytes[0] === 0xff || bytes[0] === 0xfe || bytes[0] === 0 || bytes[1] === 0
  const bigEndian = bytes[0] === 0xfe || bytes[0] === 0
  return new TextDecoder(utf16 ? (bigEndian ? 'utf-16be' : 'utf-16le') : 'utf-8')
}

/** The value of an attribute of a start tag, or nothing. */
export const attribute = (tag: string, name: string) =>
  decodeReferences(new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '')

const decodeReferences = (text: string) =>
  text.replace(/&#(x[\da-f]+|\d+);/gi, (_, code: string) =>
    String.fromCharCode(code[0]?.toLowerCase() === 'x' ? Number.parseInt(code.slice(1), 16) : Number(code)),
  )
