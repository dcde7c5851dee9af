import type { Facts } from '../../wire/facts.ts'

export const suppressionFacts = {
  errors: {
    'suppression.released': [409, 'Mail to {value} was released from this reason already'],
    'suppression.proofNeeded': [
      400,
      'Please confirm that the person asked for it, and write down when and how they did',
    ],
    'suppression.linkUnknown': [404, 'This link is not complete. Please open it from the mail again'],
    'suppression.linkGone': [410, 'This link is no longer needed: nothing is sent to this address any more'],
  },
  auditKinds: { suppression: 'Suppressed Address' },
  auditVerbs: {
    'stop-mail': 'Mail stopped by the person',
    'allow-mail': 'Mail allowed by the person',
    bounce: 'Mail came back',
    'release-mail': 'Released',
  },
} as const satisfies Facts
