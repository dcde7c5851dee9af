import { access } from '@corridor/contract/wire/access'
import { IconUserPlus, IconUserSearch, IconUsersGroup } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMay, useSession } from '../../lib/session'
import { useWorkAs } from '../../lib/work-as'
import { paths } from '../../paths'
import { type NextStep, NextSteps } from '../../ui/next-steps'
import { PageHeader } from '../../ui/page-header'

export const Route = createFileRoute('/company/dashboard')({
  staticData: { title: 'Dashboard' },
  component: CompanyDashboardPage,
})

function CompanyDashboardPage() {
  const { t } = useTranslation()
  const session = useSession()
  const workAs = useWorkAs(session?.roles ?? [])
  const mayAddCandidates = useMay(access.candidates.manage)
  const candidates: NextStep = {
    icon: <IconUserSearch size={18} aria-hidden />,
    title: t('Candidates'),
    words: t('Everyone that your company represents, with resume and work authorization.'),
    to: paths.company.listCandidate,
  }
  const hotlists: NextStep = {
    icon: <IconUsersGroup size={18} aria-hidden />,
    title: t('Hotlist'),
    words: t('Named lists of candidates who are ready to be placed.'),
    to: paths.company.listHotlist,
  }
  const add: NextStep = {
    icon: <IconUserPlus size={18} aria-hidden />,
    title: t('Add Candidate'),
    words: t('By hand, or read from a resume.'),
    to: paths.company.addCandidate,
  }
  const steps = workAs === 'recruiter' ? [candidates, hotlists] : [hotlists, candidates]
  return (
    <>
      <PageHeader title={t('Dashboard')} description={t('What needs me today')} />
      <NextSteps steps={mayAddCandidates ? [...steps, add] : steps} />
    </>
  )
}
