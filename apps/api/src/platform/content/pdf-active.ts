import { embedsOnlyEuropass } from './pdf-europass.ts'
import { embeddedNames, entriesOf, names, type PdfObjects, readPdfObjects, resolved } from './pdf-objects.ts'
import { PdfUnreadable, type PdfValue } from './pdf-values.ts'

/** Actions that a PDF's reader takes without being asked by its person. */
const actions = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'Movie',
  'Sound',
  'RichMediaExecute',
])
const annotations = new Set(['RichMedia', '3D', 'Movie', 'Sound', 'Screen', 'FileAttachment'])
/** Entries that only active content has. */
const holders = new Set(['JavaScript', 'XFA', 'RichMediaContent'])

/**
 * True if a PDF holds scripts, actions that reach beyond it, embedded files, media or dynamic forms, packed or not. A PDF that cannot be
 * looked through counts as one that does. With `allowEuropass` the data that a Europass resume carries is no such file.
 */
export async function isActivePdf(bytes: Buffer, { allowEuropass = false } = {}): Promise<boolean> {
  try {
    const objects = await readPdfObjects(bytes)
    if (objects.all.some((value) => isActive(objects, value))) return true
    if (!objects.all.some((value) => embeds(objects, value))) return false
    return !(allowEuropass && (await embedsOnlyEuropass(bytes, objects)))
  } catch (error) {
    if (error instanceof PdfUnreadable) return true
    throw error
  }
}

function isActive(objects: PdfObjects, value: PdfValue): boolean {
  if (value.kind === 'array') return value.items.some((item) => isActive(objects, item))
  if (value.kind !== 'dict') return false
  return value.entries.some(([name, inner]) => {
    if (holders.has(name)) return true
    if (name === 'S' && names(objects, inner).some((action) => actions.has(action))) return true
    if (name === 'Subtype' && names(objects, inner).some((subtype) => annotations.has(subtype))) return true
    if (name === 'OpenAction' && resolved(objects, inner).some((action) => !leadsWithin(objects, action))) return true
    if (name === 'AA' && triggered(objects, inner).some((action) => !leadsWithin(objects, action))) return true
    return isActive(objects, inner)
  })
}

function embeds(objects: PdfObjects, value: PdfValue): boolean {
  if (value.kind === 'array') return value.items.some((item) => embeds(objects, item))
  if (value.kind !== 'dict') return false
  return value.entries.some(([name, inner]) => {
    if (name === 'EmbeddedFiles') return true
    if (name === 'Type' && names(objects, inner).includes('EmbeddedFile')) return true
    if (name === 'EF' && resolved(objects, inner).some(holdsFile)) return true
    return embeds(objects, inner)
  })
}

const holdsFile = (value: PdfValue) => embeddedNames.some((name) => entriesOf(value, name).length > 0)

const triggered = (objects: PdfObjects, value: PdfValue) =>
  resolved(objects, value).flatMap((found) =>
    found.kind === 'dict' ? found.entries.flatMap(([, action]) => resolved(objects, action)) : [],
  )

// Lets a document that opens by itself turn to a page, and no more.
const leadsWithin = (objects: PdfObjects, action: PdfValue) =>
  entriesOf(action, 'S').every((kind) => names(objects, kind).every((name) => name === 'GoTo'))
