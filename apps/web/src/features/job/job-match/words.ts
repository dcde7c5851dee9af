import type { AskedFact, HardFact, MatchBand, MatchLine } from '@corridor/contract/job/job-match/lines'
import { text } from '../../../lib/language/text'

export const lineNames: Record<MatchLine, string> = {
  trade: text('Job Title'),
  skills: text('Required skills'),
  core: text('Skills in the title'),
  level: text('Level'),
  place: text('Place'),
  nice: text('Nice to have'),
  known: text('Requirements met'),
}

export const lineHints: Record<MatchLine, string> = {
  trade: text('Whether the job title is of the same trade, or of one that people come from.'),
  skills: text('How many of the required skills somebody has.'),
  core: text('Skills that the title of the job names, as Java in Java Developer.'),
  level: text('Junior, senior or lead, by the titles and the years.'),
  place: text('At the place of the job, ready to move there, or not known.'),
  nice: text('Skills that the job would like.'),
  known: text('How many of the demands are known to be met. Unknown stops nobody.'),
}

export const factNames: Record<AskedFact, string> = {
  authorization: text('Work authorization'),
  place: text('Location'),
  availability: text('Availability'),
  rate: text('Rate'),
  years: text('Experience (years)'),
}

/** Words for a demand that is met. */
export const metTexts: Record<HardFact, string> = {
  authorization: text('Work authorization is accepted'),
  place: text('At the place'),
  availability: text('Available'),
  rate: text('Rate is within what the job pays'),
}

export const bandNames: Record<MatchBand, string> = {
  strong: text('Strong'),
  possible: text('Possible'),
  'ask-first': text('Ask first'),
}
