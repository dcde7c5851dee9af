import type { Facts } from '../../wire/facts.ts'

export const exportingFacts = {
  errors: {
    'export.unfinished': [409, 'The export is not finished yet'],
  },
  auditKinds: { export: 'Exports' },
  auditVerbs: {
    export: 'Exported',
  },
  notices: {
    'export-ready': {
      title: 'Export ready',
      text: 'The export {name} is ready',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { admin: '/admin/transfer/list-export', company: '/company/transfer/list-export' },
    },
  },
} as const satisfies Facts
