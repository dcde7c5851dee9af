import type { Import } from '@corridor/contract/records/import/shapes'
import { Button } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirm } from '../../../lib/feedback/confirm'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { Message } from '../../../ui/message'
import { FaultyRowsButton } from './faulty-rows-button'
import classes from './import.module.css'
import { questionsOf } from './kinds'
import { RowsByOutcome } from './rows-by-outcome'
import { UnnamedFiles } from './unnamed-files'

/** The effect of each row, before any has one. */
export function CheckedStep({ found, mapAgain }: { found: Import; mapAgain: () => void }) {
  const { t } = useTranslation()
  const { ready, faulty } = found.counts
  const add = t('Add {count} records', { count: ready, shown: formatNumber(ready) })
  const ask = () =>
    confirm({
      title: add,
      question: t(questionsOf(found.kind).run),
      confirmLabel: add,
      onConfirm: async () => {
        try {
          await client.import.run({ id: found._id, expected: ready })
        } finally {
          await refresh(api.import)
        }
      },
    })
  return (
    <>
      <div className={classes.bar}>
        {ready === 0 && <Message tone="attention">{t('No row can be added yet.')}</Message>}
        <UnnamedFiles archive={found.archive} />
        <div className={classes.actions}>
          <Button onClick={ask} disabled={ready === 0}>
            {add}
          </Button>
          <Button variant="default" onClick={mapAgain}>
            {t('Change the columns')}
          </Button>
          {faulty > 0 && <FaultyRowsButton id={found._id} />}
        </div>
      </div>
      <RowsByOutcome found={found} outcomes={['ready', 'faulty', 'double']} />
    </>
  )
}
