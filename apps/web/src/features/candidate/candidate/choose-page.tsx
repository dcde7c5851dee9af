import { access } from '@corridor/contract/wire/access'
import { IconFileSearch, IconFiles, IconForms } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from '../../../lib/language/i18n'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { NextSteps } from '../../../ui/next-steps'
import { PageHeader } from '../../../ui/page-header'

export const Route = createFileRoute('/company/candidate/')({
  staticData: { title: 'Add Candidate' },
  beforeLoad: only(access.candidates.manage),
  component: ChooseCandidateEntryPage,
})

function ChooseCandidateEntryPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('Add Candidate')} description={t('By hand, or read from a resume.')} />
      <NextSteps
        steps={[
          {
            icon: <IconForms size={18} aria-hidden />,
            title: t('Manual Upload'),
            words: t('Fill in the form yourself, and attach a resume where there is one.'),
            to: paths.company.addCandidate,
          },
          {
            icon: <IconFileSearch size={18} aria-hidden />,
            title: t('Resume Parsing'),
            words: t('Name, contacts, place, skills and experience are read from the resume. You check them and save.'),
            to: paths.company.parseResume,
          },
          {
            icon: <IconFiles size={18} aria-hidden />,
            title: t('Resume Parsing Direct'),
            words: t(
              'Upload many resumes and save them without review. Any that need a decision are held back, with the reason.',
            ),
            to: paths.company.parseResumeDirect,
          },
        ]}
      />
    </>
  )
}
