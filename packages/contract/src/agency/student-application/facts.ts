import { applicationStageNames, applicationStages } from '../../student/student/kinds.ts'
import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const studentApplicationFacts = {
  records: {
    'student-application': { title: 'Student Application', ...access.studentApplications, hasNoStatus: true },
  },
  settable: {
    'student-application': {
      stage: {
        label: 'Stage',
        as: 'choice',
        choices: applicationStages.filter((stage) => stage !== 'deferred'),
        names: applicationStageNames,
      },
      counsellor: { label: 'Counsellor', as: 'member', isOptional: true },
    },
  },
  watched: { 'student-application': { company: '/company/enrollstudent/view-application/{id}' } },
  errors: {
    'studentApplication.live': [409, '{name} has an application for this programme and intake already'],
    'studentApplication.noMove': [409, 'An application cannot go from "{from}" to "{to}"'],
    'studentApplication.stepBetween': [409, '"{step}" comes before "{to}"'],
    'studentApplication.reasonNeeded': [409, 'Please say why'],
    'studentApplication.beforeLast': [400, 'The day must not be before {day}, the day of the last move'],
    'studentApplication.future': [400, 'The day must not be in the future'],
    'studentApplication.undoLate': [409, 'The last move can no longer be undone'],
    'studentApplication.noDeferral': [409, 'Only a place that was offered can be deferred'],
    'studentApplication.sameIntake': [409, 'Please choose a later intake than the present one'],
    'studentApplication.noConfirmation': [409, 'This country has no such confirmation'],
    'studentApplication.noKey': [400, 'Please say an email, a passport number, or a name with a birth date'],
    'studentApplication.notOne': [400, 'Passport number, email, name and birth date do not mean one student'],
    'studentApplication.notSubmitted': [400, 'This stage comes before the submission'],
    'studentApplication.lateSubmission': [400, 'The submission cannot be after the day of the stage'],
    'studentApplication.noAuthority': [400, 'Please say the status of the authority'],
    'studentApplication.otherProgramme': [400, 'This programme is not one of the institution'],
    'studentApplication.otherIntake': [400, 'This intake is not one of the programme'],
    'studentApplication.otherContract': [400, 'This contract is not one with the institution'],
    'studentApplication.noCondition': [404, 'This condition was not found'],
    'studentApplication.paperNotAccepted': [409, '{name} is not accepted yet'],
    'studentApplication.tooManyConditions': [409, 'At most 30 conditions'],
  },
  auditVerbs: {
    'undo-move': 'Move undone',
    'set-authority': 'Status of the authority changed',
    defer: 'Deferred',
    'add-condition': 'Condition added',
    'update-condition': 'Condition changed',
    'meet-condition': 'Condition met',
    'delete-condition': 'Condition removed',
    'save-confirmation': 'Confirmation saved',
  },
} as const satisfies Facts
