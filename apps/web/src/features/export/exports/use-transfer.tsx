import type { TransferKind } from '@corridor/contract/transfer-kinds'
import { Button, Menu } from '@mantine/core'
import { IconDots, IconDownload, IconUpload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListRow, SelectionAction } from '../../../lib/list/types'
import type { List } from '../../../lib/list/use-list'
import { text } from '../../../lib/text'
import { paths } from '../../../paths'

const ExportDialog = lazy(() => import('../export-dialog'))

/** Bringing records into a list and taking them out: the list page's secondary actions, and what can be done with ticked rows. */
export function useTransfer<Row extends ListRow>(kind: TransferKind, list: List<Row>) {
  const [isOpen, setIsOpen] = useState(false)
  const [ids, setIds] = useState<string[]>([])
  const open = (ticked: string[]) => {
    setIds(ticked)
    setIsOpen(true)
  }
  const selectionActions: SelectionAction<Row>[] = [
    { label: text('Export'), icon: IconDownload, run: (rows) => open(rows.map((row) => row._id)) },
  ]
  const actions = (
    <>
      <TransferMenu kind={kind} openExport={() => open([])} />
      {isOpen && (
        <Suspense fallback={null}>
          <ExportDialog
            kind={kind}
            ids={ids}
            total={list.total}
            query={{ ...list.narrowing, sortBy: list.state.sort, sortDirection: list.state.dir }}
            shown={list.columns.map(({ header }) => header)}
            close={() => setIsOpen(false)}
          />
        </Suspense>
      )}
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
