import { text } from '../../lib/language/text'

/**
 * Figures and voices of the home and about pages. Figures and ratings are those of the specification; people, places and their
 * words are made up, and so are shown as illustrations (docs/deviations.md). Whoever runs an installation replaces them here.
 */
export const claim = { approved: 95, industry: 70, label: text('approved') }

export interface Stat {
  number: string
  label: string
}

export const landingStats: readonly Stat[] = [
  { number: '95%', label: text('success') },
  { number: '50+', label: text('countries') },
  { number: '10k+', label: text('clients') },
  { number: '4.9 / 5', label: text('from 3,240 reviews') },
]

export const reasons = [
  {
    stat: '15+',
    statLabel: text('years'),
    title: text('Partners who stay'),
    description: text('The people who founded the office still read files. They have seen a case like yours.'),
  },
  {
    stat: '50+',
    statLabel: text('countries'),
    title: text('Someone at both ends'),
    description: text('We gather papers where you live and file them where you go.'),
  },
  {
    stat: '7',
    statLabel: text('days a week'),
    title: text('A person answers'),
    description: text('With a name, and with your file open in front of them.'),
  },
  {
    stat: '1',
    statLabel: text('file'),
    title: text('Nothing goes missing'),
    description: text('Passport, letters, forms and fees stand in one place, and you can look at it too.'),
  },
] as const

export const services = [
  {
    title: text('Permanent Residency'),
    description: text('To stay for good: by points, by province or through family.'),
  },
  { title: text('Business Immigration'), description: text('To found a company, buy one, or run a branch of yours.') },
  { title: text('Student Visas'), description: text('The place, the permit, and the way into work afterwards.') },
  { title: text('Family Sponsorship'), description: text('To bring those you would not leave behind.') },
  { title: text('Work Permits'), description: text('With an offer in hand, or on the way to one.') },
  { title: text('Visitor Visas'), description: text('For a visit, a meeting, a birth.') },
] as const

/** Rules of Canada's programme; whoever changes one says as of when (`asOf`). */
export const featured = {
  title: text('Express Entry'),
  asOf: '2025',
  source: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry.html',
  papers: [
    [text('Language test in English or French'), text('at most two years old')],
    [text('Foreign degree, assessed'), text('at most five years old')],
    [text('Skilled work, with letters'), text('one year or more')],
    [text('Money to settle'), text('shown when you file')],
  ],
} as const

export const steps = [
  {
    title: text('Initial Assessment'),
    description: text('Ten minutes of questions. You learn which doors are open today.'),
  },
  { title: text('Consultation Meeting'), description: text('Forty minutes with the agent who will keep your file.') },
  {
    title: text('Customized Strategy'),
    description: text('One programme, a second best, and what each costs, in writing.'),
  },
  {
    title: text('Document Preparation'),
    description: text('A list of what is asked for, what is here, and what is missing.'),
  },
  { title: text('Application Filing'), description: text('Read by two people, then sent once.') },
  { title: text('Case Monitoring'), description: text('Every letter from the authority, on the day it comes.') },
] as const

export interface Testimonial {
  quote: string
  name: string
  location: string
  /** The word on the stamp that stands in place of a picture. */
  stamp: string
  rating: number
}

export const testimonials: readonly [Testimonial, ...Testimonial[]] = [
  {
    quote: text(
      'I had been refused twice and no longer opened the letters. They read my whole file in an evening, found the one paper that was wrong, and told me what it would cost to put right. Five months later I landed.',
    ),
    name: 'Nirmala Fernando',
    location: text('Toronto, from Colombo'),
    stamp: 'Toronto',
    rating: 5,
  },
  {
    quote: text(
      'My place at the college, the permit and a room were settled before my parents had finished asking. I always knew which paper came next, who had it and when it would be back. When the embassy wanted a bank letter over a weekend, somebody picked up the phone, told me what it had to say, and had it sent on Monday morning.',
    ),
    name: 'Tomás Rivera',
    location: text('Vancouver, from Bogotá'),
    stamp: 'Vancouver',
    rating: 5,
  },
  {
    quote: text(
      'We applied as a family of five, with two schools, one grandmother and a move in the middle of it. One person kept all five files, knew each child by name, and said honestly which of our papers would be questioned. She called us on the day the visas came, before we had seen the message ourselves.',
    ),
    name: 'Amina Diallo',
    location: text('Calgary, from Dakar'),
    stamp: 'Calgary',
    rating: 5,
  },
  {
    quote: text(
      'I sold one bakery and opened another. In the first meeting they said plainly which of my three plans would not work, and why. The plan that was left took a year, two accountants and more patience than I have. They had enough of it for both of us, and the shop opened on the date in their letter.',
    ),
    name: 'Jin-ho Park',
    location: text('Halifax, from Busan'),
    stamp: 'Halifax',
    rating: 5,
  },
]

