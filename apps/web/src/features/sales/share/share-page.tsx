import type { Hotlist } from '@corridor/contract/sales/hotlist/shapes'
import type { Share } from '@corridor/contract/sales/share/shapes'
import { access } from '@corridor/contract/wire/access'
import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { RecordQuery } from '../../../lib/record/record-query'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink, TextLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import { PageHeader } from '../../../ui/page-header'
import { SendHotlist } from '../hotlist/exports/send-hotlist'
import { ShareCard } from './share-card'
import { ShareRequests } from './share-requests'

export const Route = createFileRoute('/company/hotlist/share/$id')({
  staticData: { title: 'Share hotlist' },
  component: SharePage,
})

const ShareDialog = late(() => import('./share-dialog'))

function SharePage() {
  const { id } = useParams({ from: '/company/hotlist/share/$id' })
  const hotlist = useQuery(api.hotlist.view.queryOptions({ input: { hotListId: id } }))
  return <RecordQuery query={hotlist}>{({ data }) => <ShareSettings hotlist={data} />}</RecordQuery>
}

/** The links that show a hotlist outside, and what visitors asked for. */
function ShareSettings({ hotlist }: { hotlist: Hotlist }) {
  const { t } = useTranslation()
  const mayManage = useMay(access.shares.manage)
  const maySend = useMay(access.campaigns.manage)
  const [edited, setEdited] = useState<Share | null>()
  const links = useQuery(
    api.share.list.queryOptions({ input: { filters: { hotlist: hotlist._id }, limit: 100, sortBy: 'createDate' } }),
  )
  return (
    <>
      <PageHeader
        title={t('Share "{name}"', { name: hotlist.name })}
        description={t('Make one link for each vendor: each has its own columns, password and last day.')}
      >
        <ButtonLink variant="default" to={paths.company.viewHotlist(hotlist._id)}>
          {t('Back to the hotlist')}
        </ButtonLink>
        {maySend && <SendHotlist id={hotlist._id} />}
        {mayManage && hotlist.isPublic && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited(null)}>
            {t('Add Share Link')}
          </Button>
        )}
      </PageHeader>
      <Stack gap="md">
        {!hotlist.isPublic && (
          <Message tone="attention">
            {t('This hotlist is private, so none of its links opens.')}{' '}
            {mayManage && <TextLink to={paths.company.editHotlist(hotlist._id)}>{t('Edit Hotlist')}</TextLink>}
          </Message>
        )}
        <RecordQuery query={links}>
          {({ data }) =>
            data.length === 0 ? (
              <p>
                {t(
                  'There is no link yet. Whoever has one sees the active candidates of this hotlist, without an account.',
                )}
              </p>
            ) : (
              data.map((share) => <ShareCard key={share._id} share={share} edit={() => setEdited(share)} />)
            )
          }
        </RecordQuery>
        <ShareRequests hotListId={hotlist._id} />
      </Stack>
      {edited !== undefined && (
        <Suspense>
          <ShareDialog hotlist={hotlist} share={edited} close={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  )
}
