import { text } from '../../../lib/language/text'
import { type HelpTheme, members } from '../article'

export const sales: HelpTheme = {
  title: text('Bench and hotlists'),
  articles: [
    {
      id: 'bench',
      readers: members,
      title: text('What does the bench board show?'),
      answer: text(
        'Everyone you can send out today: how long they have been free, until when they may work, their rate, and what comes next for them.',
      ),
      steps: [
        text(
          'Put somebody on it with [[Put on the bench]] on their record. Whoever is placed leaves it, and comes back by themselves after the last day.',
        ),
        text('Press a figure above the list to see only the people it counts.'),
        text('Select people with ((x)) and press ((h)) to add them to a hotlist.'),
      ],
      pages: ['/company/bench', '/admin/bench'],
      picture: {
        name: 'bench',
        shows: text('The bench board: who is free, for how long, and the next step for each.'),
      },
      next: ['hotlist', 'campaign'],
    },
    {
      id: 'hotlist',
      readers: ['owner', 'recruiter', 'bench'],
      title: text('How do I make a hotlist?'),
      answer: text(
        'A hotlist is a named list of people whom you offer together. Add it, then choose candidates for it from your company.',
      ),
      steps: [
        text('Press [[Add Hotlist]], give it a name, and say if it may be shown outside.'),
        text('Press [[Choose Candidate]], or tick people in any list of candidates and press [[Add to hotlist]].'),
        text('[[Order and notes]] puts people in your order and adds a note about each.'),
      ],
      pages: ['/company/hotlist'],
      next: ['share-hotlist', 'campaign'],
    },
    {
      id: 'share-hotlist',
      readers: ['owner', 'bench'],
      title: text('How do I show a hotlist to a vendor?'),
      answer: text(
        'Make a link under [[Share]]. Whoever has it sees the columns that you chose, until its last day or until you revoke it.',
      ),
      steps: [
        text(
          'The hotlist must be public. Press [[Add Share Link]], choose columns, last day and a password if you like.',
        ),
        text('Visitors can ask there for a resume or an interview. That arrives as a task, and you answer.'),
      ],
      notes: [text('What a link hides is in none of its files either. Views are counted by day; nobody is followed.')],
      pages: ['/company/hotlist/share'],
      next: ['campaign'],
    },
  ],
}
