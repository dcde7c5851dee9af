import type { Facts } from './facts.ts'

/** Refusals that any call may get. */
export const wireFacts = {
  errors: {
    'request.invalid': [400, 'Some values are not valid'],
    'request.malformed': [400, 'The request could not be read'],
    'request.tooLarge': [413, 'The request is too large'],
    'request.type': [415, 'This content type is not accepted'],
    'request.unknownPath': [404, 'There is nothing at this address'],
    'request.tooMany': [429, 'Too many attempts. Please try again in {minutes} minutes'],
    'letter.tooSoon': [429, 'A letter about this went to this person less than a minute ago. Try again in a minute'],
    'letter.tooMany': [429, 'This person has got as many letters as one may get in a day. Try again tomorrow'],
    'request.keyReused': [409, 'This idempotency key was used for another request'],
    'request.timeout': [408, 'The request took too long to arrive'],
    'request.foreign': [403, 'This form was sent from another site. Please open the page here and try again'],
    'server.error': [500, 'Server error occurred. Please try again later'],
    'server.unavailable': [503, 'The service is not available right now. Please try again shortly'],
    'server.draining': [503, 'The service is restarting. Please try again shortly'],
    'record.notFound': [404, '{entity} not found'],
    'record.changed': [409, '{entity} was changed by someone else in the meantime'],
    'list.tooLong': [400, 'There are more than {limit} records. Please search, or ask page by page'],
    'record.sealBroken': [
      409,
      'A protected value was moved or changed, and cannot be opened. Please enter it again, or ask an administrator to restore it',
    ],
  },
} as const satisfies Facts
