import type { Facts } from '../../wire/facts.ts'

export const houseServerFacts = {
  errors: {
    'houseServer.byEnvironment': [409, 'The environment of this installation names its mail server. Change it there'],
    'houseServer.missing': [409, 'No mail server is set up yet'],
    'houseServer.testRefused': [409, 'The mail server did not take the test mail: {answer}'],
  },
  auditKinds: { 'house-server': 'Email of this installation' },
} as const satisfies Facts
