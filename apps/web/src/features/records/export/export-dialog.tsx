import type { ExportFormat } from '@corridor/contract/records/export/formats'
import { type ExportKind, exportFacts } from '@corridor/contract/records/export/kinds'
import { exportColumns } from '@corridor/contract/transfers'
import { Button, Checkbox, Group, Modal, Radio, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../../lib/call/client'
import { formatNumber, timeZone } from '../../../lib/format/format'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { Message } from '../../../ui/message'
import ExportProgress from './exports/export-progress'
import type { SealedExport } from './exports/sealed-export'
import { SealedFooter } from './sealed-footer'

interface ExportDialogProps {
  kind: ExportKind
  /** Rows that were ticked when it was opened. */
  ids: string[]
  /** How many rows the list shows, by which query, and the headers of its columns. */
  total: number
  /** False if there are more rows than `total`. */
  isExact: boolean
  query: Record<string, unknown>
  shown: string[]
  /** The sealed values that are offered to whoever may read them. */
  sealed?: SealedExport | undefined
  close: () => void
}

/** Asks what to take out of a list and as what, then follows the writing of the file. */
export default function ExportDialog({ kind, ids, total, isExact, query, shown, sealed, close }: ExportDialogProps) {
  const { t } = useTranslation()
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [rows, setRows] = useState(ids.length > 0 ? 'ticked' : 'matching')
  const [columns, setColumns] = useState('all')
  const title = t('Export {entity}', { entity: t(exportFacts[kind].title) })
  const [withSealed, setWithSealed] = useState(false)
  const [id, setId] = useState<string>()
  const chosen = exportColumns(kind, withSealed).filter(
    ({ header, sealed: isSealed }) => columns === 'all' || isSealed || shown.includes(header),
  )
  const choice = {
    format,
    query,
    ...(rows === 'ticked' ? { ids } : {}),
    columns: chosen.map(({ field, header }) => ({ field, header: t(header) })),
    timeZone: timeZone(),
  }
  const start = useMutation({
    mutationFn: () => client.export.start({ kind, ...choice }),
    onSuccess: (started) => setId(started.id),
  })
  if (id) return <ExportProgress id={id} title={title} close={close} />
  return (
    <Modal opened onClose={close} title={title} closeButtonProps={{ 'aria-label': t('Close') }}>
      <Stack>
        {start.error && <Message tone="danger">{errorText(start.error)}</Message>}
        <Radio.Group label={t('Rows')} value={rows} onChange={setRows}>
          <Stack gap="xs" mt="xs">
            {ids.length > 0 && (
              <Radio
                value="ticked"
                label={t('The {count} that are ticked', { count: ids.length, shown: formatNumber(ids.length) })}
              />
            )}
            <Radio
              value="matching"
              label={t('All {count} that the list shows now', {
                count: total,
                shown: `${formatNumber(total)}${isExact ? '' : '+'}`,
              })}
            />
          </Stack>
        </Radio.Group>
        <Radio.Group label={t('Columns')} value={columns} onChange={setColumns}>
          <Stack gap="xs" mt="xs">
            <Radio value="all" label={t('All columns')} />
            <Radio value="shown" label={t('Those of the list')} />
          </Stack>
        </Radio.Group>
        <Radio.Group label={t('Format')} value={format} onChange={(value) => setFormat(value as ExportFormat)}>
          <Stack gap="xs" mt="xs">
            <Radio value="csv" label={t('CSV, for any program')} />
            <Radio value="xlsx" label={t('Excel workbook')} />
          </Stack>
        </Radio.Group>
        {sealed && (
          <Checkbox
            label={t(sealed.label)}
            checked={withSealed}
            onChange={(event) => setWithSealed(event.currentTarget.checked)}
          />
        )}
        {sealed && withSealed ? (
          <SealedFooter
            loadSchema={sealed.loadSchema}
            start={async (proof) => setId((await sealed.start({ ...choice, ...proof })).id)}
            close={close}
          />
        ) : (
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {t('Cancel')}
            </Button>
            <Button loading={start.isPending} onClick={() => start.mutate()} data-autofocus>
              {t('Export')}
            </Button>
          </Group>
        )}
      </Stack>
    </Modal>
  )
}
