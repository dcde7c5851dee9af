import { access } from '@corridor/contract/wire/access'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { MailPreview } from './mail-preview'
import classes from './template.module.css'
import { TemplateFields } from './template-fields'
import { emptyTemplate } from './template-values'

export const Route = createFileRoute('/company/email-template/add-email-template')({
  staticData: { title: 'Add Email Template' },
  beforeLoad: only(access.vendors.manage),
  component: AddEmailTemplatePage,
})

function AddEmailTemplatePage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: 'Email Template',
    draft: 'email-template.add',
    schema: () => import('@corridor/contract/mail/template/shapes').then(({ EmailTemplateAdd }) => EmailTemplateAdd),
    initial: emptyTemplate,
    submit: (template) => client.emailTemplate.add(template),
    failed: 'Email template addition failed',
    onSaved: async ({ data }) => {
      toast.success(t('Email Template Added Successfully'))
      await refresh(api.emailTemplate)
      await navigate({ to: paths.company.viewEmailTemplate(data._id) })
    },
  })
  const { subject, body, businessUnit } = form.values
  return (
    <div className={classes.split}>
      <FormPage
        form={form}
        title="Add Email Template"
        description="Mails that are written once and filled for each person who gets them."
        submitLabel="Add Email"
      >
        <TemplateFields form={form} />
      </FormPage>
      <MailPreview subject={subject} body={body} businessUnit={businessUnit} />
    </div>
  )
}
