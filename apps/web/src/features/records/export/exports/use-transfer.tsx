import type { TransferKind } from '@corridor/contract/records/transfer/kinds'
import { Button, Menu } from '@mantine/core'
import { IconDots, IconDownload, IconUpload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../../../lib/i18n'
import type { ListRow, SelectionAction } from '../../../../lib/list/types'
import type { List } from '../../../../lib/list/use-list'
import { text } from '../../../../lib/text'
import { paths } from '../../../../paths'
import { useExport } from './use-export'

/** Bringing records into a list and taking them out: the list page's secondary actions, and what can be done with ticked rows. */
export function useTransfer<Row extends ListRow>(kind: TransferKind, list: List<Row>) {
  const { openExport, dialog } = useExport(kind, list)
  const selectionActions: SelectionAction<Row>[] = [
    { label: text('Export'), icon: IconDownload, run: (rows) => openExport(rows.map((row) => row._id)) },
  ]
  const actions = (
    <>
      <TransferMenu kind={kind} openExport={() => openExport([])} />
      {dialog}
    </>
  )
  return { actions, selectionActions }
}

function TransferMenu({ kind, openExport }: { kind: TransferKind; openExport: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDots size={18} aria-hidden />}>
          {t('More')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconUpload size={16} aria-hidden />}
          onClick={() => void navigate({ to: paths.addImport(kind) })}
        >
          {t('Import')}
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={openExport}>
          {t('Export')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
