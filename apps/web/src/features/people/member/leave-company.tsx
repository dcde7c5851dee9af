import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { useSession } from '../../../lib/session/session'

const LeaveDialog = late(() => import('./leave-dialog'))

/** The way out of a company, for whoever belongs to it. */
export function LeaveCompany() {
  const { t } = useTranslation()
  const company = useSession()?.user.companyInfo?.name ?? ''
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('Leave the company')}
      </Button>
      <Suspense>{isOpen && <LeaveDialog company={company} close={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
