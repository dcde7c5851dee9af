import { mailboxStateNames, mailboxWayNames } from '@corridor/contract/mail/mailbox/kinds'
import type { Mailbox } from '@corridor/contract/mail/mailbox/shapes'
import { access } from '@corridor/contract/wire/access'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { type FieldsForm, useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { NoticePage } from '../../../ui/notice-page'
import { CheckButton } from './check-button'
import { CheckerField } from './checker-field'
import { FolderFields } from './folder-fields'
import { mailboxLabels, type PaceFormValues, type ServerForm, toValues } from './mailbox-values'
import { PaceFields } from './pace-fields'
import { ServerFields } from './server-fields'
import { Trouble } from './trouble'
import { UnreadMails } from './unread-mails'

export const Route = createFileRoute('/company/mailbox/edit/$id')({
  staticData: { title: 'Edit Mailbox' },
  beforeLoad: only(access.mailboxes.manage),
  component: EditMailboxPage,
})

function EditMailboxPage() {
  const { id } = useParams({ from: '/company/mailbox/edit/$id' })
  const { t } = useTranslation()
  const query = useQuery(api.mailbox.view.queryOptions({ input: { id } }))
  return (
    <RecordQuery query={query}>
      {({ data }) =>
        data.isManaged ? (
          <EditMailbox key={`${id} ${data.version}`} mailbox={data} />
        ) : (
          <NoticePage
            title={data.address}
            actions={<ButtonLink to={paths.company.listMailbox}>{t('Mailboxes')}</ButtonLink>}
          >
            {t("A mailbox is managed by its member, and the company's by an Owner")}
          </NoticePage>
        )
      }
    </RecordQuery>
  )
}

function EditMailbox({ mailbox }: { mailbox: Mailbox }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { _id: id, way, state } = mailbox
  const form = useRecordForm({
    entity: 'Mailbox',
    schema: () => import('@corridor/contract/mail/mailbox/shapes').then(({ MailboxUpdate }) => MailboxUpdate),
    initial: { ...toValues(mailbox), id },
    submit: (change) => client.mailbox.update(change),
    onSaved: async () => {
      toast.success(t('Mailbox Updated Successfully'))
      await refresh(api.mailbox)
      await navigate({ to: paths.company.listMailbox })
    },
    merging: {
      reload: async () => ({ ...toValues((await client.mailbox.view({ id })).data), id }),
      labels: mailboxLabels,
    },
  })
  const { values } = form
  const { smtpHost, userName } = values
  const check = async () => {
    // Typed values are tried; a provider's servers are tried as they stand, which the mailbox's state then says.
    if (way === 'password' && form.isDirty && smtpHost && userName)
      return (await client.mailbox.try({ ...values, smtpHost, userName, password: values.password ?? '', id })).steps
    const { steps } = await client.mailbox.check({ id })
    await refresh(api.mailbox)
    return steps
  }
  return (
    <FormPage
      form={form}
      title="Edit Mailbox"
      submitLabel="Save"
      busyLabel="Connecting..."
      actions={
        <ButtonLink variant="default" to={paths.company.listMailbox}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <p>
        <bdi>{mailbox.address}</bdi> ·{' '}
        {mailbox.isTest
          ? t('Kept here: no mail server is set up')
          : `${t(mailboxWayNames[way])} · ${t(mailboxStateNames[state])}`}
      </p>
      <Trouble mailbox={mailbox} />
      <TextInput {...form.field('name')} label={t(mailboxLabels.name)} autoComplete="off" withAsterisk />
      {/* With a password, the form has its fields; without, only what all have. */}
      {way === 'password' && (
        <ServerFields
          form={form as unknown as ServerForm}
          passwordHint={text('Leave it empty to keep the one that stands. Another server or user asks for it anew.')}
        />
      )}
      <PaceFields form={form as unknown as FieldsForm<PaceFormValues>} />
      {mailbox.reading && state !== 'off' && (
        <FolderFields id={id} form={form as unknown as FieldsForm<{ folders: string[] }>} />
      )}
      {mailbox.reading && mailbox.settings && (
        <CheckerField settings={mailbox.settings} form={form as unknown as FieldsForm<{ checkingServer: string }>} />
      )}
      {/* There is no server to try while it is kept here. */}
      {state !== 'off' && !mailbox.isTest && <CheckButton of={JSON.stringify(values)} check={check} />}
      {mailbox.reading && <UnreadMails id={id} />}
    </FormPage>
  )
}
