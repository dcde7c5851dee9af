import { access } from '@corridor/contract/wire/access'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import { toSearch } from '../../../lib/page/search'
import { useSearchText } from '../../../lib/page/use-search-text'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { PageHeader } from '../../../ui/page-header'
import { ReadResume } from './read-resume'
import classes from './read-resume.module.css'

export const Route = createFileRoute('/company/candidate/resume-parsing')({
  staticData: { title: 'Resume Parsing' },
  beforeLoad: only(access.candidates.manage),
  component: ResumeParsingPage,
})

function ResumeParsingPage() {
  const { t } = useTranslation()
  const [round, setRound] = useState(1)
  const navigate = useNavigate()
  const begun = useSearchText('parse')
  /** The address names the reading: loaded anew, the page goes on with it. */
  const goOnWith = (parse?: string) =>
    navigate({ to: paths.company.parseResume, search: toSearch({ parse }), replace: true })
  const restart = async () => {
    await goOnWith()
    setRound(round + 1)
  }
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('Resume Parsing')}
        description={t(
          'Name, contacts, place, skills and experience are read from the resume. You check them and save.',
        )}
      />
      <ReadResume key={round} begun={begun} onBegun={goOnWith} restart={() => void restart()} />
    </div>
  )
}
