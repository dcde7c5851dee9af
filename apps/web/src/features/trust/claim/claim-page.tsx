import type { claim, OwnClaim } from '@corridor/contract/trust/claim/shapes'
import { access } from '@corridor/contract/wire/access'
import { Textarea } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { ShortDate } from '../../../lib/format/short-date'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListGrid } from '../../../lib/list/page/list-grid'
import type { ColumnOf } from '../../../lib/list/types'
import { type List, useList } from '../../../lib/list/use-list'
import { RecordCard } from '../../../lib/record/record-card'
import { only } from '../../../lib/session/only'
import { useSession } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/badge'
import { ButtonLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import { PageHeader } from '../../../ui/page-header'
import classes from './claim-ownership.module.css'
import { claimStateWords } from './states'

export const Route = createFileRoute('/company/setup/claim-ownership')({
  staticData: { title: 'Claim Ownership' },
  beforeLoad: only(access.claims.read),
  component: ClaimOwnershipPage,
})

const columns: readonly ColumnOf<typeof claim.listOwn>[] = [
  {
    header: text('Description'),
    card: 'title',
    cell: (row) => (
      <div className={classes.words}>
        <bdi>{row.description}</bdi>
      </div>
    ),
  },
  { header: text('Requested'), sort: 'createDate', card: 'fact', cell: (row) => <ShortDate value={row.createDate} /> },
  { header: text('Status'), card: 'fact', cell: (row) => <State claim={row} /> },
]

function ClaimOwnershipPage() {
  const { t } = useTranslation()
  const list = useList(api.claim.listOwn, { columns })
  const isOwner = useSession()?.roles.includes('owner') ?? false
  const hasClaimed = list.rows.length > 0

  async function withdraw({ _id: id }: OwnClaim) {
    try {
      await client.claim.withdraw({ id })
      toast.success(t('Claim withdrawn'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.claim)
  }

  return (
    <div className={classes.page}>
      <PageHeader
        title={t('Claim Ownership')}
        description={t('Tell us why this company is yours. An administrator will decide and email you.')}
      >
        <ButtonLink variant="default" to={paths.company.members}>
          {t('Members')}
        </ButtonLink>
      </PageHeader>
      {isOwner ? <Message tone="good">{t('You own this company already')}</Message> : <ClaimForm list={list} />}
      {hasClaimed && (
        <section aria-label={t('Your claims')}>
          <ListGrid
            list={list}
            rowName={(row) => row.description}
            rowActions={(row) =>
              row.state === 'pending'
                ? [{ label: text('Withdraw'), icon: IconArrowBackUp, run: () => withdraw(row) }]
                : []
            }
          />
        </section>
      )}
    </div>
  )
}

function ClaimForm({ list }: { list: List<OwnClaim> }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: text('Claim'),
    draft: 'claim-ownership.add',
    schema: () => import('@corridor/contract/trust/claim/shapes').then(({ ClaimOwnershipAdd }) => ClaimOwnershipAdd),
    initial: { description: '' },
    submit: (claim) => client.claim.add(claim),
    onSaved: async () => {
      toast.success(t('Claim sent'))
      await refresh(api.claim)
      await navigate({ to: paths.company.members })
    },
  })
  if (list.rows.some(({ state }) => state === 'pending'))
    return <Message tone="news">{t('Your claim is already waiting for a decision')}</Message>
  return (
    <RecordCard title="New claim">
      <RecordForm form={form} submitLabel="Claim Ownership">
        <Textarea
          {...form.field('description')}
          label={t('Description')}
          description={t('For example: which role you have, and where that can be checked.')}
          autosize
          minRows={2}
          withAsterisk
        />
      </RecordForm>
    </RecordCard>
  )
}

function State({ claim: { state, rejectReason } }: { claim: OwnClaim }) {
  const { t } = useTranslation()
  const { label, tone } = claimStateWords[state]
  return (
    <div className={classes.person}>
      <span>
        <Badge tone={tone}>{t(label)}</Badge>
      </span>
      {rejectReason && (
        <bdi className={classes.words}>
          {t('Reason')}: {rejectReason}
        </bdi>
      )}
    </div>
  )
}
