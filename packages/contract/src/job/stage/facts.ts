import type { Facts } from '../../wire/facts.ts'

export const stageFacts = {
  errors: {
    'stage.nameTaken': [409, 'A stage called "{name}" already exists'],
    'stage.tooMany': [409, 'No more than {limit} stages can be kept'],
    'stage.inUse': [409, 'Applications stand in this stage. Please say where they go'],
    'stage.lastOpen': [409, 'Applications begin in a stage that goes on: one of them has to stay'],
    'stage.orderChanged': [409, 'Somebody changed the stages. Please look at them again'],
  },
  auditKinds: { stage: 'Stage' },
  auditVerbs: { order: 'Order changed' },
} as const satisfies Facts
