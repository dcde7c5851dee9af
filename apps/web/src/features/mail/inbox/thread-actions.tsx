import type { AlikeMail } from '@corridor/contract/mail/alike/mail'
import type { InboxKind } from '@corridor/contract/mail/inbox/kinds'
import type { InboxThread } from '@corridor/contract/mail/inbox/shapes'
import { Button } from '@mantine/core'
import { KeyHint } from '../../../lib/keys/key-hint'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RowMenu } from '../../../lib/list/row/row-menu'
import classes from './thread.module.css'

type Verb = (thread: InboxThread) => void

/** Rights of the reader over a conversation. */
export interface Acts {
  /** Nothing ends it. */
  answer: (thread: InboxThread | undefined) => void
  assign: Verb
  snooze: Verb
  join: Verb
  finish: Verb
  reopen: Verb
  correct: (thread: InboxThread, kind: InboxKind) => void
  /** Says that it asks for the same as another, or for something else than those beside it. */
  gather: Verb
  part: (thread: InboxThread, alike: readonly AlikeMail[]) => void
  makeJob?: Verb
  /** Answers with people who are submitted. */
  submit?: Verb
  stop?: Verb
}

interface ThreadActionsProps {
  thread: InboxThread
  alike: readonly AlikeMail[]
  act: Acts
  /** Then what sends the answer is the next thing to press. */
  isAnswering: boolean
}

/** Actions on one conversation, each with its key. */
export function ThreadActions({ thread, alike, act, isAnswering }: ThreadActionsProps) {
  const { t } = useTranslation()
  const { makeJob, submit, stop } = act
  const isDone = thread.state === 'done'
  return (
    <div className={classes.actions}>
      {thread.senderAddress && (
        <Button
          variant="default"
          size="compact-md"
          onClick={() => act.answer(thread)}
          rightSection={<KeyHint keys="R" />}
        >
          {t('Reply')}
        </Button>
      )}
      {submit && thread.kind === 'requirement' && thread.senderAddress && (
        <Button variant="default" size="compact-md" onClick={() => submit(thread)} rightSection={<KeyHint keys="S" />}>
          {t('Submit')}
        </Button>
      )}
      {makeJob && thread.kind === 'requirement' && thread.jobInfo.length === 0 && (
        <Button variant="default" size="compact-md" onClick={() => makeJob(thread)} rightSection={<KeyHint keys="N" />}>
          {t('Create job')}
        </Button>
      )}
      <Button
        variant="default"
        size="compact-md"
        onClick={() => act.assign(thread)}
        rightSection={<KeyHint keys="A" />}
      >
        {t('Assign')}
      </Button>
      {isDone ? (
        <Button size="compact-md" onClick={() => act.reopen(thread)} rightSection={<KeyHint keys="E" />}>
          {t('Open again')}
        </Button>
      ) : (
        <>
          <Button
            variant="default"
            size="compact-md"
            onClick={() => act.snooze(thread)}
            rightSection={<KeyHint keys="Z" />}
          >
            {t('Snooze')}
          </Button>
          <Button
            variant={isAnswering ? 'default' : 'filled'}
            size="compact-md"
            onClick={() => act.finish(thread)}
            rightSection={<KeyHint keys="E" />}
          >
            {t('Done')}
          </Button>
        </>
      )}
      <RowMenu
        name={thread.subject}
        actions={[
          ...(submit && thread.senderAddress ? [{ label: text('Submit'), run: () => submit(thread) }] : []),
          ...(makeJob ? [{ label: text('Create job'), run: () => makeJob(thread) }] : []),
          { label: text('Join to a job'), run: () => act.join(thread) },
          ...(thread.kind === 'requirement'
            ? [{ label: text('Same requirement as…'), run: () => act.gather(thread) }]
            : []),
          ...(alike.length > 0
            ? [{ label: text('Not the same requirement'), run: () => act.part(thread, alike) }]
            : []),
          ...(thread.state === 'snoozed' ? [{ label: text('Open again'), run: () => act.reopen(thread) }] : []),
          ...(stop && thread.senderAddress
            ? [{ label: text('Do not contact'), run: () => stop(thread), danger: true }]
            : []),
        ]}
      />
    </div>
  )
}
