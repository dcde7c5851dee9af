import type { Facts } from '../../wire/facts.ts'

export const certificateFacts = {
  errors: {
    'certificate.notReady': [409, 'Not everything that the certificate needs is verified'],
    'certificate.stands': [409, 'There is a certificate already. Renew it instead'],
    'certificate.ended': [409, 'This certificate is no longer valid'],
    'certificate.unknown': [404, 'There is no certificate under this code'],
    'certificate.noFile': [400, 'Choose a PDF file first'],
  },
  auditKinds: { certificate: 'Representative Certificate' },
  auditVerbs: {
    issue: 'Issued',
    renew: 'Renewed',
  },
  notices: {
    'certificate-issued': {
      title: 'Certificate issued',
      text: '{company} has a new representative certificate',
      tab: 'team',
      delivery: 'digest',
      leadsTo: { company: '/company/account-details/certificate' },
    },
    'certificate-revoked': {
      title: 'Certificate revoked',
      text: 'The representative certificate of {company} was revoked: {reason}',
      tab: 'team',
      delivery: 'mail',
      leadsTo: { company: '/company/account-details/certificate' },
    },
  },
} as const satisfies Facts
