import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { IconId } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../../lib/language/i18n'
import { late } from '../../../../lib/late/late'
import { useMay } from '../../../../lib/session/session'

const FindDialog = late(() => import('./find-dialog'))

/** The way to a student by the whole passport number, for those who may read one. */
export function FindByPassport() {
  const { t } = useTranslation()
  const mayFind = useMay(access.studentSecrets.reveal)
  const [isOpen, setIsOpen] = useState(false)
  if (!mayFind) return null
  return (
    <>
      <Button variant="default" leftSection={<IconId size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('Find by passport number')}
      </Button>
      <Suspense>{isOpen && <FindDialog close={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
