import { mailTopicNames, mailTopics } from '@corridor/contract/mail/campaign/kinds'
import { text } from '../../lib/language/text'
import { Failure } from '../failure'
import type { PageProps, VisitPage } from '../page'

export const mailChoicePage: VisitPage = { title: text('Your mail'), isPrivate: true, Body: MailChoicePage }

/** The page behind the link at the foot of a company's mail: the mails that one gets of it, chosen again at any time. Opening it changes nothing. */
function MailChoicePage(props: PageProps) {
  const { t, given, outcome } = props
  if (given.state) return <Choice {...props} />
  return (
    <article className="article">
      <h1>{t('Your mail')}</h1>
      {outcome && outcome !== 'done' && <Failure t={t} outcome={outcome} />}
      <p>{t('Nothing was changed. Each mail has its own link at the end.')}</p>
    </article>
  )
}

function Choice({ t, pathname, given }: PageProps) {
  const company = given.companyName ?? ''
  return (
    <article className="article">
      <p className="shared-company">
        <bdi>{company}</bdi>
      </p>
      <h1>{t('Your mail')}</h1>
      {given.saved && (
        <p role="status" className="message good">
          {given.none
            ? t('Saved. {company} sends you nothing that goes to many any more. Here you can choose otherwise.', {
                company,
              })
            : t('Saved. You get what is ticked below. Here you can choose otherwise at any time.')}
        </p>
      )}
      <p>
        <bdi dir="ltr">{given.address}</bdi>
      </p>
      {given.stopped && (
        <p className="message warning">
          {t(
            'Some of this is not sent at present, whatever you choose: {company} stopped it for another reason. Please ask them.',
            {
              company,
            },
          )}
        </p>
      )}
      <form method="post" action={pathname} className="answer">
        <fieldset className="mail-topics">
          <legend>{t('What do you want to get from {company}?', { company })}</legend>
          {mailTopics.map((topic) => (
            <label key={topic} className="tick">
              <input type="checkbox" name={topic} value="yes" defaultChecked={given[topic] === 'yes'} />
              <span>{t(mailTopicNames[topic])}</span>
            </label>
          ))}
        </fieldset>
        <label className="field">
          {t('{label} (optional)', { label: t('Anything you want to tell {company}', { company }) })}
          <textarea name="words" rows={2} maxLength={500} dir="auto" />
        </label>
        <p className="actions">
          <button type="submit" name="answer" value="save" className="button filled">
            {t('Save')}
          </button>
          <button type="submit" name="answer" value="stop" className="button">
            {t('Stop all mail from {company}', { company })}
          </button>
        </p>
      </form>
    </article>
  )
}
