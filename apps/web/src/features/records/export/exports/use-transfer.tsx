import type { ExportKind } from '@corridor/contract/records/export/kinds'
import type { ImportKind } from '@corridor/contract/records/transfer/kinds'
import { Button } from '@mantine/core'
import { IconDots, IconDownload, IconUpload } from '@tabler/icons-react'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { useLateMenu } from '../../../../lib/late/use-late-menu'
import type { ListRow, RowAction, SelectionAction } from '../../../../lib/list/types'
import type { List } from '../../../../lib/list/use-list'
import { paths } from '../../../../paths'
import type { SealedExport } from './sealed-export'
import { useExport } from './use-export'

const loadItems = () => import('../../../../lib/list/row/row-menu-items')

/** Taking records out of a list into which no table brings any: the same as `useTransfer` without its import. */
export function useTakeOut<Row extends ListRow>(kind: ExportKind, list: List<Row>) {
  const { t } = useTranslation()
  const { openExport, dialog } = useExport(kind, list)
  const actions = (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        disabled={list.total === 0}
        onClick={() => openExport([])}
      >
        {t('Export')}
      </Button>
      {dialog}
    </>
  )
  return { actions, selectionActions: [exportTicked<Row>(openExport)] }
}

/** Bringing records into a list and taking them out: the list page's secondary actions, and what can be done with ticked rows. */
export function useTransfer<Row extends ListRow>(
  kind: ExportKind & ImportKind,
  list: List<Row>,
  sealed?: SealedExport,
) {
  const { openExport, dialog } = useExport(kind, list, sealed)
  const actions = (
    <>
      <TransferMenu kind={kind} openExport={() => openExport([])} />
      {dialog}
    </>
  )
  return { actions, selectionActions: [exportTicked<Row>(openExport)] }
}

const exportTicked = <Row extends ListRow>(openExport: (ids: string[]) => void): SelectionAction<Row> => ({
  label: text('Export'),
  icon: IconDownload,
  isMore: true,
  run: (rows) => openExport(rows.map((row) => row._id)),
})

function TransferMenu({ kind, openExport }: { kind: ImportKind; openExport: () => void }) {
  const { t } = useTranslation()
  const { Part, menu, target } = useLateMenu(loadItems)
  const actions: RowAction[] = [
    { label: text('Import'), icon: IconUpload, to: paths.addImport(kind) },
    { label: text('Export'), icon: IconDownload, run: openExport },
  ]
  return (
    <>
      <Button {...target} variant="default" leftSection={<IconDots size={18} aria-hidden />}>
        {t('More')}
      </Button>
      {Part && <Part {...menu} actions={actions} />}
    </>
  )
}
