import {
  embeddedNames,
  entriesOf,
  names,
  type PdfObjects,
  type PdfStream,
  resolved,
  unpackStream,
} from './pdf-objects.ts'
import type { PdfValue } from './pdf-values.ts'
import { readXml } from './xml-events.ts'

const filesMax = 5

/**
 * True if all files in a PDF are the data of a Europass resume: XML under a name that opens as XML, with no names of other languages, so
 * that nothing in it can be a script. Throws `PdfUnreadable`.
 */
export async function embedsOnlyEuropass(bytes: Buffer, objects: PdfObjects): Promise<boolean> {
  const specs = objects.all.flatMap(dictionaries).filter((dict) => entriesOf(dict, 'EF').length > 0)
  const references = specs.flatMap((spec) =>
    entriesOf(spec, 'EF')
      .flatMap((files) => resolved(objects, files))
      .flatMap((files) => (files.kind === 'dict' ? files.entries.map(([, file]) => file) : [])),
  )
  if (specs.length === 0 || !specs.every(isNamedXml)) return false
  const numbers = new Set(references.map((file) => (file.kind === 'ref' ? file.number : undefined)))
  if (numbers.has(undefined)) return false
  // Readers differ in which of two streams under one number they take: each that may be meant must be harmless.
  const files = objects.streams.filter(({ number, dict }) =>
    number === undefined ? isEmbedded(objects, dict) : numbers.has(number) || isEmbedded(objects, dict),
  )
  if (files.length === 0 || files.length > filesMax) return false
  if (![...numbers].every((number) => files.some((file) => file.number === number))) return false
  for (const file of files) if (!isEuropassXml(await contentOf(bytes, file))) return false
  return true
}

const isEmbedded = (objects: PdfObjects, dict: PdfValue) =>
  entriesOf(dict, 'Type').some((type) => names(objects, type).includes('EmbeddedFile'))

function dictionaries(value: PdfValue): PdfValue[] {
  if (value.kind === 'array') return value.items.flatMap(dictionaries)
  if (value.kind !== 'dict') return []
  return [value, ...value.entries.flatMap(([, inner]) => dictionaries(inner))]
}

function isNamedXml(spec: PdfValue): boolean {
  const given = embeddedNames.flatMap((name) => entriesOf(spec, name))
  const isXml = (name: PdfValue) => name.kind === 'string' && /^[^/\\:\p{C}]+\.xml$/iu.test(name.text)
  return given.length > 0 && given.every(isXml) && entriesOf(spec, 'RF').length === 0
}

async function contentOf(bytes: Buffer, { dict, begin }: PdfStream): Promise<Buffer> {
  if (entriesOf(dict, 'Filter').length > 0) return unpackStream(bytes.subarray(begin), dict)
  const end = bytes.indexOf('endstream', begin)
  return bytes.subarray(begin, end < 0 ? undefined : end)
}

const roots = new Set(['SkillsPassport', 'Candidate'])
const languages =
  /^http:\/\/(?:europass\.cedefop\.europa\.eu\/|www\.europass\.eu\/|www\.hr-xml\.org\/|www\.openapplications\.org\/|www\.w3\.org\/2001\/XMLSchema-instance$)/
const declaration = /^\ufeff?(?:<\?xml [^<>?]*\?>)?/

function isEuropassXml(content: Buffer): boolean {
  const text = content.toString('utf8').trimEnd().replace(declaration, '').trimStart()
  // A style sheet may hold scripts, and a declaration of a type leads out of the file.
  if (!text.startsWith('<') || /<[?!](?!--|\[CDATA\[)/.test(text)) return false
  let root: string | undefined
  let open = 0
  for (const event of readXml(text)) {
    if (event.kind === 'text') continue
    if (event.kind === 'close') open -= 1
    else {
      if (open === 0 && root !== undefined) return false
      root ??= event.name
      if (!declared(event.attributes).every((address) => languages.test(address))) return false
      if (event.kind === 'open') open += 1
    }
  }
  return open === 0 && root !== undefined && roots.has(root.replace(/^\w+:/, '')) && isOfEuropass(text)
}

const declared = (attributes: string) =>
  [...attributes.matchAll(/xmlns(?::[\w.-]+)?\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, one, other]) => one ?? other ?? '',
  )

const isOfEuropass = (text: string) =>
  /\.europass\.eu\/|europass\.cedefop\.europa\.eu\//.test(text.slice(0, rootCharsMax))
const rootCharsMax = 2_000
