import { Button, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../i18n'
import classes from './list-band.module.css'
import type { ShownColumns } from './use-shown-columns'

const ColumnChooser = lazy(() => import('./column-chooser'))

/** Opens the choice of columns. Phones show cards, and need none. */
export function ColumnsButton({ shown }: { shown: ShownColumns<never> }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" shadow="md" radius="lg" width={288} trapFocus>
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="default"
          className={classes.columnsButton}
          leftSection={<IconColumns3 size={16} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('Columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('Columns')}>
        <Suspense>{isOpen && <ColumnChooser shown={shown} />}</Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
