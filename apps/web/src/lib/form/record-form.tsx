import { Button, Group, Stack } from '@mantine/core'
import { type MouseEvent, type ReactNode, type RefObject, Suspense } from 'react'
import { Message } from '../../ui/message'
import { KeyHint } from '../keys/key-hint'
import { useTypingKeys } from '../keys/typing-keys'
import { useTranslation } from '../language/i18n'
import { late } from '../late/late'
import { PageBusy } from '../page/page-busy'
import type { Conflict } from './conflict/conflict-screen'
import { DraftQuestion, DraftState } from './draft/draft-notes'
import type { DrawnDraft } from './draft/use-draft'

const ConflictScreen = late(() => import('./conflict/conflict-screen'))
const LeaveQuestion = late(() => import('./draft/leave-question'))

/** The part of `useRecordForm` that drawing a form needs. */
export interface DrawnForm {
  element: RefObject<HTMLFormElement | null>
  isBusy: boolean
  /** Something was typed that is not saved. */
  isDirty: boolean
  failure: string | undefined
  conflict: Conflict | undefined
  draft: DrawnDraft
  save: () => Promise<void>
  leaving: { status: 'idle' } | { status: 'blocked'; proceed: () => void; reset: () => void }
}

export interface RecordFormProps {
  form: DrawnForm
  /** A key, a verb: 'Add Candidate'. Without it the page has the button, which names the form by `id`. */
  submitLabel?: string | undefined
  id?: string | undefined
  /** A key; 'Please wait...' unless said otherwise. */
  busyLabel?: string
  /** A file is still on its way: saving now would leave it behind. */
  isUploading?: boolean
  /** The values that it asks for are there: until something is changed, saving is not the next thing to do. */
  isDone?: boolean
  /** Ctrl and Enter are for the button: the page is this form alone. */
  hasKey?: boolean
  /** Beside the submit button: Cancel, Previous. */
  actions?: ReactNode
  children: ReactNode
}

/** The form element: what went wrong on top, the inputs, the buttons, and the question before leaving with unsaved changes. */
export function RecordForm({
  form,
  submitLabel,
  id,
  busyLabel = 'Please wait...',
  isUploading = false,
  isDone = false,
  hasKey = false,
  actions,
  children,
}: RecordFormProps) {
  const { t } = useTranslation()
  const { leaving } = form
  const isLeaving = leaving.status === 'blocked'
  useTypingKeys(hasKey ? { 'Control+Enter': () => form.element.current?.requestSubmit() } : {})
  return (
    <>
      {form.conflict && (
        <Suspense fallback={<PageBusy />}>
          <ConflictScreen conflict={form.conflict} />
        </Suspense>
      )}
      <form
        ref={form.element}
        id={id}
        hidden={form.conflict !== undefined}
        noValidate
        aria-busy={form.isBusy}
        // The question must be there when the network is not.
        onInput={LeaveQuestion.ahead}
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
            {submitLabel && (
              <Button
                type="submit"
                variant={isDone && !form.isDirty ? 'default' : 'filled'}
                disabled={form.isBusy || isUploading}
                {...(hasKey && { 'aria-keyshortcuts': 'Control+Enter' })}
              >
                {t(isUploading ? 'Uploading...' : form.isBusy ? busyLabel : submitLabel)}
                {hasKey && <KeyHint keys="Ctrl ↵" />}
              </Button>
            )}
          </Group>
        </Stack>
        <Suspense>
          <LeaveQuestion
            isOpen={isLeaving}
            close={() => isLeaving && leaving.reset()}
            leave={() => isLeaving && leaving.proceed()}
          />
        </Suspense>
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
