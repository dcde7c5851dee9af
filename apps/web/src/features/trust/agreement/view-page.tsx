import { access } from '@corridor/contract/wire/access'
import { languageFacts, languages } from '@corridor/contract/wire/language'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { formatDate, formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { Facts, RecordCard } from '../../../lib/record/record-card'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { PageHeader } from '../../../ui/page-header'
import { ReadText } from '../proof/exports/read-text'

export const Route = createFileRoute('/admin/agreements/view-agreement/$id')({
  staticData: { title: 'Agreement' },
  beforeLoad: only(access.verification.manage),
  component: AgreementViewPage,
})

function AgreementViewPage() {
  const { t } = useTranslation()
  const { id } = Route.useParams()
  const query = useQuery(api.agreement.viewVersion.queryOptions({ input: { id } }))
  return (
    <RecordQuery query={query}>
      {({ data }) => (
        <>
          <PageHeader
            title={t('Version {version}', { version: data.name })}
            description={t('No version is ever edited or deleted.')}
          />
          <RecordCard title="Agreement">
            <Facts
              facts={[
                { label: text('Holds from'), value: formatDate(data.holdsFrom) },
                { label: text('Companies that signed'), value: formatNumber(data.signedBy) },
              ]}
            />
          </RecordCard>
          {languages.map((language) => (
            <div key={language} lang={language} dir={languageFacts[language].dir}>
              <ReadText text={data.texts[language]} />
            </div>
          ))}
        </>
      )}
    </RecordQuery>
  )
}
