import {
  type PresentationAnswer,
  presentationAnswerNames,
  presentationAnswers,
} from '@corridor/contract/sales/presentation/kinds'
import { text } from '../../lib/language/text'
import { Failure } from '../failure'
import type { PageProps, VisitPage } from '../page'
import { NewBadge } from './new-badge'
import { SharedHead } from './shared-head'

export const presentedPage: VisitPage = {
  title: text('Presented candidates'),
  titleOf: ({ title }) => title,
  isPrivate: true,
  Body: PresentedPage,
}

/** Submitted people as a company shows them to its client, who answers here: whole without script. */
function PresentedPage(props: PageProps) {
  const { t, outcome, table } = props
  if (!table)
    return (
      <article className="article">
        <h1>{t('Presented candidates')}</h1>
        {outcome && outcome !== 'done' && <Failure t={t} outcome={outcome} />}
      </article>
    )
  return (
    <article className="shared presented" data-new-since>
      <SharedHead {...props}>{t('{count} candidates', { count: table.rows.length })}</SharedHead>
      {table.rows.length === 0 && <p>{t('Nobody is presented here at the moment.')}</p>}
      {table.rows.map(({ mark, cells }) => (
        <Person key={mark} {...props} mark={mark} cells={cells} />
      ))}
    </article>
  )
}

interface PersonProps extends PageProps {
  mark: string
  cells: readonly string[]
}

// Parts of the page beside the facts that it writes out.
const own = ['name', 'answer', 'comment', 'mayAnswer', 'summary']

function Person(props: PersonProps) {
  const { t, pathname, given, table, mark, cells } = props
  const columns = table?.columns ?? []
  const cellOf = (key: string) => cells[columns.findIndex((column) => column.key === key)] ?? ''
  const name = cellOf('name')
  const answer = presentationAnswers.find((known) => known === cellOf('answer'))
  const comment = cellOf('comment')
  const isFaulty = given.person === mark
  return (
    <section id={`p-${mark}`} data-mark={mark} className="person" aria-labelledby={`n-${mark}`}>
      <h2 id={`n-${mark}`}>
        <bdi>{name}</bdi>
      </h2>
      <NewBadge t={t} />
      <dl>
        {columns.map(({ key, title }, at) =>
          own.includes(key) || !cells[at] ? null : (
            <div key={key}>
              <dt>{title}</dt>
              <dd>
                <bdi>{cells[at]}</bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
      {cellOf('summary') && (
        <p dir="auto" className="person-words">
          {cellOf('summary')}
        </p>
      )}
      <p>
        <a href={`${pathname}/resume/${mark}.pdf`}>{t('Resume (PDF)')}</a>
      </p>
      {answer && (
        <p role={given.saved === mark ? 'status' : undefined} className={`message ${toneOf[answer]}`}>
          <strong>{t(presentationAnswerNames[answer])}</strong>
          {given.saved === mark && <> · {t('Your answer was saved.')}</>}
          {comment && (
            <span dir="auto" className="person-words">
              {comment}
            </span>
          )}
        </p>
      )}
      {!cellOf('mayAnswer') ? null : answer && !isFaulty ? (
        <details>
          <summary>{t('Change the answer')}</summary>
          <AnswerForm {...props} answer={answer} comment={comment} />
        </details>
      ) : (
        <AnswerForm {...props} answer={answer} comment={isFaulty ? (given.comment ?? '') : comment} />
      )}
    </section>
  )
}

const toneOf: Record<PresentationAnswer, string> = { shortlist: 'good', interview: 'good', reject: 'warning' }

const choices: readonly { answer: PresentationAnswer; label: string }[] = [
  { answer: 'shortlist', label: text('Shortlist') },
  { answer: 'interview', label: text('Ask for an interview') },
  { answer: 'reject', label: text('Reject') },
]

interface AnswerFormProps extends PersonProps {
  answer: PresentationAnswer | undefined
  comment: string
}

/** One comment and three buttons: each says it all. */
function AnswerForm({ t, pathname, given, outcome, mark, answer, comment }: AnswerFormProps) {
  const isFaulty = given.person === mark
  return (
    <form method="post" action={`${pathname}#p-${mark}`}>
      <input type="hidden" name="person" value={mark} />
      <input type="hidden" name="seen" value={answer ?? ''} />
      {isFaulty &&
        (given.fault ? (
          <p role="alert" className="message danger">
            {t(given.fault)}
          </p>
        ) : (
          outcome && outcome !== 'done' && <Failure t={t} outcome={outcome} />
        ))}
      <label className="field">
        {t('Comment')}
        <span className="person-hint">{t('Why you reject, or when an interview would suit you.')}</span>
        <textarea name="comment" rows={2} maxLength={500} dir="auto" defaultValue={comment} />
      </label>
      <p className="person-answers">
        {choices.map(({ answer: value, label }) => (
          <button key={value} type="submit" name="answer" value={value} className="button">
            {t(label)}
          </button>
        ))}
      </p>
    </form>
  )
}
