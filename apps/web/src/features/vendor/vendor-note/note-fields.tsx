import {
  noteActionNames,
  noteActions,
  vendorPriorities,
  vendorPriorityNames,
} from '@corridor/contract/vendor/vendor-note/kinds'
import type { VendorNote, VendorNoteAdd } from '@corridor/contract/vendor/vendor-note/shapes'
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import classes from '../../../lib/entry/entries.module.css'
import type { FieldsProps } from '../../../lib/entry/entry-kind'
import { DayInput } from '../../../lib/form/input/day-input'
import { MomentInput } from '../../../lib/form/input/moment-input'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { MembersSelect } from '../vendor/exports/members-select'
import { noteLabels } from './note-labels'

/** The fields of a note, for adding and editing. */
export function NoteFields({ form, row }: FieldsProps<VendorNote, VendorNoteAdd>) {
  const { t } = useTranslation()
  return (
    <>
      <div className={classes.pair}>
        <LateSelect
          {...form.field('action')}
          label={t(noteLabels.action)}
          data={noteActions.map((value) => ({ value, label: t(noteActionNames[value]) }))}
          allowDeselect={false}
        />
        <LateSelect
          {...form.field('notesPriority')}
          label={t(noteLabels.notesPriority)}
          data={vendorPriorities.map((value) => ({ value, label: t(vendorPriorityNames[value]) }))}
          allowDeselect={false}
        />
      </div>
      <Textarea {...form.field('note')} label={t(noteLabels.note)} withAsterisk autosize minRows={3} maxRows={12} />
      <MembersSelect label={noteLabels.notify} chosen={row?.notifyInfo ?? []} field={form.field('notify')} />
      <Checkbox {...form.tick('remindMe')} label={t(noteLabels.remindMe)} />
      {form.values.remindMe && (
        <div className={classes.pair}>
          <MomentInput form={form} name="time" label={noteLabels.time} />
          <TextInput
            {...form.field('reminder')}
            label={t(noteLabels.reminder)}
            description={t('What the reminder says. Otherwise the note.')}
          />
        </div>
      )}
      <div className={classes.pair}>
        <TextInput {...form.field('followUpNote')} label={t(noteLabels.followUpNote)} />
        <DayInput form={form} name="followUpDate" label={noteLabels.followUpDate} />
      </div>
    </>
  )
}
