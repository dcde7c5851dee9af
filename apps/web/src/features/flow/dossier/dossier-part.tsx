import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import type { Given } from '../../../lib/places'

const DocumentViewer = late(() => import('../../../lib/document/document-viewer'))

/** A company's whole dossier, to be read where it is verified. */
export default function DossierPart({ companyId }: Given<'company.dossier'>) {
  const { t } = useTranslation()
  const { data } = useQuery(api.dossier.view.queryOptions({ input: { companyId }, staleTime: 0 }))
  const waiting = <Skeleton height={480} role="status" aria-label={t('Loading...')} />
  if (!data) return waiting
  const [file] = data.data.fileInfo
  if (!file) return <p>{t('The PDF is not made yet.')}</p>
  return (
    <Suspense fallback={waiting}>
      <DocumentViewer
        choice={null}
        file={{ fileKey: file.fileKey, name: file.originalName, type: file.fileType, title: t('PDF Master') }}
      />
    </Suspense>
  )
}
