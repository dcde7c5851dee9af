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
        text(
          'The summary says what is missing or contradicts. Each line opens its field, and the place it differs from.',
        ),
      ],
      notes: [
        text('A step opens once all before it are saved. A step that was saved can be edited at any time.'),
        text('A lead that is converted becomes a student with what is known. Its steps are saved in any order.'),
        text('People with one name, countries without postcodes and phones of every country fit.'),
      ],
      pages: ['/company/enrollstudent'],
      next: ['student-plan', 'student-declaration', 'sealed-values'],
    },
    {
      id: 'passport-picture',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('Can step 6 be filled from a picture of the passport?'),
      answer: text(
        'Yes: drop a picture or PDF above the form. The lines of letters, digits and < at the foot of the page are read, also those of a visa.',
      ),
      steps: [
        text(
          'Compare each value with its place in the picture. Where it can be read in several ways, choose one or type it.',
        ),
        text('Tick that the names are those of the student, then save. The picture becomes a paper of the student.'),
      ],
      notes: [
        text('A value whose check digit does not fit is never filled in.'),
        text('Without saving, the picture and what was read of it are deleted.'),
      ],
      pages: ['/company/enrollstudent'],
      next: ['sealed-values', 'enrol-student'],
    },
    {
      id: 'asked-papers',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('Which papers does a student still have to give?'),
      answer: text(
        '[[Papers]] on the student’s file lists what each target country asks, with its source, and the state of each paper.',
      ),
      steps: [
        text('[[Ask]] for one paper, or for all of a country at once, with the day by which you need them.'),
        text(
          '[[Receive]] a new file or a document that the student has. Then [[Accept]] it, or [[Return]] it with a reason.',
        ),
        text('A returned paper is a task of the counsellor until it comes anew. Every version stays.'),
      ],
      notes: [
        text(
          'An amount is hidden once nobody has read its source in time. Open the source yourself before you rely on a row.',
        ),
        text('Add papers that only your company asks at [[Checklist]]. What the platform lists cannot be hidden.'),
        text('On an application, [[Papers]] lists what its country asks. [[Use here]] has a paper serve it too.'),
        text('[[Bundle papers]] makes one PDF or ZIP of the accepted ones, named as the institution wants.'),
        text('Select students or applications in a list to ask all of them for the same paper.'),
      ],
      pages: ['/company/enrollstudent'],
      next: ['enrol-student', 'sealed-values'],
    },
    {
      id: 'closed-students',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('Where are students whose applications are over?'),
      answer: text(
        'At [[Closed]] in the list of students, 90 days after the last application ended. A search finds them too, and every figure counts them.',
      ),
      notes: [
        text("Students whom nobody leads any more stand at Nobody's."),
        text(
          'Passport number, birth date and papers of identity go from closed files after 12, 24 or 60 months. The Owner chooses at [[Reviews]], and hears of it 30 days before.',
        ),
      ],
      pages: ['/company/enrollstudent'],
      next: ['enrol-student', 'sealed-values'],
    },
    {
      id: 'student-declaration',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('How does a student sign that their file is true?'),
      answer: text(
        'On the enrolment summary, once all ten steps are saved and nothing there contradicts. The student signs on your device, or by a link. The file is then [[Ready]].',
      ),
      steps: [
        text(
          'Choose [[Sign declaration]] and hand the device over. The page speaks the language that the student chooses.',
        ),
        text('Or choose [[Ask by email]]: the link opens for 7 days, and can be sent again or revoked.'),
        text('Under 18, a guardian of the emergency contacts signs too.'),
      ],
      notes: [
        text(
          'A later change of the ten steps reopens the declaration, and the summary names what has changed. The plan, notes and documents do not.',
        ),
        text('The signed PDF shows neither passport number nor birth date.'),
      ],
      next: ['enrol-student', 'sealed-values'],
    },
    {
      id: 'student-findings',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('What does it mean that a student’s file contradicts itself?'),
      answer: text(
        'Two places of the file do not fit: a refusal letter and [[None to declare]], a passport and the intake. The summary names both, and each is a link.',
      ),
      steps: [
        text('[[Must be mended]] keeps the file from being declared. [[Please check]] leaves it to you.'),
        text('Upload a refusal letter under [[Documents]] with its country and month. Step 8 then offers to add it.'),
        text('Funds and passports are compared with what the target country asks. The link opens its own page.'),
      ],
      notes: [
        text('Former addresses in step 2 are optional. Gaps of more than three months are shown.'),
        text(
          'Say in the study plan when the student last studied or worked: more than six months before an intake are shown.',
        ),
        text('If an import says that a country refused and that is wrong, tick so in step 8.'),
        text('Nothing that follows from a birth date is shown to those who cannot read it.'),
      ],
      pages: ['/company/enrollstudent/summary'],
      next: ['enrol-student', 'student-papers'],
    },
    {
      id: 'student-plan',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('Where do I note what a student wants to study?'),
      answer: text(
        'In the [[Study plan]] of the student: up to ten countries in order of preference, level, field, intake and funds. It is no step, so you can fill it at any time.',
      ),
      steps: [
        text('On the student, choose [[Add]] beside Target or Intake, or [[Edit]] on the plan.'),
        text('To hand a student over, choose [[Change Counsellor]] in the menu. The new counsellor is told.'),
        text(
          'To hand over many, tick them in the list and choose [[Set…]], then Counsellor. You can undo this for 30 days.',
        ),
      ],
      notes: [
        text('The list shows target, intake and how many steps are missing, and filters by each.'),
        text(
          '[[Find by passport number]] opens the student with that whole number. Each search is kept in the audit log, without the number.',
        ),
      ],
      next: ['enrol-student', 'sealed-values'],
    },
    {
      id: 'student-applications',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('How do I follow where a student applies?'),
      answer: text(
        'Under [[Student applications]], and on the student. Each application has a stage of yours and, apart from it, the status of the authority.',
      ),
      steps: [
        text('Choose [[Add Application]], then the institution, the programme and the intake.'),
        text('The filled button, or the key U, moves it one step on. A move can be undone for ten seconds.'),
        text('[[Move]] leads back, ends it or opens it again, and asks for the day and the reason.'),
        text('[[Defer]] gives it a later intake, and says which confirmations die.'),
        text(
          '[[Import]] brings applications in from a table, with their past. Each row names a student, a programme and an intake that are there already; [[Undo]] takes all of it back.',
        ),
        text(
          'Tick several to set their stage or their counsellor at once; whoever falls out is listed with the reason.',
        ),
      ],
      next: ['institutions'],
      pages: ['/company/enrollstudent/list-application', '/company/enrollstudent/view-application'],
    },
    {
      id: 'file-review',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('Who reviews a student’s file before it is submitted?'),
      answer: text(
        'Somebody who filled in none of it. On the student, [[Review]] says what is missing, and an application is submitted once nothing is.',
      ),
      steps: [
        text('Choose [[Ask for review]], then a colleague, or nobody: the next in turn is asked.'),
        text('The reviewer comments on fields, or chooses [[Approve file]]. Each comment needs an answer first.'),
        text('A later change is named there, and the file has to be approved once more.'),
      ],
      notes: [
        text('An Owner can let a file go without a second person. The audit log keeps the reason.'),
        text('If nobody else works here, an Owner says so once on the page [[Reviews]].'),
      ],
      pages: ['/company/enrollstudent/list-review'],
      next: ['student-applications'],
    },
    {
      id: 'commission',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('How do I follow what institutions owe?'),
      answer: text(
        'Under [[Commission]]: each application has a line from its deposit on. It says what the contract pays, and how that comes about.',
      ),
      steps: [
        text(
          'An Owner ticks what can be claimed and chooses [[Claim]]: one claim has one institution and one currency.',
        ),
        text('The claim is there as a PDF and as a workbook. Neither holds a passport number or a birth date.'),
        text(
          '[[Import Payment List]] reads what the institution paid. What fits counts at once, all else you decide under [[Payments]].',
        ),
      ],
      notes: [
        text('The share of a sub-agent follows what came. If money is clawed back, the share gets smaller.'),
        text('Sums are by currency. Nothing is converted.'),
      ],
      pages: ['/company/enrollstudent/list-commission'],
      next: ['institutions'],
    },
    {
      id: 'institutions',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('Where do I keep institutions, programmes and deadlines?'),
      answer: text(
        'Under Students, choose [[Institutions]]. Each has its programmes, each programme its intakes with their deadlines.',
      ),
      steps: [
        text('[[Add Institution]] asks for name, country and time zone. No deadline is kept without the zone.'),
        text('On its page, add programmes. In the menu of a programme, [[Add Intake]] takes first day and deadline.'),
        text(
          '[[Import]] brings many in: one row for each intake. Institutions and programmes are found by name, or made.',
        ),
      ],
      notes: [
        text('A deadline shows the hour at the institution, and yours beside it.'),
        text('An Owner keeps the contracts. Colleagues read them, administrators do not.'),
        text('A contract that has ended still counts for what was submitted under it.'),
      ],
      pages: ['/company/enrollstudent/list-institution', '/company/enrollstudent/view-institution'],
      next: ['student-plan', 'enrol-student'],
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
      next: ['enrol-student', 'student-papers', 'student-duplicates', 'student-tables'],
    },
    {
      id: 'student-family',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('How do I enrol a family without typing everything twice?'),
      answer: text(
        'On the student, choose [[Add family member]]. A new student begins with the steps that you take over, an existing one is linked.',
      ),
      steps: [
        text('Say how they are related, and tick what both share: address, contact or emergency contacts.'),
        text('In the menu of a family member, [[Take over values]] copies more of their steps.'),
      ],
      notes: [
        text('What was taken over follows its source, and says whose it is, until you save other values.'),
        text('Passport numbers and birth dates are never shared.'),
      ],
      next: ['enrol-student', 'student-duplicates'],
    },
    {
      id: 'student-duplicates',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('How do I find and merge duplicate students?'),
      answer: text(
        '[[Duplicates]] shows students that may be one, side by side, with what speaks for and against it. Merge them or say that they are two.',
      ),
      steps: [
        text('A student that may be here twice says so on its page. [[Compare]] opens both.'),
        text('Choose which entry stays, and a value wherever the two differ.'),
        text('[[Merge]] makes one of two, [[Not the same]] remembers two. Both can be undone.'),
      ],
      notes: [
        text('A family that shares an email or a phone is only possible, and nobody is refused for it.'),
        text('Passport number and birth date stay masked: the page says whether they are the same.'),
        text('Contacts, refusals, visits, tests, notes and tasks of both are kept. You can split a merge for 30 days.'),
      ],
      pages: ['/company/enrollstudent/list-duplicate'],
      next: ['enrol-student', 'sealed-values'],
    },
    {
      id: 'student-tables',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('How do I bring students in from a table, or take them out?'),
      answer: text(
        'In the list of students, open [[More]] and choose [[Import]] or [[Export]]. An import checks every row before it adds any, and can be undone for 30 days.',
      ),
      steps: [
        text('Upload a CSV or Excel file, match its columns, and have the rows checked.'),
        text('Look at the rows with errors, then add the others.'),
        text(
          'For an export with passport numbers and birth dates, tick that box, say why, and confirm that it is you.',
        ),
      ],
      notes: [
        text('Write birth dates as 2001-03-01. Two digits of a year are refused: they say no century.'),
        text('Imported students are in edit mode: their steps are saved in any order.'),
        text(
          'Passport numbers and birth dates are masked while you check. The uploaded file is deleted once rows are added, or after a day.',
        ),
        text(
          'An exported file with them is deleted ten minutes after its download, or after a day. The audit log keeps your reason.',
        ),
      ],
      next: ['sealed-values'],
    },
    {
      id: 'student-papers',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('Where do I keep a student’s passport and transcripts?'),
      answer: text(
        'Under [[Documents]] on the student: PDF or picture, up to 20 MB. Photos from a phone are taken as they are, also HEIC, and lose the place and camera that they carry.',
      ),
      steps: [
        text('Choose [[Documents]] or [[Add Document]] on the student, then the type, a title and the file.'),
        text('Give the last day on which it holds, and you are reminded 180, 90, 60, 30 and 7 days before.'),
        text('[[Open]] shows it in a new tab. What you delete can be restored for thirty days.'),
        text(
          'To hand over the whole file, choose [[Download as PDF]] in the menu. Passport number and birth date are masked unless you confirm that it is you.',
        ),
      ],
      notes: [
        text(
          'Each opening of a passport, visa or birth record is kept in the audit log, as is each PDF with both values. Both count towards the twenty in an hour.',
        ),
        text('Administrators and Company Users see no papers. Their PDF is masked.'),
      ],
      next: ['sealed-values'],
    },
  ],
}
