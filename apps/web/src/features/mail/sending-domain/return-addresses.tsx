import type { SendingDomain } from '@corridor/contract/mail/sending-domain/shapes'
import { Button, Group } from '@mantine/core'
import { Suspense, useState } from 'react'
import { client } from '../../../lib/call/client'
import { formatDateTime } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { Badge } from '../../../ui/badge'
import classes from './sending-domain.module.css'

const ReturnDialog = late(() => import('./return-dialog'))

interface Props {
  row: SendingDomain
  mayManage: boolean
  isBusy: boolean
  run: (done: string, work: () => Promise<unknown>) => Promise<void>
}

/** Whether what cannot be delivered comes back to an address of each mail's own, and where. */
export function ReturnAddresses({ row, mayManage, isBusy, run }: Props) {
  const { t } = useTranslation()
  const [isSettingUp, setIsSettingUp] = useState(false)
  const { _id: id, returnDomain } = row
  const test = () => run(t('Test mail sent'), () => client.sendingDomain.testReturn({ id }))
  const switchOff = () =>
    run(t('Return addresses switched off'), () => client.sendingDomain.setReturn({ id, returnDomain: null }))
  return (
    <section className={classes.returns} aria-label={t('Return addresses')}>
      <div className={classes.part}>
        {t('Return addresses')} <ReturnState row={row} />
      </div>
      <p className={classes.words}>
        <ReturnWords row={row} />
      </p>
      {mayManage && (
        <Group gap="xs">
          {returnDomain === null ? (
            <Button variant="default" size="xs" onClick={() => setIsSettingUp(true)}>
              {t('Set Up Return Addresses')}
            </Button>
          ) : (
            <>
              <Button variant="default" size="xs" loading={isBusy} onClick={() => void test()}>
                {t('Send Test Mail')}
              </Button>
              <Button variant="default" size="xs" onClick={() => setIsSettingUp(true)}>
                {t('Change')}
              </Button>
              <Button variant="subtle" size="xs" color="red" onClick={() => void switchOff()}>
                {t('Switch off')}
              </Button>
            </>
          )}
        </Group>
      )}
      {isSettingUp && (
        <Suspense>
          <ReturnDialog row={row} close={() => setIsSettingUp(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** True while a test mail is under way: it comes within a minute or so. */
export const isAwaited = ({ returnAskedDate, returnProvedDate }: SendingDomain) =>
  returnAskedDate !== null && returnProvedDate === null

function ReturnState({ row }: { row: SendingDomain }) {
  const { t } = useTranslation()
  if (row.returnDomain === null) return null
  if (row.returnProvedDate) return <Badge tone="good">{t('In use')}</Badge>
  return <Badge tone="attention">{isAwaited(row) ? t('Waiting for the test mail') : t('Not tested yet')}</Badge>
}

function ReturnWords({ row }: { row: SendingDomain }) {
  const { t } = useTranslation()
  const { returnDomain: domain, returnAskedDate, returnProvedDate } = row
  if (domain === null)
    return t(
      'Reports of mail that could not be delivered go to the address it comes from. If nobody reads that mailbox here, have them come to an address of each mail’s own.',
    )
  if (returnProvedDate)
    return t('What cannot be delivered comes back below {domain}. The test mail came {time}.', {
      domain,
      time: formatDateTime(returnProvedDate),
    })
  if (returnAskedDate)
    return t(
      'Sent {time}. It has not come yet: mail to any address at {domain} must land in a mailbox that is read here. Until then reports go to the address that the mail comes from.',
      { domain, time: formatDateTime(returnAskedDate) },
    )
  return t('Send a test mail: return addresses at {domain} are used once it has come.', { domain })
}
