import { peopleMax } from '@corridor/contract/flow/answer/kinds'
import type { BenchPerson } from '@corridor/contract/flow/answer/shapes'
import { AnswerWords } from '@corridor/contract/flow/answer/words'
import type { InboxThread } from '@corridor/contract/mail/inbox/shapes'
import { Button, Textarea } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { formatNumber } from '../../../lib/format/format'
import { KeyHint } from '../../../lib/keys/key-hint'
import { type PageKey, usePageKeys } from '../../../lib/keys/page-keys'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { candidateName } from '../../candidate/candidate/exports/candidate-name'
import { PersonalStillGoes } from '../../mail/suppression/exports/personal-still-goes'
import { asksWhy, Bench, type BenchAnswer, isStopped } from './bench'
import { GuardLine } from './guard-line'
import classes from './submit.module.css'

interface SubmitReplyProps {
  thread: InboxThread
  bench: BenchAnswer
  beside: HTMLElement | null
  close: () => void
}

/** The words, the table and the files that go out, and what the guard says of each who is chosen; the bench beside them. */
export function SubmitReply({ thread, bench, beside, close }: SubmitReplyProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [at, setAt] = useState(0)
  const [reasons, setReasons] = useState<Record<string, string>>({})
  const [isChoosing, setIsChoosing] = useState(true)
  const free = bench.data.filter((person) => !isStopped(person))
  const people = chosen.flatMap((id) => free.filter(({ _id }) => _id === id))
  const isAnswered = people.every((person) => !asksWhy(person) || (reasons[person._id] ?? '').trim() !== '')
  const isReady = people.length > 0 && isAnswered
  const form = useRecordForm({
    entity: 'Reply',
    schema: AnswerWords,
    initial: { words: '' },
    prefilled: { words: bench.words },
    draft: 'inbox.submit',
    draftOf: thread._id,
    // Whoever wrote meanwhile, or answered, is read first.
    submit: ({ words }) =>
      client.answer.submit({
        ...{ id: thread._id, version: thread.version, words },
        ...(bench.job && { job: bench.job }),
        people: people.map(({ _id: candidate }) => ({ candidate, againReason: reasons[candidate]?.trim() ?? '' })),
      }),
    onSaved: async () => {
      // They are submitted once the server has taken the mail.
      toast.info(t('{count} people on their way', { count: people.length, shown: formatNumber(people.length) }))
      close()
      await Promise.all([refresh(api.inbox), refresh(api.answer), refresh(api.submission), refresh(api.job)])
    },
  })

  const choose = (id: string) =>
    setChosen((now) =>
      now.includes(id) ? now.filter((one) => one !== id) : now.length < peopleMax ? [...now, id] : now,
    )
  const latest = useRef({ next: () => {}, previous: () => {}, choose: () => {}, send: () => {} })
  latest.current = {
    next: () => setAt(Math.min(at + 1, free.length - 1)),
    previous: () => setAt(Math.max(at - 1, 0)),
    choose: () => {
      const person = free[at]
      if (!person) return
      choose(person._id)
      setAt(Math.min(at + 1, free.length - 1))
    },
    send: () => {
      if (isReady && !form.isBusy) void form.save()
    },
  }
  usePageKeys(
    useMemo(
      (): PageKey[] => [
        { key: 'j', label: text('Next person'), run: () => latest.current.next() },
        { key: 'k', label: text('Previous person'), run: () => latest.current.previous() },
        { key: 'x', label: text('Choose'), run: () => latest.current.choose() },
        { key: 'Escape', label: text('Close'), run: close },
      ],
      [close],
    ),
  )
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      event.preventDefault()
      latest.current.send()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const own = useRef<HTMLElement>(null)
  useEffect(() => {
    own.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <section ref={own} className={classes.reply} aria-label={t('Reply')}>
      <RecordForm
        form={form}
        actions={
          <>
            <Button className={classes.phone ?? ''} variant="default" onClick={() => setIsChoosing(true)}>
              {t('Choose people')}
            </Button>
            <Button variant="default" onClick={close}>
              {t('Close')}
            </Button>
            <Button type="submit" disabled={!isReady || form.isBusy} rightSection={<KeyHint keys="Ctrl+Enter" />}>
              {people.length === 0
                ? t('Send and submit')
                : t('Send and submit {n}', { n: formatNumber(people.length) })}
            </Button>
          </>
        }
      >
        <PersonalStillGoes address={thread.senderAddress} name={thread.senderName} />
        <Textarea
          {...form.field('words')}
          label={t('Answer to {address}', { address: thread.senderAddress })}
          description={t('From {address}', { address: thread.mailboxInfo[0]?.address ?? '' })}
          autosize
          minRows={3}
          maxRows={12}
          dir="auto"
        />
        {people.length > 0 && <Details people={people} titles={bench.titles} />}
        {people.map((person) => (
          <GuardLine
            key={person._id}
            person={person}
            reason={reasons[person._id] ?? ''}
            setReason={(reason) => setReasons((now) => ({ ...now, [person._id]: reason }))}
          />
        ))}
      </RecordForm>
      {beside &&
        createPortal(
          <Bench
            {...{ bench, free, chosen, at, choose, isChoosing }}
            proceed={() => setIsChoosing(false)}
            focus={setAt}
          />,
          beside,
        )}
    </section>
  )
}

/** The vendor's own table as it is sent, and the resumes with it. A column in which nothing stands is left out, as in the mail. */
function Details({ people, titles }: { people: readonly BenchPerson[]; titles: readonly string[] }) {
  const { t } = useTranslation()
  const shown = titles.map((title, at) => ({ title, at })).filter(({ at }) => people.some(({ cells }) => cells[at]))
  return (
    <>
      <div className={classes.scroll} dir="ltr">
        <table className={classes.table} aria-label={t("Details in the vendor's format")}>
          <thead>
            <tr>
              {shown.map(({ title }) => (
                <th key={title}>{title}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ _id, cells }) => (
              <tr key={_id}>
                {shown.map(({ title, at }) => (
                  <td key={title}>
                    <bdi>{cells[at]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={classes.files} aria-label={t('Files')}>
        {people.map((person) => (
          <li key={person._id}>
            <IconFileTypePdf size={16} aria-hidden />{' '}
            <bdi>{`${person.candidateInfo.map(candidateName).join()}.pdf`}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}
