import { text } from '../../../lib/language/text'
import type { HelpTheme } from '../article'

export const data: HelpTheme = {
  title: text('Your data'),
  articles: [
    {
      id: 'import',
      readers: ['owner', 'recruiter', 'bench', 'administrator'],
      title: text('How do I bring in a table from another program?'),
      answer: text(
        'Open the list that it belongs to and choose [[Import]]. Every row is checked before anything is added, and the whole import can be undone.',
      ),
      steps: [
        text('Choose a CSV or Excel file. [[Download an empty table]] gives you one with the right columns.'),
        text(
          'Match the columns, then look at the rows with errors. [[Download rows with errors]] lets you correct them in your table.',
        ),
        text('[[Undo Import]] removes what was added, except what was changed since.'),
      ],
      pages: ['/company/transfer', '/admin/transfer'],
      picture: {
        name: 'import',
        shows: text('Where an import begins: the table, and the columns that are understood.'),
      },
      next: ['undo', 'export'],
    },
    {
      id: 'export',
      readers: ['owner', 'recruiter', 'bench', 'administrator'],
      title: text('How do I get my data out?'),
      answer: text(
        'Open a list, narrow it if you like, and choose [[Export]]: as CSV or as an Excel workbook, with the columns shown or all of them. The file is yours alone, under [[Exports]].',
      ),
      pages: ['/company/transfer/list-export', '/admin/transfer/list-export'],
      next: ['import', 'lists'],
    },
    {
      id: 'audit',
      readers: ['owner', 'administrator'],
      title: text('Who changed this?'),
      answer: text(
        '[[Audit Log]] keeps every change with who, when, from what to what, for 24 months. Nobody can change or delete it. Under [[Activity]] everybody sees their own.',
      ),
      pages: ['/company/audit-log', '/admin/audit-log', '/account/activity'],
      next: ['undo'],
    },
  ],
}
