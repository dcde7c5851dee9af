import { text } from '../../../lib/language/text'
import { type HelpTheme, members } from '../article'

export const jobs: HelpTheme = {
  title: text('Jobs, submissions and placements'),
  articles: [
    {
      id: 'today',
      readers: members,
      title: text('Where do I begin the day?'),
      answer: text(
        '[[Today]] lists what needs you: interviews, requirements nobody answered, silent submissions, rates to confirm, and what ends soon. Each row is done in place.',
      ),
      steps: [
        text('After a call, press a digit for what came of it and a letter for when to ask again. That is all.'),
        text('What you did today stands at the side, each with a way back.'),
      ],
      pages: ['/company/today', '/company/task', '/company/dashboard'],
      picture: { name: 'today', shows: text('Today: what needs you, in one list.') },
      next: ['interview', 'submit'],
    },
    {
      id: 'tasks',
      readers: [...members, 'administrator'],
      title: text('How do I remind myself of something?'),
      answer: text(
        'Add a task with a day, and a time if you want to be reminded. The reminder comes once, in the app and by email.',
      ),
      pages: ['/company/task/list-task', '/admin/leads/tasks'],
      next: ['today'],
    },
    {
      id: 'add-job',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('How do I add a job from an ad?'),
      answer: text(
        'Paste the text into the [[JD Extractor]], or upload the file. What it finds fills in the job, each value beside its place in the ad.',
      ),
      steps: [
        text('Say whose job it is: your own client’s, or a vendor’s. A vendor’s requirement is never published.'),
        text('Name the end client if you know it. It can be named later, and duplicates are then checked again.'),
        text('After [[Job Expire Date]] the job closes by itself, by your company’s clock.'),
      ],
      pages: ['/company/job', '/company/job/jd-extractor', '/company/job/list-job'],
      next: ['matching', 'publish-job', 'submit'],
    },
    {
      id: 'clients',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('What are clients and their aliases?'),
      answer: text(
        'A client is the company for which the work is done in the end. Aliases such as JPMC for JPMorgan Chase make one client of its many names, so that nobody is submitted twice.',
      ),
      pages: ['/company/client'],
      next: ['add-job', 'duplicates'],
    },
    {
      id: 'publish-job',
      readers: ['owner', 'recruiter'],
      title: text('How do I publish a job?'),
      answer: text(
        'Press [[Publish]] on the job of an own client. It gets a public page with an application form, and is listed under your company’s public address.',
      ),
      notes: [
        text(
          'Closing or expiry takes it off the page, out of search engines’ lists and stops applications at the same moment.',
        ),
      ],
      next: ['pipeline', 'apply'],
    },
    {
      id: 'pipeline',
      readers: members,
      title: text('How do I work with applications?'),
      answer: text(
        'They stand in the stages of your company, as a list or on the [[Pipeline]] board. Drag a card, press Alt and an arrow, or use its menu.',
      ),
      steps: [
        text('The Owner names and orders the stages under [[Stages]].'),
        text('If somebody declined, say who: the person, the client, the vendor or you. The reason is kept.'),
      ],
      notes: [text('If a colleague moved the card first, you are told where it is now. Nothing is moved twice.')],
      pages: [
        '/company/job/board',
        '/company/job/list-application',
        '/company/job/view-application',
        '/company/setup/stages',
      ],
      picture: { name: 'pipeline', shows: text('The pipeline board: applications by stage.') },
      next: ['interview', 'submit'],
    },
    {
      id: 'matching',
      readers: members,
      title: text('How are people and jobs matched?'),
      answer: text(
        'First come hard stops: work authorization, place, availability, rate. What is not known never stops anybody; it is shown as to be asked. Then a score, each line of it with its reason.',
      ),
      steps: [
        text('A job shows its [[Best candidates]]; a candidate’s [[Total Jobs Available]] opens the jobs that fit.'),
        text('The Owner says under [[Matching]] how much each line counts.'),
      ],
      pages: ['/company/job/search-job', '/company/setup/matching'],
      picture: { name: 'matching', shows: text('Open jobs for one candidate, the best first, each with its reasons.') },
      next: ['submit'],
    },
    {
      id: 'submit',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('How do I submit somebody, and why was I stopped?'),
      answer: text(
        'A submission says who goes to which requirement, through whom, at what rate. The same person is never submitted twice to one requirement, company-wide: the message names who did it, when and through whom.',
      ),
      steps: [
        text('Press [[Add Submission]], or [[Submit]] beside a person on the job.'),
        text('Add each party of the chain with its rate. [[Confirm Rate]] keeps by whom and how it was confirmed.'),
        text('[[Copy Details]] copies a table or text as this vendor wants it.'),
      ],
      notes: [
        text(
          'Another requirement of the same end client asks for a reason within the days that the Owner set. An Owner may override a stop with a reason; it stays in the audit log.',
        ),
      ],
      pages: ['/company/submission'],
      next: ['right-to-represent', 'present', 'interview'],
    },
    {
      id: 'right-to-represent',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('What is the right to represent?'),
      answer: text(
        'The person’s word that you may put them forward for one requirement, at a rate, until a day. The Owner says under [[Submission rules]] which proof a submission needs.',
      ),
      steps: [
        text(
          'Press [[Ask for the right to represent]] and send the link. It is read and signed on a phone and becomes a dated PDF.',
        ),
        text('Or press [[Add Proof]] and upload a signed document or the email that confirms it.'),
      ],
      pages: ['/company/setup/representation'],
      next: ['agree', 'submit'],
    },
    {
      id: 'present',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('How does the client see the people I submitted?'),
      answer: text(
        '[[Present to client]] makes a link to a page with the chosen people and their resumes in your format, without any way to reach them. Each answer moves the submission.',
      ),
      steps: [text('The client shortlists, rejects with a comment, or asks for an interview. You are told at once.')],
      next: ['interview'],
    },
    {
      id: 'interview',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('How do I plan an interview?'),
      answer: text(
        'Press [[Plan Interview]] on the submission. The time is shown in your zone and the candidate’s, and everybody gets a letter with a calendar file.',
      ),
      steps: [
        text(
          'To let the candidate choose, set your hours under [[Bookable times]] and press [[Let them choose a time]].',
        ),
        text('A change or [[Cancel Interview]] updates the calendars of everybody who was invited.'),
        text('Afterwards press [[Add outcome]].'),
      ],
      pages: [
        '/company/job/list-interview',
        '/company/job/add-interview',
        '/company/job/view-interview',
        '/company/job/edit-interview',
        '/company/setup/times',
      ],
      next: ['book-time', 'placement'],
    },
    {
      id: 'placement',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('What happens when somebody is accepted?'),
      answer: text(
        'Press [[Place candidate]] on the submission and give start, rates and terms. The person leaves the bench, and is back on it with 0 days at half past midnight after the last day.',
      ),
      steps: [text('[[Extend]] moves the end with a reason; earlier ends are kept.')],
      notes: [
        text(
          'Hours, invoices, payroll and attendance are left to your bookkeeping. A placement keeps only how often hours are written down, the PO number and the terms of payment.',
        ),
      ],
      pages: [
        '/company/job/list-placement',
        '/company/job/add-placement',
        '/company/job/view-placement',
        '/company/job/edit-placement',
      ],
      next: ['bench'],
    },
  ],
}
