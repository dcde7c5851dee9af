import { interviewKindNames } from '@corridor/contract/job/interview/kinds'
import type { Interview } from '@corridor/contract/job/interview/shapes'
import { formatDateTimeIn, formatList, formatNumber, formatRelative } from '../../../lib/format/format'
import type { Translate } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { DecidingFact } from '../../../lib/record/frame/band'
import { paths } from '../../../paths'

/** When an interview is for either side, how it is held, and by whom. A planned one that is over asks for its outcome. */
export function decidingFacts(interview: Interview, mayManage: boolean, t: Translate): DecidingFact[] {
  const { startDate, zone, candidateZone, minutes, kind, people, state } = interview
  const isOver = state === 'planned' && Date.parse(startDate) < Date.now()
  return [
    {
      label: text('For the interviewers'),
      value: formatDateTimeIn(startDate, zone),
      note: `${zone} · ${formatRelative(startDate)}`,
      tone: isOver ? 'danger' : undefined,
    },
    { label: text('For the candidate'), value: formatDateTimeIn(startDate, candidateZone), note: candidateZone },
    {
      label: text('Kind'),
      value: t(interviewKindNames[kind]),
      note: t('{count} minutes', { count: minutes, shown: formatNumber(minutes) }),
    },
    {
      label: text('Interviewers'),
      value: formatList(people.map(({ name, email }) => name || email)),
      add: mayManage && { to: paths.company.editInterview(interview._id) },
    },
  ]
}
