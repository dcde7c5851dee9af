import { Button, Group, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { api, client } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import { toast } from '../../../../lib/feedback/toast'
import { formatDate } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { ListFailed } from '../../../../lib/list/page/list-states'
import { RecordCard } from '../../../../lib/record/record-card'
import { Badge } from '../../../../ui/badge'
import { Message } from '../../../../ui/message'
import { ProofForm } from './proof-form'
import { RecoveryCodes } from './recovery-codes'
import classes from './security.module.css'
import { SetUp } from './set-up'

type Doing = 'set-up' | 'renew' | 'turn-off' | { codes: string[] }
const fewCodes = 3

/** Signing in with a code of an app beside the password: on or off, set up, renew the recovery codes, turn off. */
export function TwoFactorCard() {
  const { t } = useTranslation()
  const query = useQuery(api.twoFactor.view.queryOptions())
  const [doing, setDoing] = useState<Doing>()
  const state = query.data?.data
  const part = useRef<HTMLDivElement>(null)

  function stop() {
    // The element that had the focus goes.
    part.current?.focus()
    setDoing(undefined)
  }

  async function show(codes: string[]) {
    setDoing({ codes })
    await refresh(api.twoFactor)
  }

  function body(): ReactNode {
    if (typeof doing === 'object') return <RecoveryCodes codes={doing.codes} done={stop} />
    if (doing === 'set-up') return <SetUp done={show} cancel={stop} />
    if (query.error && !state) return <ListFailed error={query.error} retry={() => void query.refetch()} />
    if (!state) return <Skeleton height={72} role="status" aria-label={t('Loading...')} />
    if (doing === 'renew')
      return (
        <ProofForm
          words="The codes that you have now stop working."
          submitLabel="Make new recovery codes"
          submit={async (proof) => show((await client.twoFactor.renewCodes(proof)).recoveryCodes)}
          cancel={stop}
        />
      )
    if (doing === 'turn-off')
      return (
        <ProofForm
          words="After that, your password alone signs you in."
          submitLabel="Turn off"
          isDanger
          submit={async (proof) => {
            await client.twoFactor.turnOff(proof)
            await refresh(api.twoFactor)
            toast.success(t('Two-factor sign-in is off'))
            stop()
          }}
          cancel={stop}
        />
      )
    if (!state.isOn)
      return (
        <>
          <p className={classes.words}>
            {t(
              'With two-factor sign-in, Corridor asks for a code of an app on your phone beside your password. Whoever learns your password cannot sign in with it alone.',
            )}
          </p>
          <Button variant="default" onClick={() => setDoing('set-up')}>
            {t('Set up two-factor sign-in')}
          </Button>
        </>
      )
    return (
      <>
        <p className={classes.words}>
          {t('Since {date}, Corridor asks for a code of your authenticator app when you sign in.', {
            date: formatDate(state.onDate ?? ''),
          })}{' '}
          {t('Recovery codes left: {n}.', { n: state.recoveryCodesLeft })}
        </p>
        {state.recoveryCodesLeft < fewCodes && (
          <div className={classes.words}>
            <Message tone="attention">{t('Few recovery codes are left. Make new ones, and keep them safe.')}</Message>
          </div>
        )}
        <Group gap="xs">
          <Button variant="default" onClick={() => setDoing('renew')}>
            {t('New recovery codes')}
          </Button>
          <Button variant="default" onClick={() => setDoing('turn-off')}>
            {t('Turn off')}
          </Button>
        </Group>
      </>
    )
  }

  const badge = state && <Badge tone={state.isOn ? 'good' : 'neutral'}>{t(state.isOn ? 'On' : 'Off')}</Badge>
  return (
    <RecordCard title="Two-Factor Sign-In" action={badge}>
      <div ref={part} tabIndex={-1} className={classes.part}>
        {body()}
      </div>
    </RecordCard>
  )
}
