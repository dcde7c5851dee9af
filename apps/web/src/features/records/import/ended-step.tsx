import type { Import } from '@corridor/contract/records/import/shapes'
import type { RowOutcome } from '@corridor/contract/records/import/states'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh, refreshAll } from '../../../lib/call/query-client'
import { confirm } from '../../../lib/feedback/confirm'
import { formatNumber } from '../../../lib/format/format'
import { faultText } from '../../../lib/language/fault-text'
import { useTranslation } from '../../../lib/language/i18n'
import { ButtonLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import { FaultyRowsButton } from './faulty-rows-button'
import classes from './import.module.css'
import { listPathOf, questionsOf } from './kinds'
import { RowsByOutcome } from './rows-by-outcome'
import { UnnamedFiles } from './unnamed-files'
import { useImportCall } from './use-import-call'

const outcomesOf = (found: Import): readonly RowOutcome[] => {
  if (found.status === 'undone') return ['removed', 'kept']
  if (found.status === 'stopped') return ['added', 'ready', 'faulty', 'double']
  return ['added', 'skipped', 'failed', 'faulty', 'double']
}

/** The result of an import, and the way to take it back. */
export function EndedStep({ found }: { found: Import }) {
  const { t } = useTranslation()
  const run = useImportCall('run')
  const { ready, added, faulty, failed } = found.counts

  // The lists that stand behind this page hold other records now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end.
  useEffect(() => void refreshAll(), [found.status])

  const askUndo = () =>
    confirm({
      title: t('Undo Import'),
      question: t(questionsOf(found.kind).undo),
      confirmLabel: t('Undo'),
      onConfirm: async () => {
        try {
          await client.import.undo({ id: found._id })
        } finally {
          await refresh(api.import)
        }
      },
    })

  return (
    <>
      <div className={classes.bar}>
        <Result found={found} />
        <UnnamedFiles archive={found.archive} />
        <div className={classes.actions}>
          <ButtonLink to={listPathOf(found.kind)}>{t('Show the list')}</ButtonLink>
          {found.status === 'stopped' && ready > 0 && (
            <Button
              variant="default"
              loading={run.isPending}
              onClick={() => run.mutate({ id: found._id, expected: ready })}
            >
              {t('Continue with {count} rows', { count: ready, shown: formatNumber(ready) })}
            </Button>
          )}
          {found.status !== 'undone' && added > 0 && (
            <Button variant="default" onClick={askUndo}>
              {t('Undo')}
            </Button>
          )}
          {faulty + failed > 0 && <FaultyRowsButton id={found._id} />}
        </div>
      </div>
      <RowsByOutcome found={found} outcomes={outcomesOf(found)} />
    </>
  )
}

function Result({ found }: { found: Import }) {
  const { t } = useTranslation()
  const { added, removed, kept } = found.counts
  if (found.status === 'undone') {
    return (
      <Message tone={kept > 0 ? 'attention' : 'good'}>
        {t('{count} records were removed.', { count: removed, shown: formatNumber(removed) })}{' '}
        {kept > 0 && t('{count} were kept; the list says why.', { count: kept, shown: formatNumber(kept) })}
      </Message>
    )
  }
  const addedText = t('{count} records were added.', { count: added, shown: formatNumber(added) })
  if (found.status === 'stopped') {
    return (
      <Message tone="attention">
        {t('The import was stopped.')} {found.reason && `${faultText(found.reason)}.`} {addedText}
      </Message>
    )
  }
  return <Message tone="good">{addedText}</Message>
}
