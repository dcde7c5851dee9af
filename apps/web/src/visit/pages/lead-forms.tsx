import { leadKindNames } from '@corridor/contract/site/lead/kinds'
import { startAsks } from '@corridor/contract/site/lead/questions'
import { entryPaths as paths } from '../../entry-paths'
import { text } from '../../lib/language/text'
import { Assessment } from '../lead/assessment'
import { Consultation } from '../lead/consultation'
import { Consent, Fault, Hidden, Message, Person, Thanks } from '../lead/parts'
import { QuestionField } from '../lead/question-field'
import type { PageProps, VisitPage } from '../page'

export const contactPage: VisitPage = { title: leadKindNames.contact, Body: ContactPage }
export const consultationPage: VisitPage = { title: text('Book a Free Consultation'), Body: Consultation }
export const assessmentPage: VisitPage = { title: leadKindNames.assessment, Body: Assessment }
export const startPage: VisitPage = { title: leadKindNames['get-started'], Body: StartPage }

function ContactPage(props: PageProps) {
  const { t, given } = props
  if (given.sent) return <Thanks {...props} title={t('Contact Us')} />
  return (
    <article className="article lead-form">
      <h1>{t('Contact Us')}</h1>
      <p>{t('Write to us, and an agent answers you by email. It costs nothing.')}</p>
      <Fault {...props} />
      <form method="post" className="apply">
        <Person {...props} />
        <Message {...props} label={t('Your message')} required />
        <Hidden {...props} />
        <Consent {...props} />
        <p>
          <button type="submit" className="button filled">
            {t('Send message')}
          </button>
        </p>
      </form>
    </article>
  )
}

function StartPage(props: PageProps) {
  const { t } = props
  return (
    <article className="article lead-form">
      <h1>{t('Get Started')}</h1>
      <p>{t('Tell us who you are. What you answer here is filled in when you sign up on the next page.')}</p>
      <Fault {...props} />
      <form method="post" className="apply">
        {startAsks.map((name) => (
          <QuestionField key={name} {...props} name={name} />
        ))}
        <Person {...props} withCompany />
        <Hidden {...props} />
        <Consent {...props} />
        <p>
          <button type="submit" className="button filled">
            {t('Continue to sign up')}
          </button>
        </p>
      </form>
      <p>
        <a href={paths.company.beforeSignUp[0]}>{t('Sign up without this form')}</a>
      </p>
    </article>
  )
}
