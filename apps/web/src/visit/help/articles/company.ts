import { text } from '../../../lib/language/text'
import { everybody, type HelpTheme, members } from '../article'

export const company: HelpTheme = {
  title: text('Your company'),
  articles: [
    {
      id: 'members',
      readers: ['owner'],
      title: text('How do I let colleagues in, and out?'),
      answer: text(
        'Invite up to twenty people at once, or import a table of them. What a member may do changes at their very next press.',
      ),
      steps: [
        text('Open a member to change roles, what they see, or to deactivate them.'),
        text('Before somebody leaves, give all of their records to a colleague in one step. It can be undone.'),
      ],
      notes: [text('A company always has an Owner: the last one cannot leave or be deactivated.')],
      pages: ['/company/setup/members', '/company/setup/add-member', '/company/setup/view-member', '/company/users'],
      next: ['units', 'roles'],
    },
    {
      id: 'roles',
      readers: everybody,
      title: text('Who may do what?'),
      answer: text(
        'Owners manage the company. Recruiters and Bench Sales manage candidates, jobs, submissions and placements; Bench Sales also vendors and mail; Company Users read. A page offers only what your role can do.',
      ),
      pages: ['/admin/user-management/user-roles'],
      next: ['members', 'units'],
    },
    {
      id: 'units',
      readers: ['owner'],
      title: text('How do I let teams see only their own records?'),
      answer: text(
        'Make business units, and say for each member if they see their own records, those of their units, or the whole company. Lists, counts, searches and exports follow at once.',
      ),
      notes: [text('A unit also has a name, address and signature of its own for the mails that it sends.')],
      pages: ['/company/organization', '/company/business-unit'],
      next: ['members'],
    },
    {
      id: 'settings',
      readers: ['owner'],
      title: text('Where do I set up the company?'),
      answer: text(
        '[[Overview]] shows what is there and what is missing. [[Settings]] decides how dates, names and money are written and which time zone counts, for everybody and everywhere.',
      ),
      pages: ['/company/setup'],
      next: ['members', 'units'],
    },
    {
      id: 'agreement',
      readers: ['owner'],
      title: text('How do I sign the agreement and get the certificate?'),
      answer: text(
        'Read the agreement to its end and sign it by typing and drawing your name. Once the sections that it needs are verified, the certificate can be made.',
      ),
      notes: [
        text(
          'The papers are PDFs with a signature. A PDF reader says if one was changed. It may also say that the issuer is unknown: then this installation signs with a key of its own, for which no outside authority vouches. That is expected.',
        ),
      ],
      pages: ['/company/account-details'],
      next: ['verification-state', 'certificate'],
    },
    {
      id: 'verification-state',
      readers: ['owner'],
      title: text('What does the state of a section mean?'),
      answer: text(
        'Submitted: an administrator will look at it. Verified: it was checked. Returned: read the reason, correct the section, and it is submitted again. Changing verified facts reopens their section.',
      ),
      pages: ['/company/account-details/dossier'],
      next: ['agreement', 'onboarding'],
    },
    {
      id: 'bank-details',
      readers: ['owner'],
      title: text('Why does a change of bank details need my password?'),
      answer: text(
        'Where your money goes is changed only by somebody who shows again that it is they: by the password, or by a code if two-factor sign-in is on. The number is stored sealed and shown masked.',
      ),
      pages: ['/company/account-details/bank-details'],
      next: ['two-factor'],
    },
    {
      id: 'claim',
      readers: members,
      title: text('The company on Corridor is mine. How do I claim it?'),
      answer: text(
        'Under [[Claim Ownership]], say in a few words why. An administrator decides, and you get the answer and its reason by email.',
      ),
      pages: ['/company/setup/claim-ownership'],
      next: ['members'],
    },
    {
      id: 'plans',
      readers: ['owner'],
      title: text('What do I pay, and what happens at the limit?'),
      answer: text(
        '[[Available Plans]] shows your plan, what is used and what others cost. At a limit nothing is lost: nothing more can be added until you change the plan.',
      ),
      notes: [text('Corridor itself is open source and free. Plans are what whoever runs this installation charges.')],
      pages: ['/company/plans'],
      next: ['members'],
    },
    {
      id: 'leads',
      readers: ['owner', 'recruiter', 'bench', 'administrator'],
      title: text('How do I work on a lead?'),
      answer: text(
        'Whoever writes through the public site is a lead. An administrator assigns it to a company; the company gives it to a member, notes what was said, and converts it.',
      ),
      steps: [
        text('Tick leads and press [[Assign]], or open one.'),
        text(
          '[[Convert]] makes a candidate, a student or a company of it without retyping, once, whoever presses first. It can be undone.',
        ),
        text('[[Close lead]] asks for the reason.'),
      ],
      notes: [
        text(
          'Other leads of the same person are shown beside it. The lead keeps its answers; its message becomes a note of the student.',
        ),
      ],
      pages: ['/company/leads', '/admin/leads'],
      next: ['notifications'],
    },
  ],
}
