import { text } from '../../../lib/language/text'
import type { HelpTheme } from '../article'

export const students: HelpTheme = {
  title: text('Students'),
  articles: [
    {
      id: 'enrol-student',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('How do I enrol a student?'),
      answer: text(
        '[[Add Student]] begins the ten steps. Each is saved by itself and leads to the next. Stop at any step: you or a colleague go on from there.',
      ),
      steps: [
        text('[[Continue enrolment]] opens the first step that was not saved.'),
        text('Where there is nothing to tell, choose [[None to declare]] or [[No coaching]]: it counts as saved.'),
        text('The summary says what is missing or contradicts. Each line opens its field.'),
      ],
      notes: [
        text('A step opens once all before it are saved. A step that was saved can be edited at any time.'),
        text('A lead that is converted becomes a student with what is known. Its steps are saved in any order.'),
        text('People with one name, countries without postcodes and phones of every country fit.'),
      ],
      pages: ['/company/enrollstudent'],
      next: ['sealed-values'],
    },
    {
      id: 'sealed-values',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('Who can read a passport number or birth date?'),
      answer: text(
        'Both are stored sealed and shown masked. Who enrols students can show one at a time, and each reading is kept in the audit log. Administrators and Company Users cannot.',
      ),
      notes: [
        text('Owners are told when somebody reads more than twenty in an hour.'),
        text('A passport number stands once in a company: a second student with it is refused.'),
      ],
      next: ['enrol-student'],
    },
  ],
}
