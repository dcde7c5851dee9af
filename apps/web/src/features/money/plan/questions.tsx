import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from './plan.module.css'

const questions = [
  {
    question: text('How do I pay?'),
    answer: text(
      'Request a plan, then pay as our email or your contact explains. The plan starts when an administrator confirms your payment.',
    ),
  },
  {
    question: text('May I change the plan later?'),
    answer: text(
      'At any time. Another plan begins as soon as its payment is confirmed and takes the place of the one you have.',
    ),
  },
  {
    question: text('What happens when a plan ends?'),
    answer: text('We email you a week before. When the plan ends you move to the free plan. Nothing is deleted.'),
  },
  {
    question: text('What if I use more than a plan gives?'),
    answer: text('You keep everything you have. To add more, free up space or move to a larger plan.'),
  },
  {
    question: text('How is a renewal counted?'),
    answer: text('From the end of the period that you have paid for, so no day is lost.'),
  },
  {
    question: text('Can I get my money back?'),
    answer: text('Contact us. Refunds appear under your orders and payments.'),
  },
]

/** Pricing questions, one open at a time, and where to ask others. */
export function Questions() {
  const { t } = useTranslation()
  return (
    <RecordCard title="Questions about plans" action={<TextLink to={paths.help}>{t('Help')}</TextLink>}>
      <div className={classes.faq}>
        {questions.map(({ question, answer }, at) => (
          <details key={question} name="plan-questions" open={at === 0}>
            <summary>{t(question)}</summary>
            <p>{t(answer)}</p>
          </details>
        ))}
      </div>
    </RecordCard>
  )
}
