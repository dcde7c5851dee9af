import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

const pages = { admin: '/admin/leads/view-lead/{id}', company: '/company/leads/view-lead/{id}' }

export const leadFacts = {
  records: {
    lead: { title: 'Lead', read: access.leads.read, manage: access.leads.manage, hasNoStatus: true },
  },
  watched: { lead: pages },
  errors: {
    'lead.sendAgain': [400, 'What you typed is kept. Please check it and send it once more'],
    'lead.answerMissing': [400, 'Please answer every question of this step'],
    'lead.reasonNeeded': [409, 'Please say why'],
    'lead.stateWrong': [409, 'This lead has changed in the meantime'],
    'lead.converted': [409, 'This lead was converted already'],
    'lead.notConverted': [409, 'This lead is not converted'],
    'lead.companyJoined': [409, 'Somebody has joined this company already. Delete the company itself if it should go'],
    'lead.targetWrong': [403, 'This lead cannot be converted into that here'],
  },
  auditVerbs: { assign: 'Assigned', convert: 'Converted', revert: 'Conversion undone' },
  notices: {
    'lead-new': {
      title: 'New lead',
      text: '{name} wrote through the public site',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { admin: pages.admin },
    },
    'lead-assigned': {
      title: 'Lead assigned to the company',
      text: 'The lead {name} was assigned to your company',
      tab: 'inbox',
      delivery: 'mail',
      leadsTo: { company: pages.company },
    },
    'lead-yours': {
      title: 'Lead assigned to you',
      text: 'The lead {name} was assigned to you',
      tab: 'inbox',
      delivery: 'mail',
      leadsTo: { company: pages.company },
    },
  },
} as const satisfies Facts
