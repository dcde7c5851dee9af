import type { RefusalProposal } from '@corridor/contract/agency/student-application/shapes'
import { stepOf } from '@corridor/contract/student/enrolment/steps'
import { applicationStageNames } from '@corridor/contract/student/student/kinds'
import { Button } from '@mantine/core'
import { countryName } from '../../../lib/format/country-name'
import { formatPoint } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { toSearch } from '../../../lib/page/search'
import { paths } from '../../../paths'
import { ButtonLink, TextLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import type { Others } from './use-application-actions'

/** Asks what becomes of the student's other applications, once one is enrolled. */
export function OthersNotice({ others, close }: { others: Others; close: () => void }) {
  const { t } = useTranslation()
  if (others.length === 0) return null
  return (
    <Message
      tone="news"
      action={
        <Button variant="default" size="compact-md" onClick={close}>
          {t('Leave them as they are')}
        </Button>
      }
    >
      {t('The student is enrolled. These other applications go on; open those that should be withdrawn:')}
      <ul>
        {others.map(({ _id, institutionInfo, programmeInfo, stage }) => (
          <li key={_id}>
            <TextLink to={paths.company.viewStudentApplication(_id)}>
              <bdi>{dotted(institutionInfo[0]?.name, programmeInfo[0]?.name)}</bdi>
            </TextLink>
            {' · '}
            {t(applicationStageNames[stage])}
          </li>
        ))}
      </ul>
    </Message>
  )
}

interface RefusalNoticeProps {
  student: string
  refusal: RefusalProposal
}

/** Offers the row of a refusal for the step of the enrolment that declares it. */
export function RefusalNotice({ student, refusal }: RefusalNoticeProps) {
  const { country, countryInfo, visaCategory, refusalDate, refusalReason } = refusal
  const { t } = useTranslation()
  const { segment } = stepOf('deportationDetails')
  return (
    <Message
      tone="attention"
      action={
        <ButtonLink
          variant="default"
          size="compact-md"
          to={paths.company.enrolmentStep(segment, student)}
          search={toSearch({
            ...{ mode: 'edit', back: 'file', refusedBy: country, refusedOn: refusalDate },
            ...(visaCategory && { refusedVisa: visaCategory }),
            ...(refusalReason && { refusedFor: refusalReason }),
          })}
        >
          {t('Add it to step 8')}
        </ButtonLink>
      }
    >
      {t('This refusal belongs to the enrolment too, and later applications ask for its explanation:')}{' '}
      <bdi>
        {dotted(
          countryInfo[0] && countryName(countryInfo[0]),
          formatPoint(`${refusalDate}-01`, 'wholeMonth'),
          refusalReason,
        )}
      </bdi>
    </Message>
  )
}
