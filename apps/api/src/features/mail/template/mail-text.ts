import { convert } from 'html-to-text'

const heading = { options: { uppercase: false } }

/** The plain text of a mail: each link with its address, each table with its columns under each other. */
export const toMailText = (html: string): string =>
  convert(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
      { selector: 'h2', ...heading },
      { selector: 'h3', ...heading },
      { selector: 'h4', ...heading },
      {
        selector: 'table',
        format: 'dataTable',
        options: { uppercaseHeaderCells: false, colSpacing: 3, maxColumnWidth: 30 },
      },
    ],
  }).trim()
