import { applicationLackNames, deadlineKindNames } from '@corridor/contract/agency/student-application/kinds'
import type { StudentApplicationRecord, Sum } from '@corridor/contract/agency/student-application/shapes'
import { formatDate, formatMoney, ownerName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { placeTime } from '../../../lib/format/place-time'
import { ShortDate } from '../../../lib/format/short-date'
import type { Translate } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { DecidingFact } from '../../../lib/record/frame/band'
import { dayTone, deadlineTone } from '../../../lib/record/frame/day-tone'

const sumText = (sum: Sum | null) => sum && formatMoney(sum.amount, sum.currency)

/** Lists what is due next and missing, when it begins, and the money. */
export function decidingFacts(
  application: StudentApplicationRecord,
  edit: (() => void) | false,
  t: Translate,
): DecidingFact[] {
  const { deadline, missing, startDate, firstStartDate, deposit, depositDueDate, scholarship } = application
  const add = edit && { run: edit }
  const isMissed = deadline && deadlineTone(deadline) === 'danger'
  return [
    {
      label: deadline ? deadlineKindNames[deadline.kind] : text('Deadline'),
      value: deadline && <ShortDate value={deadline.at} />,
      note: deadline && dotted(isMissed && t('missed'), placeTime(deadline)),
      tone: deadline ? deadlineTone(deadline) : undefined,
    },
    {
      label: text('Intake'),
      value: <ShortDate value={startDate} />,
      note: firstStartDate && t('first {day}', { day: formatDate(firstStartDate) }),
    },
    {
      label: text('Authority since'),
      value: application.authorityDate && <ShortDate value={application.authorityDate} />,
      note: application.authorityNumber && <bdi dir="ltr">{application.authorityNumber}</bdi>,
    },
    ...(application.visaAppointmentDate
      ? [
          {
            label: text('Visa appointment'),
            value: <ShortDate value={application.visaAppointmentDate} />,
            tone: dayTone(application.visaAppointmentDate, { attention: 14 }),
          },
        ]
      : []),
    ...(application.hasDeposit
      ? [
          {
            label: text('Deposit'),
            value: sumText(deposit),
            note: depositDueDate && t('due {day}', { day: formatDate(depositDueDate) }),
            add,
          },
        ]
      : []),
    { label: text('Scholarship'), value: sumText(scholarship) },
    {
      label: text('Student number'),
      value: application.studentNumber && <bdi dir="ltr">{application.studentNumber}</bdi>,
      add,
    },
    ...(application.refusalExplained || missing.includes('refusal-explanation')
      ? [{ label: text('Earlier refusal'), value: application.refusalExplained && t('Explained'), add }]
      : []),
    { label: text('Sub-agent'), value: application.subAgentInfo[0]?.name },
    { label: text('Counsellor'), value: ownerName(application.counsellorInfo) },
    {
      label: text('Missing'),
      value: missing.length > 0 && missing.map((lack) => t(applicationLackNames[lack])).join(' · '),
      isWide: true,
    },
  ]
}
