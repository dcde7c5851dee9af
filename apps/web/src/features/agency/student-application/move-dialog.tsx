import type { StudentApplicationRecord } from '@corridor/contract/agency/student-application/shapes'
import { movesFrom } from '@corridor/contract/agency/student-application/stages'
import { type ApplicationStage, applicationStageNames } from '@corridor/contract/student/student/kinds'
import { Textarea, TextInput } from '@mantine/core'
import { useShortForm } from '../../../lib/form/use-short-form'
import { todayDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { ShortDialog } from './short-dialog'
import { applicationName, stepsIn, wayTo } from './use-application-actions'

interface MoveDialogProps {
  application: StudentApplicationRecord
  /** The stage that was chosen already. */
  to?: ApplicationStage | undefined
  moveTo: (target: { stage: ApplicationStage; on: string; reason: string }) => Promise<unknown>
  close: () => void
}

/** Chooses where an application stands from a day on; back, reopened or ended it asks why. */
export default function MoveDialog({ application, to, moveTo, close }: MoveDialogProps) {
  const { t } = useTranslation()
  const { _id: id, stage } = application
  const offered = movesFrom(stage, stepsIn(application))
  const form = useShortForm({
    initial: { id, stage: to ?? offered[0]?.to ?? stage, on: todayDate(), reason: '' },
    loadSchema: () => import('./rules').then(({ StageMoveInput }) => StageMoveInput),
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit: async ({ stage, on, reason }) => {
      await moveTo({ stage, on, reason })
      close()
    },
  })
  const way = wayTo(application, form.values.stage)
  const isNeeded = way?.kind === 'back' || way?.kind === 'reopen'
  return (
    <ShortDialog title={applicationName(application)} submitLabel="Move" form={form} close={close}>
      <LateSelect
        label={t('Move to')}
        data={offered.map((one) => ({ value: one.to, label: t(applicationStageNames[one.to]) }))}
        value={form.values.stage}
        onChange={(value) => value && form.setValue('stage', value)}
        allowDeselect={false}
        data-autofocus={to === undefined || undefined}
      />
      <TextInput {...form.field('on')} type="date" label={t('Day')} max={todayDate()} withAsterisk />
      {way?.asks && (
        <Textarea
          label={isNeeded ? t('Reason') : t('Reason (optional)')}
          withAsterisk={isNeeded}
          value={form.values.reason}
          onChange={(event) => form.setValue('reason', event.currentTarget.value)}
          error={form.field('reason').error}
          maxLength={500}
          autosize
          minRows={2}
        />
      )}
    </ShortDialog>
  )
}
