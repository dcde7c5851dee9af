import { Button } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from '../../language/i18n'
import { useLateMenu } from '../../late/use-late-menu'
import classes from '../page/list-band.module.css'
import type { ShownColumns } from './use-shown-columns'

const loadChooser = () => import('./column-chooser')

/** Opens the choice of columns. Phones show cards, and need none. */
export function ColumnsButton({ shown }: { shown: ShownColumns<never> }) {
  const { t } = useTranslation()
  const { Part, menu, target } = useLateMenu(loadChooser, 'dialog')
  return (
    <>
      <Button
        {...target}
        size="compact-sm"
        variant="default"
        className={classes.columnsButton}
        leftSection={<IconColumns3 size={16} aria-hidden />}
      >
        {t('Columns')}
      </Button>
      {Part && <Part {...menu} shown={shown} />}
    </>
  )
}
