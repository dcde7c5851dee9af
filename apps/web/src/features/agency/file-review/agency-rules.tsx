import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'

const RulesDialog = late(() => import('./rules-dialog'))

/** The way to the rules that an Owner sets for the agency. */
export function AgencyRules() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('Agency settings')}
      </Button>
      <Suspense>{isOpen && <RulesDialog close={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
