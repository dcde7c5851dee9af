import type { Export } from '@corridor/contract/records/export/shapes'
import { Button, Group, Modal, Progress, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api, client } from '../../../../lib/call/client'
import { useLive } from '../../../../lib/call/live'
import { formatNumber } from '../../../../lib/format/format'
import { faultText } from '../../../../lib/language/fault-text'
import { errorText, useTranslation } from '../../../../lib/language/i18n'
import { downloadFrom } from '../../../../lib/upload/download-file'
import { Message } from '../../../../ui/message'

// The server tells of each bit of progress; asking now and then is for what a lost connection swallowed.
const askMs = 3_000
const isGoing = (found: Export | undefined) => found?.status === 'queued' || found?.status === 'running'

interface ExportProgressProps {
  id: string
  title: string
  close: () => void
}

/** How far the writing of a file is; once it is finished, the browser saves it. */
export default function ExportProgress({ id, title, close }: ExportProgressProps) {
  const { t } = useTranslation()
  const query = useQuery(
    api.export.view.queryOptions({
      input: { id },
      refetchInterval: ({ state }) => (!state.data || isGoing(state.data.data) ? askMs : false),
    }),
  )
  const found = query.data?.data
  useLive('export', found === undefined || isGoing(found), () => void query.refetch())
  const download = () => downloadFrom(() => client.export.download({ id }))
  const isSaved = useRef(false)
  const isDone = found?.status === 'done'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is finished.
  useEffect(() => {
    if (!isDone || isSaved.current) return
    isSaved.current = true
    void download()
  }, [isDone])

  return (
    <Modal opened onClose={close} title={title} closeButtonProps={{ 'aria-label': t('Close') }}>
      <Stack>
        {query.error && <Message tone="attention">{errorText(query.error)}</Message>}
        {found?.reason && <Message tone="danger">{faultText(found.reason)}</Message>}
        {isDone && (
          <Message tone="good">
            {t('{count} rows are in {file}.', {
              count: found.rows ?? 0,
              shown: formatNumber(found.rows ?? 0),
              file: found.name,
            })}
          </Message>
        )}
        {!isDone && !found?.reason && <Writing found={found} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {t('Close')}
          </Button>
          {isDone && (
            <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={() => void download()}>
              {t('Download')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}

function Writing({ found }: { found: Export | undefined }) {
  const { t } = useTranslation()
  const { written = 0, rows = null } = found ?? {}
  const numbers = { done: formatNumber(written), total: formatNumber(rows ?? 0) }
  return (
    <>
      <Text role="status">{rows === null ? t('Waiting to start') : t('{done} of {total} rows', numbers)}</Text>
      <Progress value={rows ? (written / rows) * 100 : 0} aria-label={t('Writing the file')} />
      <Text c="dimmed" size="sm">
        {t('You may close this: the work goes on, and you find the file under Exports.')}
      </Text>
    </>
  )
}
