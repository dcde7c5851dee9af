import type { EnrolmentPart } from '@corridor/contract/student/enrolment/steps'
import { formatName } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import classes from './followed-line.module.css'
import { useFamily } from './use-family'

interface FollowedLineProps {
  studentId: string
  part: EnrolmentPart
  /** Says too what saving does, where the step is a form. */
  isForm?: boolean
}

/** Says whose values a step has, if it follows a student of the family; nothing if it stands by itself. */
export function FollowedLine({ studentId, part, isForm = false }: FollowedLineProps) {
  const { t } = useTranslation()
  const { data } = useFamily(studentId)
  const followed = data?.data.followed.find((one) => one.part === part)
  if (!followed) return null
  const [source] = followed.sourceInfo
  return (
    <p className={classes.line}>
      {source ? (
        <>
          {t('Taken over from')}{' '}
          <TextLink to={paths.company.viewStudent(source._id)}>
            <bdi>{formatName(source)}</bdi>
          </TextLink>
        </>
      ) : (
        t('Taken over from a family member whom you do not see')
      )}
      {isForm && <> · {t('It follows theirs until you save other values')}</>}
    </p>
  )
}
