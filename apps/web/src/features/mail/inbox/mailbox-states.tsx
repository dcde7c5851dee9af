import { type MailboxState, mailboxStateNames } from '@corridor/contract/mail/mailbox/kinds'
import { access } from '@corridor/contract/wire/access'
import { IconMailPlus } from '@tabler/icons-react'
import { useTranslation } from '../../../lib/language/i18n'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink, TextLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import classes from './inbox.module.css'

/** Nothing comes in yet: the way to what brings it. */
export function NoMailbox() {
  const { t } = useTranslation()
  const mayManage = useMay(access.mailboxes.manage)
  return (
    <div className={classes.nothing}>
      <IconMailPlus size={32} stroke={1.5} aria-hidden />
      <h1>{t('No mailbox is connected')}</h1>
      <p>{t('Connect the address that you write from. Answers arrive here, with who wrote and what about.')}</p>
      {mayManage && <ButtonLink to={paths.company.addMailbox}>{t('Add Mailbox')}</ButtonLink>}
    </div>
  )
}

/** Mailboxes that mail does not come in through now. */
export function BrokenMailboxes({
  mailboxes,
}: {
  mailboxes: readonly { _id: string; address: string; state: MailboxState; lastError: string }[]
}) {
  const { t } = useTranslation()
  return mailboxes
    .filter(({ state }) => state !== 'working')
    .map(({ _id, address, state, lastError }) => (
      <Message key={_id} tone="attention" action={<TextLink to={paths.company.listMailbox}>{t('Mailboxes')}</TextLink>}>
        <bdi>{address}</bdi>: {t(mailboxStateNames[state])} <bdi className={classes.quiet}>{lastError}</bdi>
      </Message>
    ))
}
