import { compile } from 'html-to-text'

const heading = { options: { uppercase: false } }

// Once for all mails: the selectors cost more than most mails.
const convert = compile({
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
})

/** The plain text of a mail: each link with its address, each table with its columns under each other. */
export const toMailText = (html: string): string => convert(html).trim()
