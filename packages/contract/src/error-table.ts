/**
 * Every refusal of the product by its code: HTTP status and the text that the page shows. `{name}` takes a parameter.
 * Plain data, so that the browser may carry it without the validator.
 */
export const errorTable = {
  'request.invalid': [400, 'Some values are not valid'],
  'request.malformed': [400, 'The request could not be read'],
  'request.tooLarge': [413, 'The request is too large'],
  'request.type': [415, 'This content type is not accepted'],
  'request.unknownPath': [404, 'There is nothing at this address'],
  'request.tooMany': [429, 'Too many attempts. Please try again in {minutes} minutes'],
  'request.keyReused': [409, 'This idempotency key was used for another request'],
  'request.timeout': [408, 'The request took too long to arrive'],
  'request.foreign': [403, 'This form was sent from another site. Please open the page here and try again'],
  'server.error': [500, 'Server error occurred. Please try again later'],
  'server.unavailable': [503, 'The service is not available right now. Please try again shortly'],
  'server.draining': [503, 'The service is restarting. Please try again shortly'],

  'session.missing': [401, 'Please login to access this page'],
  'session.wrong': [401, 'The login details are incorrect'],
  'session.inactive': [403, 'This account was deactivated. Please ask an administrator to activate it'],
  'session.forbidden': [403, 'You are not allowed to do this'],
  'session.unverified': [403, 'Please verify your e-mail address first'],
  'session.onboarding': [403, 'Please complete the onboarding first'],

  'account.exists': [409, 'User already exists'],
  'account.notVerified': [400, 'Email verification failed. Please try again or request a new verification code.'],
  'account.linkDead': [400, 'This link is no longer valid. Please ask for a new one'],
  'account.passwordWrong': [400, 'The current password is not right'],

  'twoFactor.codeWrong': [400, 'This code is not right, or was used already'],
  'twoFactor.stepDead': [400, 'This sign-in took too long or had too many tries. Please sign in again'],
  'twoFactor.isOn': [409, 'Two-factor sign-in is on already'],
  'twoFactor.isOff': [409, 'Two-factor sign-in is off'],
  'twoFactor.setUpEnded': [409, 'This set-up has ended. Please begin again'],

  'user.lastAdministrator': [409, 'This is the last active administrator. Invite another one first'],
  'user.self': [409, 'You cannot do this to your own account'],
  'user.lastOwner': [409, '{name} is the only Owner of {company}. Make somebody else Owner first'],
  'user.noRoleLeft': [409, 'This person would have no role left. Deactivate the account instead'],
  'invitation.stands': [409, 'This e-mail address has an invitation already. Send that one again'],
  'invitation.hasRole': [409, 'This person has the role already'],
  'invitation.inactive': [409, 'The account of this e-mail address is inactive. Activate it first'],
  'invitation.tooSoon': [429, 'This invitation was sent just now. Please wait a minute'],
  'invitation.ended': [409, 'This invitation was accepted or revoked already'],
  'invitation.dead': [400, 'This invitation is no longer valid. Please ask for a new one'],
  'invitation.signIn': [409, 'This e-mail address has an account. Please sign in to accept'],
  'invitation.notYours': [403, 'This invitation is for another e-mail address'],

  'record.notFound': [404, '{entity} not found'],
  'record.changed': [409, '{entity} was changed by someone else in the meantime'],

  'list.tooLong': [400, 'There are more than {limit} records. Please search, or ask page by page'],

  'bin.gone': [404, 'This record is not in the bin any more. It was restored, or removed for good'],
  'bin.aboveDeleted': [409, '"{name}" belongs to "{above}", which is in the bin too'],

  'draft.changed': [409, 'This form was continued on another device'],
  'draft.gone': [404, 'Draft not found'],

  'skill.wordTaken': [409, 'Another skill has the name or alias "{word}" already'],
  'lookup.nameTaken': [409, '{entity} "{name}" already exists'],
  'lookup.inUse': [409, '{entity} "{name}" is in use by {count} records and cannot be deleted'],

  'candidate.exists': [400, 'User already exists'],
  'candidate.merged': [409, '"{name}" was merged into "{kept}". Open "{kept}" and split them there'],
  'candidateMerge.self': [400, 'A candidate cannot be merged with itself'],
  'candidateMerge.gone': [404, 'This merge can no longer be undone'],
  'candidateMerge.keptGone': [409, '"{name}" was deleted since. Please restore it first, then split'],
  'candidateMerge.changed': [409, 'Some values were changed since the merge, and cannot be split any more'],
  'hotlist.nameTaken': [409, 'A hotlist named "{name}" already exists'],
  'hotlist.candidateUnknown': [404, 'Candidate not found'],

  'onboarding.stepFirst': [409, 'Please complete step {step} first'],
  'onboarding.stepsFirst': [409, 'Please complete previous steps first'],
  'onboarding.incomplete': [409, 'The onboarding is not complete yet'],
  'onboarding.partNeeded': [
    409,
    'A company that completed its onboarding cannot do without this. Add another one first',
  ],

  'verification.claimed': [409, '{name} is deciding this section'],
  'verification.moved': [409, 'The company changed this section meanwhile. Please look at it again'],
  'verification.notWaiting': [409, 'This section does not wait for a decision any more'],

  'plan.nameTaken': [409, 'A plan named "{name}" already exists'],
  'plan.isDefault': [
    409,
    'This is the plan of every company that pays for no other. It stays free, and is not retired',
  ],
  'plan.inUse': [409, 'Companies have or had this plan, so it is not deleted. Retire it instead'],
  'plan.notOffered': [409, 'This plan is not offered any more'],
  'plan.free': [409, 'This plan costs nothing. It begins by itself when the paid one ends'],
  'plan.usersFull': [403, 'All {limit} user accounts of this plan are in use'],
  'order.stands': [409, 'An order of your company waits already. Withdraw it first'],
  'order.decided': [409, 'This order was decided meanwhile'],
  'order.notPaid': [409, 'Nothing was paid for this order, or all of it went back'],
  'order.tooMuchBack': [400, 'No more can go back than came'],
  'order.future': [400, 'This day has not come yet'],
  'claim.isOwner': [409, 'You own this company already'],
  'claim.stands': [409, 'Your claim waits for a decision already'],
  'claim.approved': [409, '{name} approved this claim already'],
  'claim.rejected': [409, '{name} rejected this claim already'],
  'claim.withdrawn': [409, '{name} withdrew this claim'],
  'claim.noMember': [409, '{name} is no active member of this company any more'],
  'claim.companyGone': [409, 'The company was deleted'],

  'view.nameTaken': [409, 'A view named "{name}" already exists'],
  'view.tooMany': [403, 'No more than {limit} views can be saved'],

  'bulk.countChanged': [409, '{found} records match now, not {expected}. Please look at the list again'],
  'bulk.tooMany': [400, 'No more than {limit} records can be changed at once'],
  'bulk.notUndoable': [409, 'This can no longer be undone'],

  'record.sealBroken': [
    409,
    'A protected value was moved or changed, and cannot be opened. Please enter it again, or ask an administrator to restore it',
  ],
  'file.type': [415, 'File type not accepted'],
  'file.content': [415, '{reason}'],
  'file.active': [
    415,
    'This PDF holds scripts, actions or embedded files, or cannot be checked for them. Print it to a new PDF and send that one',
  ],
  'file.tooLarge': [413, 'File is larger than {limit}MB'],
  'file.notUploaded': [400, 'The file has not been uploaded'],
  'file.addressDead': [403, 'This upload address is no longer valid'],
  'file.addressUsed': [409, 'This upload address was already used'],
  'file.notFound': [404, 'File not found'],
  'file.quota': [403, 'The storage of your plan ({limit} GB) is full'],
  'import.moved': [409, 'The import has moved on meanwhile. Please look at it again'],
  'import.fileTaken': [409, 'This file has an import already. Please upload it again'],
  'import.sheet': [400, 'The workbook has no such sheet'],
  'import.rowsChanged': [409, '{count} rows are ready now. Please look at them again'],
  'import.archive': [400, 'No archive comes beside a table of these records'],
  'import.mapping': [400, 'Choose a column for each required field'],
  'resumeBatch.moved': [409, 'This file has moved on meanwhile. Please look at it again'],
  'resumeBatch.ended': [409, 'This batch takes no more files'],
  'resumeBatch.compare': [409, 'Neither the e-mail nor the name agrees. Please compare the two first'],
  'resumeBatch.another': [409, 'Resembles {name} too. Please decide once more'],
  'resumeBatch.undone': [409, 'This batch was taken back already'],
  'notification.fixed': [400, 'This notification always comes'],
  'notification.linkDead': [400, 'This link is not valid'],
  'event.tooMany': [429, 'No more than {limit} pages can be told of changes at once'],
  'export.unfinished': [409, 'The export is not finished yet'],

  'file.length': [400, 'The file does not have the announced size'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof errorTable
export type ErrorParams = Record<string, string | number>

/** The text of a refusal with its parameters in place. */
export const errorMessage = (code: ErrorCode, params?: ErrorParams): string => withParams(errorTable[code][1], params)

/** A text whose `{name}`s are parameters, with those in place. */
export const withParams = (text: string, params: ErrorParams = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
