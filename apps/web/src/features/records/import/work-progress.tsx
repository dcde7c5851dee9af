import { Button, Group, Loader, Progress, Text } from '@mantine/core'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './import.module.css'
import { useImportCall } from './use-import-call'

interface WorkProgressProps {
  /** A key. */
  label: string
  done: number
  /** How many there are, once that is known. */
  total: number | undefined
  /** With it, the work can be stopped. */
  id?: string
}

/** How far the work is. It goes on when the page is left, and is found again at its address. */
export function WorkProgress({ label, done, total, id }: WorkProgressProps) {
  const { t } = useTranslation()
  const cancel = useImportCall('cancel')
  const numbers = { done: formatNumber(done), total: formatNumber(total ?? 0) }
  return (
    <div className={classes.card}>
      <Group gap="sm" role="status">
        <Loader size="sm" aria-hidden />
        <Text>{t(label)}</Text>
        <Text c="dimmed">
          {total === undefined ? t('{done} rows so far', numbers) : t('{done} of {total} rows', numbers)}
        </Text>
      </Group>
      {total !== undefined && <Progress value={total > 0 ? (done / total) * 100 : 100} aria-label={t(label)} />}
      <Group justify="space-between">
        <Text c="dimmed" size="sm">
          {t('You may leave this page: the work goes on, and you find it under Imports.')}
        </Text>
        {id && (
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate({ id })}>
            {t('Stop')}
          </Button>
        )}
      </Group>
    </div>
  )
}
