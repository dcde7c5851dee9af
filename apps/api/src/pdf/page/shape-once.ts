import type PDFDocument from 'pdfkit'

type Document = InstanceType<typeof PDFDocument>

const shaping = new WeakSet<PDFKit.EmbeddedFont>()

/**
 * Lets the document's present font shape each text once. The library keeps words alone, and shapes anew whatever is asked for with features:
 * our lines are asked for whole, several times each, and most of them say what another said.
 */
export function shapeOnce(document: Document): Document {
  const font = document._font
  if (shaping.has(font)) return document
  shaping.add(font)
  const kept = new Map<string, PDFKit.ShapedRun>()
  const shape = font.layoutRun.bind(font)
  font.layoutRun = (text, features) => {
    const key = `${JSON.stringify(features ?? null)} ${text}`
    const run = kept.get(key) ?? shape(text, features)
    kept.set(key, run)
    return run
  }
  return document
}
