import type { WholeEmailTemplate } from '@corridor/contract/mail/template/shapes'
import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { MailPreview } from './mail-preview'
import classes from './template.module.css'
import { TemplateFields } from './template-fields'
import { templateLabels, toValues } from './template-values'

export const Route = createFileRoute('/company/email-template/edit-email-template/$templateId')({
  staticData: { title: 'Edit Email Template' },
  beforeLoad: only(access.vendors.manage),
  component: EditEmailTemplatePage,
})

function EditEmailTemplatePage() {
  const { templateId } = useParams({ from: '/company/email-template/edit-email-template/$templateId' })
  const query = useQuery(api.emailTemplate.view.queryOptions({ input: { templateId } }))
  return <RecordQuery query={query}>{({ data }) => <EditTemplate key={templateId} template={data} />}</RecordQuery>
}

function EditTemplate({ template }: { template: WholeEmailTemplate }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const templateId = template._id
  const form = useRecordForm({
    entity: 'Email Template',
    draft: 'email-template.edit',
    schema: () =>
      import('@corridor/contract/mail/template/shapes').then(({ EmailTemplateUpdate }) => EmailTemplateUpdate),
    initial: toValues(template),
    submit: (change) => client.emailTemplate.update(change),
    failed: 'Email template update failed',
    onSaved: async () => {
      toast.success(t('Email Template Updated Successfully'))
      await refresh(api.emailTemplate)
      await navigate({ to: paths.company.viewEmailTemplate(templateId) })
    },
    merging: {
      reload: async () => toValues((await client.emailTemplate.view({ templateId })).data),
      labels: templateLabels,
    },
  })
  const { subject, body, businessUnit } = form.values
  return (
    <div className={classes.split}>
      <FormPage
        form={form}
        title="Edit Email Template"
        submitLabel="Save"
        actions={
          <ButtonLink variant="default" to={paths.company.viewEmailTemplate(templateId)}>
            {t('Cancel')}
          </ButtonLink>
        }
      >
        <TemplateFields form={form} />
      </FormPage>
      <MailPreview subject={subject} body={body} businessUnit={businessUnit} />
    </div>
  )
}
