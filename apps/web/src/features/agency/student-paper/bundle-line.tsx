import type { PaperBundle } from '@corridor/contract/agency/student-paper/bundle'
import { Button } from '@mantine/core'
import { IconDownload, IconPackage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { refresh } from '../../../lib/call/query-client'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import rows from '../../../lib/record/record-rows.module.css'
import { downloadFrom } from '../../../lib/upload/download-file'
import { LeftOut } from './left-out'
import classes from './student-papers.module.css'

const BundleDialog = late(() => import('./bundle-dialog'))

// The server tells when it is made; asking now and then is for what a lost connection swallowed.
const askMs = 3_000
const isBeingMade = (bundle: PaperBundle | null | undefined) =>
  bundle?.state === 'queued' || bundle?.state === 'running'

/** The accepted papers of an application as one file: the way to it, and the one that was made last. */
export function BundleLine({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const { data } = useQuery(
    api.studentPaper.viewBundle.queryOptions({
      input: { applicationId },
      staleTime: 0,
      refetchInterval: ({ state }) => (isBeingMade(state.data?.data.latest) ? askMs : false),
    }),
  )
  const { accepted = 0, hasIdentity = false, latest } = data?.data ?? {}
  useLive('paper-bundle', isBeingMade(latest), () => void refresh(api.studentPaper))
  if (!data) return null
  return (
    <div className={classes.bundle}>
      <div className={classes.head}>
        <p className={rows.quiet}>
          {accepted === 0
            ? t('No paper of this application is accepted yet')
            : t('Accepted papers: {n}', { n: formatNumber(accepted) })}
        </p>
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconPackage size={16} aria-hidden />}
          disabled={accepted === 0}
          onClick={() => setIsAsking(true)}
        >
          {t('Bundle papers')}
        </Button>
      </div>
      {latest && <Latest bundle={latest} />}
      <Suspense>
        {isAsking && <BundleDialog {...{ applicationId, hasIdentity }} close={() => setIsAsking(false)} />}
      </Suspense>
    </div>
  )
}

function Latest({ bundle }: { bundle: PaperBundle }) {
  const { t } = useTranslation()
  if (isBeingMade(bundle)) return <p role="status">{t('The file is being made')}</p>
  if (bundle.state === 'failed')
    return <p className={classes.reason}>{t('The file could not be made. Please try again, or choose the ZIP.')}</p>
  return (
    <>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => void downloadFrom(() => client.studentPaper.openBundle({ id: bundle._id }))}
      >
        <bdi>{bundle.name}</bdi>
      </Button>
      <LeftOut parts={bundle.parts} />
    </>
  )
}
