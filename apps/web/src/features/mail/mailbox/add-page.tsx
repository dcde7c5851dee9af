import { usualPace } from '@corridor/contract/mail/mailbox/kinds'
import { proposedServers } from '@corridor/contract/mail/mailbox/known-hosts'
import type { Mailbox, MailboxAdd } from '@corridor/contract/mail/mailbox/shapes'
import { access } from '@corridor/contract/wire/access'
import { Group, Radio, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { only } from '../../../lib/session/only'
import { useMay, useSession } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { CheckButton } from './check-button'
import { ConsentOffer } from './consent-offer'
import { type AddFormValues, emptyMailbox, mailboxLabels, proposalOf, type ServerFormValues } from './mailbox-values'
import { PaceFields } from './pace-fields'
import { ServerFields } from './server-fields'

export const Route = createFileRoute('/company/mailbox/add')({
  staticData: { title: 'Add Mailbox' },
  beforeLoad: only(access.mailboxes.manage),
  component: AddMailboxPage,
})

function AddMailboxPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const user = useSession()?.user
  const isOwner = useMay(['owner'])
  const ways = useQuery({ ...api.mailbox.ways.queryOptions({ input: {} }), staleTime: 0 }).data
  // It is kept nowhere while it is typed: a password lies in no draft.
  const form = useRecordForm<AddFormValues, MailboxAdd, { data: Mailbox }>({
    entity: 'Mailbox',
    schema: () => import('@corridor/contract/mail/mailbox/shapes').then(({ MailboxAdd }) => MailboxAdd),
    initial: { ...emptyMailbox, name: user ? formatName(user) : '' },
    submit: (mailbox) => client.mailbox.add(mailbox),
    onSaved: async () => {
      toast.success(t('Mailbox Added Successfully'))
      await refresh(api.mailbox)
      await navigate({ to: paths.company.listMailbox })
    },
  })
  const { values } = form
  const proposed = proposedServers(values.address)
  const maySendByRelay = ways?.relayAddress === values.address.trim().toLowerCase()
  const isRelay = values.way === 'relay' && maySendByRelay

  /** Follows the address in whatever still stands as the one before proposed it. */
  function setAddress(address: string) {
    const [former, next] = [proposalOf(values.address), proposalOf(address)]
    form.setValue('address', address)
    form.clearError('address')
    for (const name of Object.keys(next) as (keyof ServerFormValues)[]) {
      const [stands, proposal] = [values[name], next[name]]
      if (proposal !== undefined && (stands === emptyMailbox[name] || stands === former[name])) {
        form.setValue(name, proposal)
        form.clearError(name)
      }
    }
  }
  function setWay(way: MailboxAdd['way']) {
    form.setValue('way', way)
    form.setValue('perHour', usualPace[way].perHour)
    form.setValue('perDay', usualPace[way].perDay)
  }

  return (
    <FormPage
      form={form}
      title="Add Mailbox"
      description="An address that mail is sent from. It is connected and checked before it is saved."
      submitLabel="Add Mailbox"
      busyLabel="Connecting..."
      actions={
        <ButtonLink variant="default" to={paths.company.listMailbox}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      {isOwner && (
        <Radio.Group
          label={t('Whose mailbox is it?')}
          value={values.isOfCompany ? 'company' : 'own'}
          onChange={(whose) => form.setValue('isOfCompany', whose === 'company')}
        >
          <Group mt="xs" gap="lg">
            <Radio value="own" label={t('Mine alone')} />
            <Radio value="company" label={t("The company's")} />
          </Group>
        </Radio.Group>
      )}
      <TextInput
        {...form.field('address')}
        onChange={(event) => setAddress(event.currentTarget.value)}
        label={t(mailboxLabels.address)}
        type="email"
        dir="ltr"
        autoComplete="off"
        withAsterisk
        autoFocus
      />
      <TextInput
        {...form.field('name')}
        label={t(mailboxLabels.name)}
        description={t('Who your mails come from, as their readers see it.')}
        autoComplete="off"
        withAsterisk
      />
      {proposed && (
        <>
          {proposed.consent && (
            <ConsentOffer
              way={proposed.consent}
              isOffered={ways?.consent.includes(proposed.consent) ?? false}
              address={values.address}
              isOfCompany={values.isOfCompany}
            />
          )}
          {maySendByRelay && (
            <Radio.Group label={t('Sends via')} value={values.way} onChange={(way) => setWay(way as MailboxAdd['way'])}>
              <Group mt="xs" gap="lg">
                <Radio value="password" label={t('Own server with a password')} />
                <Radio value="relay" label={t("Corridor's server")} />
              </Group>
            </Radio.Group>
          )}
          {!isRelay && (
            <>
              <ServerFields
                form={form}
                isNew
                hostHint={
                  proposed.provider ? undefined : text('Guessed from the address. Your provider names the right ones.')
                }
                passwordHint={
                  proposed.wantsAppPassword
                    ? text('This provider asks for a password made for one program: an app password.')
                    : undefined
                }
              />
              <CheckButton of={JSON.stringify(values)} check={async () => (await client.mailbox.try(values)).steps} />
            </>
          )}
          <PaceFields form={form} />
        </>
      )}
    </FormPage>
  )
}
