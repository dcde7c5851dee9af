import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './today.module.css'

interface PhoneSheetProps {
  isOpen: boolean
  title: string | undefined
  close: () => void
  children: ReactNode
}

/** The side of the list on a wide screen, from below on a phone. */
export default function PhoneSheet({ isOpen, title, close, children }: PhoneSheetProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      position="bottom"
      size="auto"
      classNames={{ content: classes.sheet ?? '' }}
      title={title}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {children}
    </Drawer>
  )
}
