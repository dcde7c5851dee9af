import type { WholeEmailTemplate } from '@corridor/contract/mail/template/shapes'
import { IconPencil } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { formatDateTime, formatList, ownerName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import { RowMenu } from '../../../lib/list/row/row-menu'
import { fieldLabel } from '../../../lib/mail/field-label'
import { SubjectText } from '../../../lib/mail/subject-text'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { TopicName } from './columns'
import { MailPreview } from './mail-preview'
import classes from './template.module.css'
import { TemplateVersions } from './template-versions'
import { useTemplateActions } from './use-template-actions'

/** One template: what it says, to whom it would say it how, and what it said before. */
export function TemplateRecord({ template }: { template: WholeEmailTemplate }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mayManage, manageActions } = useTemplateActions({
    onDeleted: () => navigate({ to: paths.company.listEmailTemplate, replace: true }),
  })
  const facts: Fact[] = [
    { label: text('Subject'), value: <SubjectText subject={template.subject} />, isLong: true },
    { label: text('Topic'), value: <TopicName topic={template.topic} /> },
    { label: text('Business Unit'), value: template.businessUnitInfo[0]?.name ?? t('The whole company') },
    {
      label: text('Answers go to'),
      value: template.email ? <bdi dir="ltr">{template.email}</bdi> : t('Whoever sends the mail'),
    },
    {
      label: text('Fields it needs'),
      value: formatList(template.fields.map((field) => fieldLabel(field, t))) || undefined,
      isLong: true,
    },
    { label: text('Added by'), value: ownerName(template.userInfo) },
    { label: text('Updated'), value: formatDateTime(template.updateDate) },
  ]
  return (
    <>
      <PageHeader
        title={
          <>
            <bdi>{template.name}</bdi> <StatusBadge status={template.status} />
          </>
        }
      >
        {mayManage && (
          <ButtonLink
            to={paths.company.editEmailTemplate(template._id)}
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {t('Edit')}
          </ButtonLink>
        )}
        <RowMenu name={template.name} actions={manageActions(template)} />
      </PageHeader>
      <div className={classes.split}>
        <div className={classes.parts}>
          <RecordCard title="Details">
            <Facts facts={facts} />
          </RecordCard>
          <TemplateVersions template={template} mayManage={mayManage} />
        </div>
        <MailPreview subject={template.subject} body={template.body} businessUnit={template.businessUnit} />
      </div>
    </>
  )
}
