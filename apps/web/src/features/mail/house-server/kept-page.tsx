import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { formatDateTime } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { Badge } from '../../../ui/badge'
import { PageHeader } from '../../../ui/page-header'
import classes from './house-server.module.css'

export const Route = createFileRoute('/admin/email/kept')({
  staticData: { title: 'Kept in test mode' },
  beforeLoad: only(access.houseServer.manage),
  component: KeptMailPage,
})

function KeptMailPage() {
  const { t } = useTranslation()
  const query = useQuery({ ...api.houseServer.kept.queryOptions({ input: {} }), staleTime: 0 })
  return (
    <>
      <PageHeader
        title={t('Kept in test mode')}
        description={t(
          'The newest letters and mails that were kept here instead of sent. Codes and links are blanked: whoever is at the machine reads them whole with npm run mailbox.',
        )}
      />
      <RecordQuery query={query}>
        {({ data }) => (
          <div className={classes.mails}>
            {data.length === 0 && <p>{t('Nothing was kept yet.')}</p>}
            {data.map(({ _id, subject, to, from, company, createDate, text }) => (
              <article key={_id} className={classes.mail}>
                <h2>
                  <bdi>{subject}</bdi> <Badge tone="news">{t('Test')}</Badge>
                </h2>
                <p className={classes.who}>
                  {dotted(
                    t('To {address}', { address: to }),
                    from && `${company} <${from}>`,
                    formatDateTime(createDate),
                  )}
                </p>
                <p className={classes.words} dir="auto">
                  {text}
                </p>
              </article>
            ))}
          </div>
        )}
      </RecordQuery>
    </>
  )
}
