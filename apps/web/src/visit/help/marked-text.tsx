import type { PageProps } from '../page'

const marks = /(\[\[.+?\]\]|\(\(.+?\)\))/

/** A text of an article: labels of the product stand out in the reader's language, keys look like keys. */
export function MarkedText({ t, of }: Pick<PageProps, 't'> & { of: string }) {
  return t(of)
    .split(marks)
    .map((part) => {
      if (part.startsWith('[[')) return <b key={part}>{t(part.slice(2, -2))}</b>
      if (part.startsWith('((')) return <kbd key={part}>{part.slice(2, -2)}</kbd>
      return part
    })
}
