import { text } from '../../../lib/language/text'
import { everybody, type HelpTheme, members } from '../article'

export const start: HelpTheme = {
  title: text('Getting started'),
  articles: [
    {
      id: 'sign-up',
      readers: ['visitor'],
      title: text('How do I open an account for my company?'),
      answer: text(
        'Say where you are and who you are, sign up with your email address, and enter the code that we send you. You are then the Owner of your company.',
      ),
      steps: [
        text('On the home page, press [[Get Started]] and answer the two questions.'),
        text(
          'Fill in the form, and choose whether you work as a recruiter or a bench marketer. You can change that later.',
        ),
        text('Type the six digits from the email. They hold for ten minutes; after a minute you can ask for new ones.'),
      ],
      notes: [
        text(
          'Did a colleague invite you? Then open the link in that email instead: it brings you into the company that is already there.',
        ),
      ],
      next: ['onboarding', 'two-factor'],
    },
    {
      id: 'onboarding',
      readers: ['owner'],
      title: text('What do I need for the onboarding?'),
      answer: text(
        'Names, addresses, contacts, documents and how you heard about us, in five steps. Each step is saved by itself, so you may stop and come back.',
      ),
      steps: [
        text(
          'Go through the steps in their order. A document that you do not have, or do not need, is marked as such.',
        ),
        text(
          'On the last step check everything and press [[Complete the onboarding]]. If something is missing, it is named there with a link to it.',
        ),
      ],
      notes: [
        text(
          'Only the Owner completes the onboarding. Until then, other members see a page that says who must finish.',
        ),
      ],
      pages: ['/company/onboarding'],
      next: ['agreement', 'verification-state'],
    },
    {
      id: 'ten-minutes',
      readers: [...members, 'administrator'],
      title: text('What should I try first?'),
      answer: text(
        'A short list named [[Ten minutes]] stands on Today and on the dashboard. Its acts are real ones, and each is ticked when you have done it.',
      ),
      notes: [text('You can hide it. It goes by itself when everything is done, or after two weeks.')],
      ways: [
        { title: text('Show it again on Today'), to: '/company/today?steps=again' },
        { title: text('Administrators: show it again on the dashboard'), to: '/admin/dashboard?steps=again' },
      ],
      next: ['keyboard'],
    },
    {
      id: 'keyboard',
      readers: everybody,
      title: text('How do I work without a mouse?'),
      answer: text('Everything works by keyboard. Press ((?)) on any page to see the keys that hold there.'),
      steps: [
        text('In a list, ((j)) and ((k)) move down and up, ((x)) selects, ((Enter)) opens, ((Esc)) closes.'),
        text('((/)) goes to the search of the list, ((Ctrl K)) searches the whole product.'),
        text('After something is deleted or moved, ((z)) undoes it as long as the message is shown.'),
      ],
      next: ['find', 'lists'],
    },
    {
      id: 'find',
      readers: everybody,
      title: text('How do I find a record or a page?'),
      answer: text(
        'Press ((Ctrl K)) and type a few letters: you get pages, and the records that you may see. ((Enter)) opens the first one.',
      ),
      notes: [text('A record that you cannot find may belong to another team. Ask an Owner which records you see.')],
      next: ['lists', 'find-candidates'],
    },
    {
      id: 'lists',
      readers: everybody,
      title: text('How do I narrow a list and keep it that way?'),
      answer: text(
        'Search, filters, order and columns stand above the rows. The address of the page holds all of it, so a link that you copy shows the same list.',
      ),
      steps: [
        text('Press [[Filter]] to narrow the list, and a column’s name to order by it.'),
        text(
          'Open [[Views]] and choose [[Save as a new view]] to keep all of it under a name, for yourself or for colleagues too.',
        ),
        text(
          'Tick rows to change many at once. What can be done with them appears at the foot of the list, and can be undone.',
        ),
      ],
      next: ['undo', 'import'],
    },
    {
      id: 'undo',
      readers: everybody,
      title: text('I deleted something. How do I get it back?'),
      answer: text(
        'Press [[Undo]] in the message, or the key ((z)), within ten seconds. Later, restore it from the bin: it stays there for thirty days.',
      ),
      steps: [
        text('Open [[Bin]] and find the record by its name or kind.'),
        text('Press [[Restore]]. What belongs to it, such as a resume, comes back with it.'),
      ],
      notes: [text('Whoever manages a kind of record restores it; ask an Owner if you cannot.')],
      pages: ['/company/bin', '/admin/bin'],
      next: ['audit'],
    },
    {
      id: 'two-factor',
      readers: everybody,
      title: text('How do I protect my account?'),
      answer: text(
        'Turn on two-factor sign-in under [[Security]]: besides the password you then type a code from an app on your phone.',
      ),
      steps: [
        text('Open the menu with your name and choose [[Security]].'),
        text('Scan the picture with an authenticator app and type the code that it shows.'),
        text('Keep the recovery codes in a safe place. Each opens your account once if the phone is lost.'),
      ],
      pages: ['/account/security'],
      next: ['sessions'],
    },
    {
      id: 'sessions',
      readers: everybody,
      title: text('Where am I signed in, and how do I end that?'),
      answer: text(
        '[[Security]] lists every browser in which you are signed in, with its last use. End any of them there; a changed password ends all the others.',
      ),
      notes: [text('A session ends by itself after twelve hours without use, and after seven days at most.')],
      next: ['two-factor'],
    },
    {
      id: 'language',
      readers: everybody,
      title: text('How do I change language, theme or my details?'),
      answer: text(
        'Open the menu with your name: language and theme are there, and [[Profile]] holds your names and phone.',
      ),
      notes: [text('How dates, names and money are written is set by the Owner for the whole company.')],
      pages: ['/account', '/account/home'],
      next: ['settings'],
    },
    {
      id: 'notifications',
      readers: everybody,
      title: text('Which notifications do I get, and how?'),
      answer: text(
        'You choose for each kind: in the app, by email straight away, or once a day. The bell shows what is new.',
      ),
      steps: [
        text('Open the bell and choose [[Notification settings]].'),
        text('Watch a record with [[Watch]] on its page to be told of its changes.'),
      ],
      pages: ['/account/notifications'],
      next: ['tasks'],
    },
    {
      id: 'notes',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('How do I write a note and mention a colleague?'),
      answer: text(
        'Every record has [[Notes]]: on candidates, jobs, clients, applications, submissions, interviews, placements, hotlists and vendors. Type ((@)) and a name to mention a colleague; they are told in the app and by email.',
      ),
      notes: [
        text(
          'Only colleagues who see the record can be mentioned. You change your own notes; an Owner may delete any.',
        ),
      ],
      next: ['notifications', 'tasks'],
    },
    {
      id: 'errors',
      readers: ['visitor', ...everybody],
      title: text('What does this error mean?'),
      answer: text(
        'A message says what happened, and what you typed is kept. Nothing was changed unless the message says so.',
      ),
      notes: [
        text(
          '“We have lost this page” (404): the address is mistyped, the record was deleted, or it is not yours to see. Deleted records are in the bin.',
        ),
        text(
          '“You may not open this page” (403): your role does not include it. [[User Roles]] and your Owner tell who may.',
        ),
        text(
          '“Somebody changed this record”: a colleague saved it while you were typing. You see both versions and choose; nothing is overwritten.',
        ),
        text('No connection: the page keeps what you typed and tries again when you are back.'),
        text(
          '“Internal Server Error” (500): try again. If it stays, tell whoever runs this installation the number that stands with the message.',
        ),
      ],
      pages: ['/error'],
      next: ['undo'],
    },
  ],
}
