import type { Facts } from '../../wire/facts.ts'

export const answerFacts = {
  errors: {
    'answer.otherMailbox': [409, 'Only its member answers from this mailbox. Give the conversation to them'],
    'answer.noJob': [409, 'No job could be read in this mail. Join the conversation to a job first'],
    'answer.mailboxOff': [409, 'This mailbox is switched off or must be connected anew'],
  },
  auditVerbs: {
    'answer-thread': 'Answered',
    'submit-thread': 'Submitted from the mail',
  },
} as const satisfies Facts
