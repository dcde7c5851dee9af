import { type DnsState, dnsPartNames, dnsStateNames } from '@corridor/contract/mail/sending-domain/kinds'
import type { DnsCheck, SendingDomain } from '@corridor/contract/mail/sending-domain/shapes'
import { Button, Group, Title } from '@mantine/core'
import { useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirmDelete } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { useCopy } from '../../../lib/feedback/use-copy'
import { formatDateTime } from '../../../lib/format/format'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { Badge, type Tone } from '../../../ui/badge'
import { ReturnAddresses } from './return-addresses'
import classes from './sending-domain.module.css'

const tones: Record<DnsState, Tone> = { good: 'good', missing: 'attention', wrong: 'danger', unknown: 'neutral' }

/** One domain: what its DNS says, and exactly what to add. */
export function DomainRow({ row, mayManage }: { row: SendingDomain; mayManage: boolean }) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const { _id: id, domain, checkedDate, checks } = row

  async function run(done: string, work: () => Promise<unknown>) {
    setIsBusy(true)
    try {
      await work()
      toast.success(done)
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.sendingDomain)
    setIsBusy(false)
  }
  const remove = () =>
    confirmDelete({
      title: t('Remove Domain'),
      question: t('Mail from {domain} is not signed any more, and its key is forgotten. This cannot be undone.', {
        domain,
      }),
      confirmLabel: t('Remove'),
      onConfirm: () => run(t('Domain removed'), () => client.sendingDomain.delete({ id })),
    })

  return (
    <article className={classes.domain} aria-label={domain}>
      <div className={classes.head}>
        <div>
          <Title order={2}>
            <bdi>{domain}</bdi>
          </Title>
          <span className={classes.words}>
            {checkedDate ? t('Checked {time}', { time: formatDateTime(checkedDate) }) : t('Not checked yet')}
          </span>
        </div>
        {mayManage && (
          <Group gap="xs">
            <Button
              variant="default"
              loading={isBusy}
              onClick={() => void run(t('Domain checked'), () => client.sendingDomain.check({ id }))}
            >
              {checkedDate ? t('Check again') : t('Check the DNS')}
            </Button>
            <Button variant="subtle" color="red" onClick={remove}>
              {t('Remove')}
            </Button>
          </Group>
        )}
      </div>
      <ul className={classes.checks}>
        {checks.map((check) => (
          <DnsLine key={check.part} check={check} isChecked={checkedDate !== null} />
        ))}
      </ul>
      <ReturnAddresses {...{ row, mayManage, isBusy, run }} />
    </article>
  )
}

interface DnsLineProps {
  check: DnsCheck
  isChecked: boolean
}

function DnsLine({ check, isChecked }: DnsLineProps) {
  const { part, state, type, host, wanted, found } = check
  const { t } = useTranslation()
  const copy = useCopy()
  return (
    <li>
      <div className={classes.part}>
        {t(dnsPartNames[part])} {isChecked && <Badge tone={tones[state]}>{t(dnsStateNames[state])}</Badge>}
      </div>
      {state === 'wrong' && found.map((text) => <Code key={text}>{text}</Code>)}
      {state !== 'good' && (
        <>
          <p className={classes.words}>
            {state === 'wrong' ? t('It should say, as {type} at', { type }) : t('Add this as {type} at', { type })}{' '}
            <bdi dir="ltr">{host}</bdi>
          </p>
          <Code>{wanted}</Code>
          {(part === 'spf' || part === 'return-spf') && (
            <p className={classes.words}>
              {t('Name in it all servers that send for the domain, as their providers say.')}
            </p>
          )}
          <Button
            variant="default"
            size="xs"
            aria-label={t('Copy {name}', { name: t(dnsPartNames[part]) })}
            onClick={() => void copy(wanted)}
          >
            {t('Copy')}
          </Button>
        </>
      )}
    </li>
  )
}

const Code = ({ children }: { children: string }) => (
  <code className={classes.code} dir="ltr">
    {children}
  </code>
)
