import { text } from '../../../lib/language/text'
import { type HelpTheme, members } from '../article'

export const candidates: HelpTheme = {
  title: text('Candidates and resumes'),
  articles: [
    {
      id: 'add-candidate',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('How do I add a candidate from a resume?'),
      answer: text(
        'Drop the resume on [[Resume Parsing]]. It is read here, on this installation, and the form opens filled in with the document beside it.',
      ),
      steps: [
        text('Choose a PDF, Word, OpenDocument or text file, or a scan.'),
        text('Check the fields marked [[Please check]]. Each shows where in the resume its value was found.'),
        text('Press [[Add Candidate]], or [[Add and continue]] for history, education and more.'),
      ],
      notes: [
        text(
          'A person with the same email address is in your company only once. The message says so, and names whom to ask if you may not see that record.',
        ),
      ],
      pages: ['/company/candidate'],
      picture: { name: 'candidate', shows: text('The record of a candidate beside the resume that it came from.') },
      next: ['many-resumes', 'duplicates', 'hotlist'],
    },
    {
      id: 'many-resumes',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('How do I add many resumes at once?'),
      answer: text(
        'Drop them all on [[Resume Parsing Direct]]. Sound ones are saved by themselves; the rest are listed with the reason.',
      ),
      steps: [
        text('Leave the page if you like: reading goes on, and the batch stays under [[Bulk uploads]].'),
        text(
          'Review what was held back: somebody with the same email address or phone is there already. Update that record, save anyway, or skip.',
        ),
        text('[[Undo]] on the batch removes what it added and restores what it updated.'),
      ],
      pages: ['/company/super-candidate'],
      next: ['add-candidate', 'duplicates'],
    },
    {
      id: 'find-candidates',
      readers: members,
      title: text('How do I search resumes?'),
      answer: text(
        'The second search box of [[Candidates]] reads names, titles, skills and the whole resume, with AND, OR, NOT, brackets and quotes. Each hit shows the line that matched.',
      ),
      steps: [
        text('For example: ((java AND (spring OR kafka) NOT junior)).'),
        text(
          'Add filters for place, work authorization, availability or experience, then keep them with [[Save as a new view]].',
        ),
      ],
      pages: ['/company/candidate/list-candidate'],
      picture: {
        name: 'candidates',
        shows: text('Candidates found by their resumes, each with the line that matched.'),
      },
      next: ['lists', 'matching'],
    },
    {
      id: 'duplicates',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('Somebody is in the list twice. What now?'),
      answer: text(
        '[[Duplicates]] shows pairs that are probably one, side by side, with the reasons. Merge them or say that they are two.',
      ),
      steps: [text('For each field choose whose value stays. Resumes, notes and submissions of both are kept.')],
      notes: [text('A merge of candidates, vendors or clients can be undone for thirty days.')],
      pages: ['/company/candidate/list-duplicate', '/company/vendors/list-duplicate', '/company/client/list-duplicate'],
      picture: {
        name: 'duplicates',
        shows: text('Two candidates side by side, with the reasons why they are probably one.'),
      },
      next: ['undo'],
    },
    {
      id: 'papers',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('Where do I keep passports, work permits and details for vendors?'),
      answer: text(
        'On the candidate’s record under [[Documents]] and [[Details for vendors]]. Papers with an end remind you 180, 90, 60, 30 and 7 days before.',
      ),
      notes: [
        text(
          'Birthday and the last four digits of the SSN are sealed: each reading is in the audit log, and no list, export, search or hotlist has them.',
        ),
        text('A work authorization and its end are facts that you enter. Corridor gives no legal advice about them.'),
      ],
      pages: ['/company/candidate/candidate-details'],
      next: ['tasks'],
    },
  ],
}
