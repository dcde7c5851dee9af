/** Groupings by which the mails of campaigns are counted. Plain data: pages carry it without the validator. */
export const mailGroupings = ['campaign', 'template', 'group', 'member', 'week'] as const
export type MailGrouping = (typeof mailGroupings)[number]

/** Outcomes of mails, counted as people: each opens exactly those. */
export const mailOutcomes = ['sent', 'delivered', 'replied', 'requirements'] as const
export type MailOutcome = (typeof mailOutcomes)[number]

/** Everything that is counted of mails. */
export const mailMeasures = [...mailOutcomes, 'submissions', 'placements'] as const
export type MailMeasure = (typeof mailMeasures)[number]

export const mailMeasureNames: Record<MailMeasure, string> = {
  sent: 'Mails sent',
  delivered: 'Delivered',
  replied: 'Replied',
  requirements: 'Requirements',
  submissions: 'Submissions',
  placements: 'Placements',
}

/** The mails of one row of the report. */
export interface CountedMails {
  grouping: MailGrouping
  /** The id of what they are counted under, or the Monday of a week; empty for those of none. */
  key: string
  /** Days of the company's calendar, both included; empty without a bound. */
  from: string
  to: string
}

const id = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
const day = '\\d{4}-\\d{2}-\\d{2}'
export const countedPattern = new RegExp(
  `^(?:(?:campaign|template|group|member)_(?:${id})?|week_${day})_(?:${day})?_(?:${day})?$`,
)

/** Counted mails as a filter of other lists names them: `week_2026-11-16__2026-11-30`. */
export const countedText = ({ grouping, key, from, to }: CountedMails) => [grouping, key, from, to].join('_')

/** Reads what `countedPattern` lets through. */
export function countedOf(text: string): CountedMails {
  const [grouping = '', key = '', from = '', to = ''] = text.split('_')
  return { grouping: grouping as MailGrouping, key, from, to }
}
