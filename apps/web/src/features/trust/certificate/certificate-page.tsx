import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from '../../../lib/language/i18n'
import { only } from '../../../lib/session/only'
import { useMay, useSession } from '../../../lib/session/session'
import { PageHeader } from '../../../ui/page-header'
import { ReturnedNotice } from '../../company/company/exports/returned-notice'
import { Certificate } from './exports/certificate'

export const Route = createFileRoute('/company/account-details/certificate')({
  staticData: { title: 'Official Representative Certificate (version 2025)' },
  beforeLoad: only(access.setup.read),
  component: CertificatePage,
})

function CertificatePage() {
  const { t } = useTranslation()
  const companyId = useSession()?.user.companyInfo?._id ?? ''
  const mayIssue = useMay(access.proofs.issue)
  return (
    <>
      <PageHeader
        title={t('Official Representative Certificate')}
        description={t('Shows others that your company was verified. Anybody can check it by its code.')}
      />
      <ReturnedNotice sections={['repCertificate']} />
      <Certificate companyId={companyId} mayIssue={mayIssue} isOwn />
    </>
  )
}
