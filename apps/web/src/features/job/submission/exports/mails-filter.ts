import CountedMails from 'virtual:place/mail.counted'
import { countedPattern } from '@corridor/contract/mail/report/kinds'
import { text } from '../../../../lib/language/text'
import type { Filter } from '../../../../lib/list/types'

/** Filters a list that a number of the report opens by the mails that it counts. */
export const mailsFilter: Filter = {
  label: text('From mails of'),
  makesSense: (value) => countedPattern.test(value),
  Shown: CountedMails,
}
