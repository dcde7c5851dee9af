import { shownColumns, usualShownColumns } from '@corridor/contract/candidate/paper/columns'
import type { Hotlist } from '@corridor/contract/sales/hotlist/shapes'
import { shareDaysUsual } from '@corridor/contract/sales/share/columns'
import type { Share } from '@corridor/contract/sales/share/shapes'
import { Button, Checkbox, Modal, PasswordInput, Stack, Textarea, TextInput } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { dayIn } from '../../../lib/format/day-in'
import { useTranslation } from '../../../lib/language/i18n'
import { useLeave } from '../../../lib/pick/use-leave'
import { shareColumnNames } from './words'

interface ShareDialogProps {
  hotlist: Hotlist
  /** Null for a new one. */
  share: Share | null
  close: () => void
}

/** Makes a link, or changes what one shows and to whom. */
export default function ShareDialog({ hotlist, share, close }: ShareDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const form = useRecordForm({
    entity: 'Share Link',
    schema: () => import('@corridor/contract/sales/share/shapes').then(({ ShareDialogValues }) => ShareDialogValues),
    initial: {
      title: share?.title ?? hotlist.name,
      note: share?.note ?? '',
      columns: [...(share?.columns ?? usualShownColumns)],
      showsInitials: share?.showsInitials ?? false,
      expiresOn: share?.expiresOn ?? dayIn(shareDaysUsual),
      hasPassword: share?.hasPassword ?? false,
      keepsPassword: share?.hasPassword ?? false,
      password: '',
    },
    submit: ({ hasPassword, keepsPassword: _, password: typed, ...values }) => {
      // An empty field keeps the password that stands.
      const password = !hasPassword ? null : typed === '' ? undefined : typed
      return share
        ? client.share.update({ id: share._id, version: share.version, ...values, password })
        : client.share.add({ hotListId: hotlist._id, ...values, password: password ?? null })
    },
    onSaved: async () => {
      toast.success(t(share ? 'Share Link Updated Successfully' : 'Share Link Added Successfully'))
      leave()
      await refresh(api.share)
    },
  })
  return (
    <Modal
      opened
      onClose={leave}
      title={t(share ? 'Edit Share Link' : 'Add Share Link')}
      closeButtonProps={{ 'aria-label': t('Close') }}
      size="lg"
    >
      <RecordForm
        form={form}
        submitLabel={share ? 'Save' : 'Add Share Link'}
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        <TextInput
          {...form.field('title')}
          label={t('Title')}
          description={t('Visitors read it above the list.')}
          withAsterisk
          data-autofocus
        />
        <Textarea
          {...form.field('note')}
          label={t('Note')}
          description={t('Visitors read it below the title.')}
          autosize
          minRows={2}
        />
        <TextInput {...form.field('expiresOn')} type="date" label={t('Last day')} withAsterisk />
        <Checkbox {...form.tick('hasPassword')} label={t('Ask for a password')} />
        {form.values.hasPassword && (
          <PasswordInput
            {...form.field('password')}
            label={t('Password')}
            description={t(share?.hasPassword ? 'Leave it empty to keep the present one.' : 'At least 8 characters.')}
            autoComplete="new-password"
          />
        )}
        <Checkbox.Group
          label={t('What visitors see')}
          value={form.values.columns}
          onChange={(chosen) =>
            form.setValue(
              'columns',
              shownColumns.filter((column) => chosen.includes(column)),
            )
          }
        >
          <Stack gap="xs" mt="xs">
            {shownColumns.map((column) => (
              <Checkbox key={column} value={column} label={t(shareColumnNames[column])} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Checkbox {...form.tick('showsInitials')} label={t('Show initials instead of names')} />
      </RecordForm>
    </Modal>
  )
}
