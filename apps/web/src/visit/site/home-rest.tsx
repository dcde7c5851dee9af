import { moneyText, toMinor } from '@corridor/contract/format/money'
import { entryPaths as paths } from '../../entry-paths'
import { text } from '../../lib/language/text'
import type { PageProps } from '../page'
import { entryName } from '../pages/jobs'
import { ProductPicture } from '../product-picture'
import { planPrices, questions, storyStats, type Testimonial, testimonials } from './content'
import { BannerView, LetterSlot, Stamp } from './drawings'
import { Arrow, SectionHead, Stars, Stats, telOf, Ways } from './parts'

function Said({ t, by, at }: { t: PageProps['t']; by: Testimonial; at: number }) {
  return (
    <figcaption>
      {at === 0 && <Stamp at={at} initial={by.name.charAt(0)} place={by.stamp} />}
      <span>
        <Stars t={t} rating={by.rating} />
        <strong>
          <bdi>{by.name}</bdi>
        </strong>
        <span>{t(by.location)}</span>
      </span>
    </figcaption>
  )
}

export function Stories({ t }: PageProps) {
  const [first, ...others] = testimonials
  return (
    <section className="section quiet" aria-labelledby="stories-title">
      <div className="bounded">
        <SectionHead t={t} id="stories-title" name={text('Testimonials')} title="Four people who are there now" />
        <div className="passport">
          <figure className="told-first">
            <blockquote>
              <p>{t(first.quote)}</p>
            </blockquote>
            <Said t={t} by={first} at={0} />
            <a className="onward" href="#stories">
              {t('Read more stories')}
              <Arrow />
            </a>
          </figure>
          <div className="told-others" id="stories">
            {others.map((one, at) => (
              <figure key={one.name}>
                <Stamp at={at + 1} initial={one.name.charAt(0)} place={one.stamp} />
                <div className="told">
                  <blockquote>
                    <p>{t(one.quote)}</p>
                  </blockquote>
                  <label className="more">
                    <input type="checkbox" aria-label={t('Show all that {name} says', { name: one.name })} />
                    <span className="when-shut">{t('More')}</span>
                    <span className="when-open">{t('Less')}</span>
                  </label>
                  <Said t={t} by={one} at={at + 1} />
                </div>
              </figure>
            ))}
          </div>
          <div className="passport-foot">
            <Stats t={t} stats={storyStats} className="stats" />
            <p className="machine-lines" aria-hidden="true">
              {`P<CORRIDOR<<STORIES<AND<STAMPS${'<'.repeat(60)}`}
            </p>
          </div>
        </div>
        <p className="note">{t('People, places and words on this page are made up to show what it can say.')}</p>
      </div>
    </section>
  )
}

export function Banner({ t }: PageProps) {
  return (
    <section className="banner" aria-labelledby="banner-title">
      <BannerView />
      <div className="bounded">
        <h2 id="banner-title">{t('The first door costs forty minutes and nothing else')}</h2>
        <p className="ways-on">
          <a className="button bright" href={paths.consultation}>
            {t('Book a Free Consultation')}
          </a>
          <a className="button clear" href="#services">
            {t('Explore Services')}
          </a>
        </p>
      </div>
    </section>
  )
}

export function Questions({ t, given }: PageProps) {
  return (
    <section className="section" aria-labelledby="faq-title" id="faq">
      <div className="bounded halves narrow-first">
        <div>
          <SectionHead t={t} id="faq-title" name={text('FAQ')} title="Asked before you" />
          <LetterSlot />
          <p className="note">{t('Not here? Put it through the door.')}</p>
          <p className="ways-on">
            <a className="onward" href="#contact">
              {t('Contact Us')}
            </a>
            <a className="onward" href={telOf(given.contactPhone)}>
              {t('Call Us')}
              <bdi dir="ltr">{given.contactPhone}</bdi>
            </a>
          </p>
        </div>
        <div className="questions">
          {questions.map(({ question, answer }, at) => (
            <details key={question} open={at === 2}>
              <summary>
                <h3>{t(question)}</h3>
              </summary>
              <p>{t(answer)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}

export function Firms({ t, language }: PageProps) {
  const reader = { language, settings: null }
  const price = (monthly: number) =>
    monthly === 0
      ? t('Free')
      : t('{amount} a month', { amount: moneyText({ minor: toMinor(monthly, 'USD'), currency: 'USD' }, reader) })
  return (
    <section className="section quiet firms" aria-labelledby="firms-title" id="firms">
      <div className="bounded">
        <div className="head-row">
          <SectionHead
            t={t}
            id="firms-title"
            name={text('For staffing and placement firms')}
            title="Behind the doors: the back office that keeps every file moving"
          />
          <p className="lead">
            {t(
              'Candidates, bench, hotlists, requirements, submissions and students in one place. Open source, on your own machine, in four languages.',
            )}
          </p>
        </div>
        <div className="facts-row">
          <div>
            <h3>{t('How to start')}</h3>
            <p>{t('One command, no account, and a demo company with a year of history.')}</p>
            <code dir="ltr">{'npm start'}</code>
          </div>
          <div>
            <h3>{t('What it costs')}</h3>
            <dl className="prices">
              {planPrices.map(({ name, people, monthly }) => (
                <div key={name}>
                  <dt>
                    {people
                      ? t('{plan}, up to {people} people', { plan: entryName(t, 'plan', name), people })
                      : entryName(t, 'plan', name)}
                  </dt>
                  <dd>{price(monthly)}</dd>
                </div>
              ))}
            </dl>
            <p className="note">{t('The plans that an installation begins with. Whoever runs it may set others.')}</p>
          </div>
          <div>
            <h3>{t('Who it is for')}</h3>
            <p>{t('Recruiters, bench marketers, and agents who place students or help people move.')}</p>
            <p className="ways-on">
              <a href={paths.company.signIn}>{t('Agent Login')}</a>
              <a href={paths.candidate.signIn}>{t('Student Login')}</a>
            </p>
          </div>
        </div>
        <ProductPicture
          name="/site/bench"
          shows={t('The bench board: who is free, for how long, and the next step for each.')}
        />
      </div>
    </section>
  )
}

export function Contact(props: PageProps) {
  const { t } = props
  return (
    <section className="section contact" aria-labelledby="contact-title" id="contact">
      <div className="bounded halves">
        <div id="consultation">
          <h2 id="contact-title">{t('Contact Us')}</h2>
          <p>{t('The first consultation is free and takes forty minutes. Write or call, and we agree on a time.')}</p>
          <p>{t('Somebody answers 7 days a week.')}</p>
          <p className="ways-on">
            <a className="button filled" href={paths.consultation}>
              {t('Book a Free Consultation')}
            </a>
            <a className="button" href={paths.contact}>
              {t('Write to us')}
            </a>
          </p>
        </div>
        <Ways {...props} />
      </div>
    </section>
  )
}
