import type { OwnSession } from '@corridor/contract/people/session/shapes'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import { confirmDelete } from '../../../../lib/feedback/confirm'
import { toast } from '../../../../lib/feedback/toast'
import { formatDateTime, formatRelative } from '../../../../lib/format/format'
import { dotted } from '../../../../lib/format/isolated'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { ListFailed } from '../../../../lib/list/page/list-states'
import { RecordCard } from '../../../../lib/record/record-card'
import { Badge } from '../../../../ui/badge'
import classes from './security.module.css'

const areas: Record<OwnSession['area'], string> = {
  admin: text('Administration'),
  company: text('Company'),
  candidate: text('Candidate'),
}

/** Sessions of a person, and ending them. */
export function SessionsCard() {
  const { t } = useTranslation()
  const query = useQuery(api.session.list.queryOptions({ input: {} }))
  const sessions = query.data?.data
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0

  const endOthers = () =>
    confirmDelete({
      title: t('Sign out everywhere else'),
      question: t('You will be signed out on every other device. Unsaved changes there are lost.'),
      confirmLabel: t('Sign out everywhere else'),
      onConfirm: async () => {
        await client.session.revokeOthers()
        toast.success(t('You are signed out everywhere else'))
        await refresh(api.session)
      },
    })

  return (
    <RecordCard
      title="Sessions"
      action={
        others > 0 && (
          <Button variant="default" size="compact-sm" onClick={endOthers}>
            {t('Sign out everywhere else')}
          </Button>
        )
      }
    >
      <p className={classes.words}>{t('If you do not know one of these, end it and change your password.')}</p>
      {query.error && !sessions && <ListFailed error={query.error} retry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={96} role="status" aria-label={t('Loading...')} />}
      <ul className={classes.sessions}>
        {sessions?.map((session) => (
          <SessionRow key={session._id} session={session} />
        ))}
      </ul>
    </RecordCard>
  )
}

function SessionRow({ session }: { session: OwnSession }) {
  const { t } = useTranslation()
  const { _id, device, area, address, createDate, lastUseDate, isCurrent } = session
  const name = device || t('Unknown device')

  const end = () =>
    confirmDelete({
      title: t('Sign out there'),
      question: t('{device} is signed out at once.', { device: name }),
      confirmLabel: t('Sign out there'),
      onConfirm: async () => {
        await client.session.revoke({ id: _id })
        toast.success(t('The session has ended'))
        await refresh(api.session)
      },
    })

  return (
    <li className={classes.session}>
      <div>
        <div className={classes.device}>
          <bdi>{name}</bdi>
          {isCurrent && <Badge tone="good">{t('This device')}</Badge>}
        </div>
        <p className={classes.facts}>{dotted(t(areas[area]), address && t('from {address}', { address }))}</p>
        <p className={classes.facts}>
          {t('Signed in {date}', { date: formatDateTime(createDate) })} ·{' '}
          {t('last used {date}', { date: formatRelative(lastUseDate) })}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={end}
          aria-label={t('Sign out {device}, signed in {date}', { device: name, date: formatDateTime(createDate) })}
        >
          {t('Sign Out')}
        </Button>
      )}
    </li>
  )
}
