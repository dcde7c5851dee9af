import type { Facts } from '../../wire/facts.ts'

export const claimFacts = {
  errors: {
    'claim.isOwner': [409, 'You own this company already'],
    'claim.stands': [409, 'Your claim is already waiting for a decision'],
    'claim.approved': [409, '{name} approved this claim already'],
    'claim.rejected': [409, '{name} rejected this claim already'],
    'claim.withdrawn': [409, '{name} withdrew this claim'],
    'claim.noMember': [409, '{name} is no longer an active member of this company'],
    'claim.companyGone': [409, 'The company was deleted'],
  },
  auditKinds: { 'claim-ownership': 'Claim of ownership' },
  notices: {
    'claim-approved': {
      title: 'Claim of ownership approved',
      text: 'Your claim of ownership of {company} was approved',
      tab: 'inbox',
      delivery: 'mail',
      leadsTo: { company: '/company/dashboard' },
    },
    'claim-rejected': {
      title: 'Claim of ownership rejected',
      text: 'Your claim of ownership of {company} was rejected: {reason}',
      tab: 'inbox',
      delivery: 'mail',
      leadsTo: { company: '/company/setup/claim-ownership' },
    },
    'ownership-lost': {
      title: 'Ownership transferred',
      text: '{name} owns {company} now',
      tab: 'inbox',
      delivery: 'mail',
      isFixed: true,
      leadsTo: { company: '/company/setup/claim-ownership' },
    },
  },
} as const satisfies Facts
