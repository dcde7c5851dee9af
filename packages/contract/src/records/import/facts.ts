import type { Facts } from '../../wire/facts.ts'

export const importingFacts = {
  errors: {
    'import.moved': [409, 'This import has changed since you opened it. Check it again'],
    'import.fileTaken': [409, 'This file has an import already. Please upload it again'],
    'import.sheet': [400, 'The workbook has no such sheet'],
    'import.rowsChanged': [409, '{count} rows are ready now. Please look at them again'],
    'import.archive': [400, 'No archive comes beside a table of these records'],
    'import.hotlist': [400, 'Only candidates can go onto a hotlist'],
    'import.mapping': [400, 'Choose a column for each required field'],
  },
  auditKinds: { import: 'Imports' },
  auditVerbs: {
    run: 'Run',
    check: 'Checked',
    'choose-sheet': 'Sheet chosen',
  },
  notices: {
    'import-finished': {
      title: 'Import ended',
      text: 'The import of {name} has ended',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { admin: '/admin/transfer/view-import/{id}', company: '/company/transfer/view-import/{id}' },
    },
  },
} as const satisfies Facts
