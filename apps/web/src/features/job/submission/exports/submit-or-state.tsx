import type { Standing } from '@corridor/contract/job/submission/standing'
import { access } from '@corridor/contract/wire/access'
import { Group } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useTranslation } from '../../../../lib/language/i18n'
import { toSearch } from '../../../../lib/page/search'
import { useMay } from '../../../../lib/session/session'
import { paths } from '../../../../paths'
import { ButtonLink } from '../../../../ui/link'
import { StandingLink } from './standing'

interface SubmitOrStateProps {
  candidate: string
  job: string
  standing: ReadonlyMap<string, Standing>
  /** Which of the two `standing` goes by. */
  by: 'candidate' | 'job'
}

/** The state of a person for a job, and the way to submit them if nobody did. */
export function SubmitOrState({ candidate, job, standing, by }: SubmitOrStateProps) {
  const { t } = useTranslation()
  const mayManage = useMay(access.submissions.manage)
  const stands = standing.get(by === 'candidate' ? candidate : job)
  if (!stands && !mayManage) return null
  return (
    <Group gap="xs">
      {stands && <StandingLink standing={stands} />}
      {mayManage && stands?.kind !== 'submission' && (
        <ButtonLink
          variant="default"
          size="compact-md"
          to={paths.company.addSubmission}
          search={toSearch({ candidate, job })}
          leftSection={<IconSend size={16} aria-hidden />}
        >
          {t('Submit')}
        </ButtonLink>
      )}
    </Group>
  )
}
