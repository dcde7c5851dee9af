import { BusinessUnitAdd } from '@corridor/contract/people/unit/shapes'
import { Button, Modal, TextInput } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { useLeave } from '../../../lib/pick/use-leave'
import { toPlaces, type UnitBranch } from './exports/unit-tree'
import type { UnitTask } from './use-unit-actions'

interface UnitDialogProps {
  task: UnitTask
  tree: readonly UnitBranch[]
  close: () => void
}

const schema = BusinessUnitAdd.pick({ name: true, parent: true })
const without = (tree: readonly UnitBranch[], id: string | undefined): UnitBranch[] =>
  tree.filter(({ unit }) => unit._id !== id).map(({ unit, below }) => ({ unit, below: without(below, id) }))

/** The name of a unit and its place in the tree. */
export default function UnitDialog({ task, tree, close }: UnitDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const unit = 'unit' in task ? task.unit : undefined
  const form = useRecordForm({
    entity: 'Unit',
    schema,
    initial: { name: unit?.name ?? '', parent: 'below' in task ? (task.below?._id ?? null) : task.unit.parent },
    submit: (values) =>
      unit ? client.unit.update({ id: unit._id, version: unit.version, ...values }) : client.unit.add(values),
    onSaved: async () => {
      toast.success(t(unit ? 'Unit Updated Successfully' : 'Unit Added Successfully'))
      leave()
      await refresh(api.unit)
    },
  })
  // Below itself it cannot stand.
  const places = toPlaces(without(tree, unit?._id)).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <Modal
      opened
      onClose={leave}
      title={t(unit ? text('Rename or move') : text('Add Unit'))}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <RecordForm
        form={form}
        submitLabel={text('Save')}
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        <TextInput label={t('Name')} withAsterisk data-autofocus {...form.field('name')} />
        <LateSelect
          label={t('Below')}
          placeholder={t('At the top')}
          data={places}
          value={form.values.parent}
          onChange={(parent) => form.setValue('parent', parent)}
          error={form.field('parent').error}
          clearable
          comboboxProps={{ withinPortal: true }}
        />
      </RecordForm>
    </Modal>
  )
}
