import {
  isMergeField,
  type MergeField,
  mergeFieldNames,
  mergeFields,
  replaceBraced,
} from '@corridor/contract/mail/template/merge-fields'
import type { Language } from '@corridor/contract/wire/language'
import { withoutDirectionMarks } from '../../../platform/direction-marks.ts'
import { withoutControls } from '../../../platform/mail/address.ts'
import { escaped } from './escaped.ts'
import { replaceFields } from './field-marks.ts'
import { type MailTable, tableHtml } from './mail-table.ts'
import { toMailText } from './mail-text.ts'
import { sanitizeMail } from './sanitize.ts'

/** Values that fill a mail. A field without a value, or with an empty one, is unfilled. */
export type MergeValues = { [Field in Exclude<MergeField, 'candidates'>]?: string } & { candidates?: MailTable }

export interface MergedMail {
  subject: string
  /** Body between head and foot: `frameMail` makes a document of it. */
  html: string
  text: string
  /** Asked for, and not to be had: such a mail is not sent. Each stands as its name in square brackets. */
  unfilled: MergeField[]
}

const subjectCharsMax = 250

interface Words {
  subject: string
  html: string
}

/** One mail to one person. Pure: the same words and values make the same mail. */
export const mergeMail = (words: Words, values: MergeValues, language: Language): MergedMail =>
  mergerOf(words, language)(values)

/** The same of many people: what is alike in all their mails is done once. */
export function mergerOf({ subject, html }: Words, language: Language): (values: MergeValues) => MergedMail {
  const clean = sanitizeMail(html)
  return (values) => merge({ subject, html: clean }, values, language)
}

function merge({ subject, html }: Words, values: MergeValues, language: Language): MergedMail {
  const missing = new Set<MergeField>()
  const body = replaceFields(html, (key) => {
    if (!isMergeField(key)) return ''
    if (key === 'candidates' && values.candidates) return tableHtml(values.candidates, language)
    const value = key === 'candidates' ? '' : lineOf(values[key])
    if (value) return `<bdi>${escaped(value).replaceAll('\n', '<br>')}</bdi>`
    missing.add(key)
    return `<mark>${placeFor(key)}</mark>`
  })
  const line = replaceBraced(subject, (key) => {
    const value = isMergeField(key) && key !== 'candidates' ? withoutControls(values[key] ?? '') : ''
    if (value) return value
    if (!isMergeField(key)) return ''
    missing.add(key)
    return placeFor(key)
  })
  const clean = sanitizeMail(aroundBlocks(body))
  return {
    subject: [...withoutControls(line)].slice(0, subjectCharsMax).join(''),
    html: clean,
    text: toMailText(clean),
    unfilled: mergeFields.filter((field) => missing.has(field)),
  }
}

const placeFor = (field: MergeField) => `[${mergeFieldNames[field]}]`

// Lines of an address or a signature stay; what else controls or turns a text does not.
const lineOf = (value: string | undefined) =>
  withoutDirectionMarks(value ?? '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim()

// A table cannot stand in a paragraph: mail programs would end the paragraph before it, each in its own way.
const aroundBlocks = (html: string) =>
  html.replace(
    /<p>((?:(?!<\/?p>)[\s\S])*?)(<table[\s\S]*?<\/table>)((?:(?!<\/?p>)[\s\S])*?)<\/p>/g,
    (_, before, table, after) =>
      [before.trim() && `<p>${before}</p>`, table, after.trim() && `<p>${after}</p>`].filter(Boolean).join(''),
  )