export const storyStats: readonly Stat[] = [
  { number: '2,500+', label: text('approved visas') },
  { number: '95%', label: text('approval rate') },
  { number: '50+', label: text('countries') },
  { number: '15+', label: text('years') },
]

export const questions = [
  {
    question: text('Which services do you offer?'),
    answer: text(
      'Permanent residency, business immigration, student visas, family sponsorship, work permits and visitor visas. If yours is none of these, ask: we say so when we are not the right people.',
    ),
  },
  {
    question: text('How do I choose the right program?'),
    answer: text(
      'You do not have to. The assessment looks at your age, schooling, work, languages and family, and names the programs that you qualify for, the quickest first.',
    ),
  },
  {
    question: text('What is your success rate?'),
    answer: text(
      '95% of the applications that we file are approved. The industry average is 70%. One reason is that we tell people when not to apply.',
    ),
  },
  {
    question: text('How long does it take?'),
    answer: text(
      'A visitor visa takes weeks, a study permit some months, permanent residency half a year to two years. Your plan names a date for each step, and we tell you when one moves.',
    ),
  },
  {
    question: text('What happens if my application is rejected?'),
    answer: text(
      'We read the reasons with you and say whether to file again, to appeal or to take another way. You hear what each would cost before you decide.',
    ),
  },
  {
    question: text('Do you help with business immigration?'),
    answer: text(
      'Yes: start-ups, the purchase of a company, intra-company transfers and investor programs. We work on the plan together with your accountant.',
    ),
  },
] as const

/** The plans that an installation begins with; amounts a month in US dollars. */
export const planPrices = [
  { name: 'Basic', people: 5, monthly: 0 },
  { name: 'Pro', people: 20, monthly: 99 },
  { name: 'Premium', people: 50, monthly: 199 },
  { name: 'Enterprise', people: null, monthly: 1299 },
] as const

export const highlights = [
  { title: text('Licensed agents'), description: text('registered where they file') },
  { title: text('One file a person'), description: text('open to you day and night') },
  { title: text('Fees in writing'), description: text('before the first form') },
  { title: text('Own people in 50+ countries'), description: text('at both ends of the way') },
  { title: text('Your language'), description: text('and a human who speaks it') },
  { title: text('No promise that we cannot keep'), description: text('we decline what will fail') },
] as const

export const aboutStats: readonly Stat[] = [
  { number: '15+', label: text('years') },
  { number: '10k+', label: text('cases') },
  { number: '50+', label: text('countries') },
  { number: '98%', label: text('success') },
]

export const aboutServices = [
  {
    title: text('Permanent Residency'),
    description: text('You bring your years of work. You leave with the right to stay.'),
  },
  {
    title: text('Business Immigration'),
    description: text('You bring a plan and its proof. You leave with the permit to run it.'),
  },
  {
    title: text('Student Visas'),
    description: text('You bring your marks. You leave with a place, a permit and a room.'),
  },
  { title: text('Family Sponsorship'), description: text('You bring their names. They leave with you.') },
] as const

export const aboutReasons = [
  {
    stat: '98%',
    title: text('Proven Track Record'),
    description: text('Cases that ended with the answer that was hoped for.'),
  },
  {
    stat: '24/7',
    title: text('Fast Processing'),
    description: text('What arrives at night is read at night. Borders keep hours of their own.'),
  },
  {
    stat: '15+',
    title: text('Expert Team'),
    description: text('Years of practice, and a second pair of eyes on each file.'),
  },
  { stat: '50+', title: text('Global Network'), description: text('Countries where one of us knows the counter.') },
] as const
