import type { Facts } from '../../wire/facts.ts'

export const answerFacts = {
  errors: {
    'answer.otherMailbox': [409, 'Only its member answers from this mailbox. Give the conversation to them'],
    'answer.noJob': [409, 'No job could be read in this mail. Join the conversation to a job first'],
    'answer.mailboxOff': [409, 'This mailbox is switched off or must be connected anew'],
    'answer.notSentAgain': [409, 'Only a mail that was refused is sent again'],
    'answer.mayHaveArrived': [409, 'This mail may have arrived. Please confirm that it may arrive twice'],
  },
  auditVerbs: {
    'answer-thread': 'Answered',
    'answer-again': 'Sent an answer again',
    'submit-thread': 'Submitted from the mail',
  },
} as const satisfies Facts
