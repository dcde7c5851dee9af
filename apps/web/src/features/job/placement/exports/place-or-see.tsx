import type { Submission } from '@corridor/contract/job/submission/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconBriefcase } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { useTranslation } from '../../../../lib/language/i18n'
import { toSearch } from '../../../../lib/page/search'
import { useMay } from '../../../../lib/session/session'
import { paths } from '../../../../paths'
import { ButtonLink } from '../../../../ui/link'

/** The placement of a submission, or the way to make it one once it was accepted. */
export default function PlaceOrSee({ submission }: { submission: Submission }) {
  const { t } = useTranslation()
  const mayManage = useMay(access.submissions.manage)
  const { data } = useQuery(
    api.placement.list.queryOptions({ input: { filters: { submission: submission._id }, limit: 1 } }),
  )
  const placed = data?.data[0]
  if (placed)
    return (
      <ButtonLink variant="default" to={paths.company.viewPlacement(placed._id)}>
        {t('See the placement')}
      </ButtonLink>
    )
  if (!data || !mayManage) return null
  return (
    <ButtonLink
      variant="default"
      to={paths.company.addPlacement}
      search={toSearch({ submission: submission._id })}
      leftSection={<IconBriefcase size={18} aria-hidden />}
    >
      {t('Place candidate')}
    </ButtonLink>
  )
}
