import { access } from '@corridor/contract/wire/access'
import { Stack } from '@mantine/core'
import { IconUserPlus, IconUserQuestion, IconUserSearch, IconUsersGroup } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { useMay, useSession } from '../../../lib/session/session'
import { useWorkAs } from '../../../lib/session/work-as'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { type NextStep, NextSteps } from '../../../ui/next-steps'
import { PageHeader } from '../../../ui/page-header'
import { FirstSteps } from '../first-steps/exports/first-steps'
import { useFirstSteps } from '../first-steps/exports/use-first-steps'
import { useWaiting } from '../today/exports/use-waiting'
import { WaitingList } from '../today/exports/waiting-list'
import { useTotal } from './use-total'
import { Verification } from './verification'

export const Route = createFileRoute('/company/dashboard')({
  staticData: { title: 'Dashboard' },
  component: CompanyDashboardPage,
})

function CompanyDashboardPage() {
  const { t } = useTranslation()
  const session = useSession()
  const workAs = useWorkAs(session?.roles ?? [])
  const mayAddCandidates = useMay(access.candidates.manage)
  const mayChange = useMay(access.onboarding.manage)
  // Nothing waits for a member who only reads.
  const mayAct = mayAddCandidates || mayChange
  const waitingForMe = useWaiting()
  const { isPending, ...firstSteps } = useFirstSteps()
  const candidates: NextStep = {
    icon: <IconUserSearch size={18} aria-hidden />,
    title: t('Candidates'),
    words: t('Everyone that your company represents, with resume and work authorization.'),
    to: paths.company.listCandidate,
    count: useTotal(api.candidate.list),
  }
  const waiting: NextStep = {
    icon: <IconUserQuestion size={18} aria-hidden />,
    title: t('Not yet on a hotlist'),
    words: t('Active candidates on no hotlist'),
    to: paths.company.listHotlistCandidate,
    search: { onHotlist: 'false', status: 'active' },
    count: useTotal(api.candidate.list, { onHotlist: false, status: 'active' }),
  }
  const hotlists: NextStep = {
    icon: <IconUsersGroup size={18} aria-hidden />,
    title: t('Hotlist'),
    words: t('Named lists of candidates who are ready to be placed.'),
    to: paths.company.listHotlist,
    count: useTotal(api.hotlist.list),
  }
  const steps = workAs === 'recruiter' ? [candidates, waiting, hotlists] : [waiting, hotlists, candidates]
  return (
    <>
      <PageHeader title={t('Dashboard')}>
        {mayAddCandidates && (
          <ButtonLink
            variant="default"
            to={paths.company.chooseCandidateEntry}
            leftSection={<IconUserPlus size={18} aria-hidden />}
          >
            {t('Add Candidate')}
          </ButtonLink>
        )}
      </PageHeader>
      {!isPending && (
        <Stack gap="lg">
          {mayAct && <WaitingList {...waitingForMe} />}
          <FirstSteps {...firstSteps} />
          <NextSteps steps={steps} />
          {mayChange && <Verification />}
        </Stack>
      )}
    </>
  )
}
