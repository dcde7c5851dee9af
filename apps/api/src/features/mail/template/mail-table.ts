import type { Language } from '@corridor/contract/wire/language'
import { languageFacts } from '@corridor/contract/wire/language'
import { withoutControls } from '../../../platform/mail/address.ts'
import { escaped } from './escaped.ts'

/** People as a mail shows them: a title for each column, and a text for each cell. */
export interface MailTable {
  titles: string[]
  rows: string[][]
}

const start = (language: Language) => (languageFacts[language].dir === 'rtl' ? 'right' : 'left')

/** A table with lines that mail programs of any age draw. */
export function tableHtml({ titles, rows }: MailTable, language: Language): string {
  const side = start(language)
  const head = titles.map(
    (title) =>
      `<th style="text-align:${side};padding:6px 10px;border-bottom:1px solid #c9d1d6;font-weight:600">${cellOf(title)}</th>`,
  )
  const lines = rows.map((cells) => {
    const drawn = cells.map(
      (text) => `<td style="text-align:${side};padding:6px 10px;border-bottom:1px solid #e3e8eb">${cellOf(text)}</td>`,
    )
    return `<tr>${drawn.join('')}</tr>`
  })
  return `<table style="border-collapse:collapse;width:100%"><thead><tr>${head.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`
}

const cellOf = (text: string) => `<bdi>${escaped(withoutControls(text))}</bdi>`
