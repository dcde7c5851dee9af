import { text } from '../../../lib/language/text'
import type { HelpTheme } from '../article'

export const visitors: HelpTheme = {
  title: text('For people who got a link'),
  articles: [
    {
      id: 'apply',
      readers: ['visitor', 'candidate'],
      title: text('How do I apply for a job?'),
      answer: text(
        'Open the job’s page and fill in the form: with a resume or by hand, on a phone too, without an account. Your consent says what your details are used for.',
      ),
      notes: [
        text(
          'If you apply again with the same email address, it stays one application, and the firm sees what you sent last.',
        ),
      ],
      next: ['book-time'],
    },
    {
      id: 'agree',
      readers: ['visitor', 'candidate'],
      title: text('I was asked to agree to be represented. What is that?'),
      answer: text(
        'A firm wants to put you forward for one job. The page says for what, to whom, at what rate and for how long. Agree or decline; you get a dated PDF of it, and the link is used up.',
      ),
      next: ['book-time'],
    },
    {
      id: 'book-time',
      readers: ['visitor', 'candidate'],
      title: text('How do I choose, move or cancel a time?'),
      answer: text(
        'Open the link: free times are shown by your own clock. A time that you choose is held for ten minutes while you confirm. The same link moves and cancels it until it begins.',
      ),
      next: ['agree'],
    },
    {
      id: 'unsubscribe',
      readers: ['visitor'],
      title: text('How do I stop mails from a firm, or unsubscribe?'),
      answer: text(
        'Use the link at the end of any of its mails. The page lets you stop one topic or all, and choose otherwise later. Your mail program’s own button stops that topic at once.',
      ),
      next: ['suppression'],
    },
    {
      id: 'certificate',
      readers: ['visitor', 'owner'],
      title: text('Is this certificate genuine?'),
      answer: text(
        'Type its code under [[Check a certificate]], or scan its picture. The page says if it is valid, revoked or replaced, and whether your file is exactly the one that was handed out.',
      ),
      next: ['agreement'],
    },
    {
      id: 'profile',
      readers: ['candidate'],
      title: text('What can I do as a student or candidate?'),
      answer: text(
        'Sign in and keep your own profile. The enrolment, applications and documents of students come to these pages later; until then your agent keeps them.',
      ),
      pages: ['/candidate'],
      next: ['notifications', 'two-factor'],
    },
  ],
}
