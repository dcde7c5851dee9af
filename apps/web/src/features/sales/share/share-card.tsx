import type { Share } from '@corridor/contract/sales/share/shapes'
import { access } from '@corridor/contract/wire/access'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirmDelete } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { useCopy } from '../../../lib/feedback/use-copy'
import { formatDate, formatList, formatNumber, ownerName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import { useMay } from '../../../lib/session/session'
import { Badge } from '../../../ui/badge'
import classes from './share.module.css'
import { ShareInside } from './share-inside'
import { shareColumnNames, shareStateWords } from './words'

/** One link: where it leads, what it shows, how it stands. */
export function ShareCard({ share, edit }: { share: Share; edit: () => void }) {
  const { t } = useTranslation()
  const mayManage = useMay(access.shares.manage)
  const [isInside, setIsInside] = useState(false)
  const { label, tone } = shareStateWords[share.state]
  const isAlive = share.state !== 'revoked'
  const revoke = () =>
    confirmDelete({
      title: t('Revoke link'),
      question: t('The link "{name}" no longer opens, for good. You can make a new one.', { name: share.title }),
      confirmLabel: t('Revoke link'),
      onConfirm: async () => {
        await client.share.revoke({ id: share._id })
        toast.success(t('Share link revoked'))
        await refresh(api.share)
      },
    })
  const columns = share.columns.map((column) => t(shareColumnNames[column]))
  const shown = formatList([t(share.showsInitials ? 'Initials' : 'Name'), ...columns])
  const facts: Fact[] = [
    { label: text('Last day'), value: formatDate(share.expiresOn) },
    { label: text('Password'), value: t(share.hasPassword ? 'Yes' : 'No') },
    { label: text('Views'), value: formatNumber(share.viewCount) },
    { label: text('Open requests'), value: formatNumber(share.openRequestCount) },
    { label: text('Added by'), value: ownerName(share.userInfo) },
  ]
  return (
    <RecordCard title={share.title} action={<Badge tone={tone}>{t(label)}</Badge>}>
      <Stack gap="md">
        {mayManage && isAlive && <Address share={share} />}
        <p className={classes.words}>{t('Shows: {columns}', { columns: shown })}</p>
        <Facts facts={facts} />
        <Group gap="xs">
          <Button variant="default" aria-expanded={isInside} onClick={() => setIsInside(!isInside)}>
            {t('Preview and views')}
          </Button>
          {mayManage && isAlive && (
            <>
              <Button variant="default" onClick={edit}>
                {t('Edit')}
              </Button>
              <Button variant="subtle" c="var(--state-danger)" onClick={revoke}>
                {t('Revoke link')}
              </Button>
            </>
          )}
        </Group>
        {isInside && <ShareInside id={share._id} />}
      </Stack>
    </RecordCard>
  )
}

function Address({ share }: { share: Share }) {
  const { t } = useTranslation()
  const copy = useCopy()
  const { data } = useQuery(api.share.address.queryOptions({ input: { id: share._id } }))
  const address = data?.address ?? ''
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <TextInput
        label={t('Link')}
        value={address}
        readOnly
        dir="ltr"
        flex={1}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden />}
        disabled={address === ''}
        onClick={() => void copy(address)}
      >
        {t('Copy link')}
      </Button>
    </Group>
  )
}
