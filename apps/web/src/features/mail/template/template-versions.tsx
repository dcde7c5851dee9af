import type { EmailTemplateVersion, WholeEmailTemplate } from '@corridor/contract/mail/template/shapes'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatNumber, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { SubjectText } from '../../../lib/mail/subject-text'
import { RecordCard } from '../../../lib/record/record-card'
import { RecordQuery } from '../../../lib/record/record-query'
import rows from '../../../lib/record/record-rows.module.css'
import { Badge } from '../../../ui/badge'

const VersionDialog = late(() => import('./version-dialog'))

interface TemplateVersionsProps {
  template: WholeEmailTemplate
  mayManage: boolean
}

/** Every wording that was saved; an earlier one can be looked at and put back. */
export function TemplateVersions({ template, mayManage }: TemplateVersionsProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<EmailTemplateVersion>()
  const templateId = template._id
  const query = useQuery(api.emailTemplate.versions.queryOptions({ input: { templateId } }))

  async function restore({ number }: EmailTemplateVersion) {
    try {
      await client.emailTemplate.restoreVersion({ templateId, number, version: template.version })
      toast.success(t('Version restored'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.emailTemplate)
  }

  return (
    <RecordCard title="Versions">
      <RecordQuery query={query}>
        {({ data }) => (
          <ul className={rows.rows}>
            {data.map((version, at) => (
              <li key={version.number} className={rows.row}>
                <strong>{t('Version {version}', { version: formatNumber(version.number) })}</strong>
                {at === 0 && <Badge tone="good">{t('In use')}</Badge>}
                <SubjectText subject={version.subject} />
                <span className={rows.quiet}>
                  <ShortDate value={version.savedDate} /> · <bdi>{ownerName(version.userInfo)}</bdi>
                </span>
                <span className={rows.more}>
                  <Button
                    variant="default"
                    size="xs"
                    onClick={() => setOpened(version)}
                    aria-label={`${t('View')}: ${t('Version {version}', { version: formatNumber(version.number) })}`}
                  >
                    {t('View')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </RecordQuery>
      {opened && (
        <Suspense>
          <VersionDialog
            version={opened}
            businessUnit={template.businessUnit}
            restore={mayManage && opened.number !== template.versions ? () => restore(opened) : undefined}
            close={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </RecordCard>
  )
}
