import type { MergeField } from '@corridor/contract/mail/template/merge-fields'

/** A merge field as it stands in the HTML of a template. */
export const fieldMark = (field: MergeField) => `<span data-field="${field}"></span>`

const tags = /<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|[^">])*)>/g
const fieldIn = / data-field="([^"]*)"/

/**
 * Sanitised HTML with each merge field replaced, whatever stands in its span. The sanitiser closes every tag and quotes every value, so that
 * tags can be counted here.
 */
export function replaceFields(html: string, replace: (key: string, inside: string) => string): string {
  let [result, end] = ['', 0]
  let open: { key: string; from: number; depth: number } | undefined
  for (const { 0: tag, 1: slash, 2: name, 3: attributes = '', index } of html.matchAll(tags)) {
    if (name !== 'span') continue
    if (open) {
      open.depth += slash ? -1 : 1
      if (open.depth > 0) continue
      result += replace(open.key, withoutFields(html.slice(open.from, index)))
      open = undefined
      end = index + tag.length
    } else if (!slash) {
      const key = fieldIn.exec(attributes)?.[1]
      if (key === undefined) continue
      result += html.slice(end, index)
      open = { key, from: index + tag.length, depth: 1 }
    }
  }
  return result + html.slice(open ? html.length : end)
}

// A field inside a field is none: the outer one was written first.
const withoutFields = (html: string) => html.replace(/<span data-field="[^"]*"/g, '<span')
