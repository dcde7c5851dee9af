import type { WholeEmailTemplate } from '@corridor/contract/mail/template/shapes'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { formatList, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import { fieldLabel } from '../../../lib/mail/field-label'
import { SubjectText } from '../../../lib/mail/subject-text'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { TopicName } from './columns'
import { MailPreview } from './mail-preview'
import { TemplateVersions } from './template-versions'
import { useTemplateActions } from './use-template-actions'

/** One template: what it says, to whom it would say it how, and what it said before. */
export function TemplateRecord({ template }: { template: WholeEmailTemplate }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mayManage, manageActions } = useTemplateActions({
    onDeleted: () => navigate({ to: paths.company.listEmailTemplate, replace: true }),
  })
  const order = useRecordOrder(api.emailTemplate.list, template._id, paths.company.viewEmailTemplate)
  const author = ownerName(template.userInfo)
  return (
    <RecordFrame
      name={template.name}
      state={<StatusBadge status={template.status} />}
      line={<SubjectText subject={template.subject} />}
      order={order}
      facts={[
        { label: text('Topic'), value: <TopicName topic={template.topic} /> },
        { label: text('Business Unit'), value: template.businessUnitInfo[0]?.name ?? t('The whole company') },
        {
          label: text('Answers go to'),
          value: template.email ? <bdi dir="ltr">{template.email}</bdi> : t('Whoever sends the mail'),
          isWide: true,
        },
        {
          label: text('Updated'),
          value: <ShortDate value={template.updateDate} />,
          note: author && <bdi>{author}</bdi>,
        },
      ]}
      edit={mayManage && { to: paths.company.editEmailTemplate(template._id) }}
      menu={manageActions(template)}
      side={
        <>
          {template.fields.length > 0 && (
            <RecordCard title="Fields it needs">
              {formatList(template.fields.map((field) => fieldLabel(field, t)))}
            </RecordCard>
          )}
          <TemplateVersions template={template} mayManage={mayManage} />
        </>
      }
    >
      <MailPreview subject={template.subject} body={template.body} businessUnit={template.businessUnit} />
    </RecordFrame>
  )
}
