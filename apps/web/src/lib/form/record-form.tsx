import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { lazy, type MouseEvent, type ReactNode, type RefObject, Suspense } from 'react'
import { PageBusy } from '../../lib/page-busy'
import { Message } from '../../ui/message'
import { useTranslation } from '../i18n'
import type { Conflict } from './conflict-screen'
import { DraftQuestion, DraftState } from './draft-notes'
import type { DrawnDraft } from './use-draft'

const ConflictScreen = lazy(() => import('./conflict-screen'))

/** What drawing a form needs of `useRecordForm`. */
export interface DrawnForm {
  element: RefObject<HTMLFormElement | null>
  isBusy: boolean
  failure: string | undefined
  conflict: Conflict | undefined
  draft: DrawnDraft
  save: () => Promise<void>
  leaving: { status: 'idle' } | { status: 'blocked'; proceed: () => void; reset: () => void }
}

export interface RecordFormProps {
  form: DrawnForm
  /** A key, a verb: 'Add Candidate'. */
  submitLabel: string
  /** A key; 'Please wait...' unless said otherwise. */
  busyLabel?: string
  /** A file is still on its way: saving now would leave it behind. */
  isUploading?: boolean
  /** Beside the submit button: Cancel, Previous. */
  actions?: ReactNode
  children: ReactNode
}

/** The form element: what went wrong on top, the inputs, the buttons, and the question before leaving with unsaved changes. */
export function RecordForm({
  form,
  submitLabel,
  busyLabel = 'Please wait...',
  isUploading = false,
  actions,
  children,
}: RecordFormProps) {
  const { t } = useTranslation()
  return (
    <>
      {form.conflict && (
        <Suspense fallback={<PageBusy />}>
          <ConflictScreen conflict={form.conflict} />
        </Suspense>
      )}
      <form
        ref={form.element}
        hidden={form.conflict !== undefined}
        noValidate
        aria-busy={form.isBusy}
        onMouseDown={stay}
        onClickCapture={follow}
        onSubmit={(event) => {
          event.preventDefault()
          if (!form.isBusy && !isUploading) void form.save()
        }}
      >
        <Stack gap="md">
          <DraftQuestion draft={form.draft} />
          {form.failure && <Message tone="danger">{form.failure}</Message>}
          {children}
          <Group justify="flex-end" gap="xs" mt="xs">
            <DraftState draft={form.draft} />
            {actions}
            <Button type="submit" disabled={form.isBusy || isUploading}>
              {t(isUploading ? 'Uploading...' : form.isBusy ? busyLabel : submitLabel)}
            </Button>
          </Group>
        </Stack>
        <LeaveQuestion leaving={form.leaving} />
      </form>
    </>
  )
}

const buttonOf = ({ target }: MouseEvent) => (target instanceof Element ? target.closest('button') : null)

/** A field that is left may show its fault, and would move a button away under the pointer before it is clicked. */
function stay(event: MouseEvent<HTMLFormElement>) {
  if (buttonOf(event)) event.preventDefault()
}

/** The click came: now the field is left, which completes what is typed there. Enter in a field clicks too, without a pointer. */
function follow(event: MouseEvent<HTMLFormElement>) {
  if (event.detail > 0) buttonOf(event)?.focus({ preventScroll: true })
}

function LeaveQuestion({ leaving }: { leaving: DrawnForm['leaving'] }) {
  const { t } = useTranslation()
  const isBlocked = leaving.status === 'blocked'
  return (
    <Modal
      opened={isBlocked}
      onClose={() => isBlocked && leaving.reset()}
      title={t('Leave without saving?')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Text>{t('What you have typed on this page will be lost.')}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => isBlocked && leaving.proceed()}>
          {t('Leave page')}
        </Button>
        <Button onClick={() => isBlocked && leaving.reset()} data-autofocus>
          {t('Keep editing')}
        </Button>
      </Group>
    </Modal>
  )
}
