import CountedMails from 'virtual:place/mail.counted'
import { countedPattern } from '@corridor/contract/mail/report/kinds'
import type { Filter } from '../../../../lib/list/types'
import { text } from '../../../../lib/text'

/** Of a list that a number of the report opens: the mails that it counts. */
export const mailsFilter: Filter = {
  label: text('From mails of'),
  makesSense: (value) => countedPattern.test(value),
  Shown: CountedMails,
}
