import type { WhoAreYouType } from '@corridor/contract/field/who-are-you'
import { text } from '../../../../lib/language/text'

/** Names of the twelve, and who is meant. */
export const whoAreYou: Record<WhoAreYouType, { title: string; words: string }> = {
  student: {
    title: text('Student'),
    words: text('You study, or want to study abroad, and look after your own applications.'),
  },
  visitor: {
    title: text('Visitor'),
    words: text('You plan a journey or a visit to family, and need help with the visa.'),
  },
  dependant: {
    title: text('Dependant'),
    words: text('You join a partner, parent or child who lives or studies abroad.'),
  },
  agent: {
    title: text('Agent'),
    words: text('You place candidates or students for clients, alone or with a team.'),
  },
  teacher: {
    title: text('Teacher'),
    words: text('You teach, and advise your students about studies and work abroad.'),
  },
  school: {
    title: text('School'),
    words: text('You act for a school whose pupils go on to studies abroad.'),
  },
  college: {
    title: text('College'),
    words: text('You act for a college or university that sends or receives students.'),
  },
  coaching: {
    title: text('Coaching Class'),
    words: text('You prepare people for language tests and entrance examinations.'),
  },
  person: {
    title: text('Individual'),
    words: text('You work in your own name, without a company, and recommend people now and then.'),
  },
  business: {
    title: text('Business'),
    words: text('You run a company that hires people, or lends them to its clients.'),
  },
  youtuber: {
    title: text('Video Creator'),
    words: text('You make videos about studies, work or life abroad, and your audience asks for help.'),
  },
  other: {
    title: text('Other'),
    words: text('None of these describes you. You can tell us more in the next steps.'),
  },
}
