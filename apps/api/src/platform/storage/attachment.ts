import { withoutDirectionMarks } from '../direction-marks.ts'

/** A forced download under any name, by RFC 6266: an ASCII name for old browsers, the real one beside it. */
export function toAttachment(given: string): string {
  const name = withoutDirectionMarks(given)
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
