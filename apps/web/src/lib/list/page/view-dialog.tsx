import { type SavedView, ViewAdd } from '@corridor/contract/records/view/shapes'
import { Button, Checkbox, Modal, TextInput } from '@mantine/core'
import { api, client } from '../../call/client'
import { refresh } from '../../call/query-client'
import { toast } from '../../feedback/toast'
import { RecordForm } from '../../form/record-form'
import { useRecordForm } from '../../form/use-record-form'
import { useTranslation } from '../../language/i18n'
import { text } from '../../language/text'
import { homeArea } from '../../session/area'
import { useSession } from '../../session/session'
import type { ListViewing } from '../use-list'

interface ViewDialogProps {
  viewing: ListViewing
  /** The view to rename or share; without it, the list as it stands is saved as a new one. */
  view: SavedView | undefined
  close: () => void
}

const schema = ViewAdd.pick({ name: true, isShared: true })

export default function ViewDialog({ viewing, view, close }: ViewDialogProps) {
  const { t } = useTranslation()
  const mayShare = homeArea(useSession()?.roles ?? []) !== 'candidate'
  const form = useRecordForm({
    entity: text('Saved view'),
    schema,
    initial: { name: view?.name ?? '', isShared: view?.isShared ?? false },
    submit: (values) =>
      view
        ? client.view.update({ id: view._id, version: view.version, ...values })
        : client.view.add({ list: viewing.list, params: viewing.params, ...values }),
    onSaved: async ({ data }) => {
      toast.success(t('View saved'))
      close()
      await refresh(api.view)
      if (!view) viewing.open(data)
    },
  })
  return (
    <Modal
      opened
      onClose={close}
      title={t(view ? text('Rename or share') : text('Save as a new view'))}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <RecordForm
        form={form}
        submitLabel={text('Save')}
        actions={
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
        }
      >
        <TextInput label={t('Name')} withAsterisk data-autofocus {...form.field('name')} />
        {mayShare && <Checkbox label={t('Colleagues see it too')} {...form.tick('isShared')} />}
      </RecordForm>
    </Modal>
  )
}
