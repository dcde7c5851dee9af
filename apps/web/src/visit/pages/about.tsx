import { entryPaths as paths } from '../../entry-paths'
import { text } from '../../lib/language/text'
import type { PageProps, VisitPage } from '../page'
import { aboutReasons, aboutServices, aboutStats, highlights } from '../site/content'
import { Postmark, ServiceObject, SideWall } from '../site/drawings-about'
import { Arrow, Figure, SectionHead, Stats, Ways } from '../site/parts'

export const aboutPage: VisitPage = { title: text('About'), isSite: true, Body: AboutPage }

/** Spec 3 §2.6. */
function AboutPage(props: PageProps) {
  const { t } = props
  return (
    <article className="site about">
      <section className="bounded about-hero">
        <div>
          <p className="eyebrow">{t('About Corridor')}</p>
          <h1>{t('Welcome. Most of us came through these doors too.')}</h1>
          <p className="lead">
            {t(
              "We are agents for immigration and study. We began with one desk and one family's file, and still work that way: one file, and one person who knows it.",
            )}
          </p>
        </div>
        <div className="directory">
          <h2>{t('Directory')}</h2>
          <ol>
            {highlights.map(({ title, description }) => (
              <li key={title}>
                <strong>{t(title)}</strong>
                <span>{t(description)}</span>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div className="bounded">
        <Stats t={t} stats={aboutStats} className="stats ruled" />
      </div>
      <section className="bounded ways-ahead" aria-label={t('Mission and vision')}>
        <div className="mission">
          <p className="eyebrow">{t('Where we stand')}</p>
          <h2>{t('Mission')}</h2>
          <p>
            {t(
              'To bring people to the country where they want to live or learn, by the shortest lawful way, and to tell them early when there is none.',
            )}
          </p>
        </div>
        <SideWall />
        <div className="vision">
          <p className="eyebrow">{t('Where it leads')}</p>
          <h2>{t('Vision')}</h2>
          <p>{t('A move abroad as clear as a train journey: a place, a time, a price, and somebody to ask.')}</p>
        </div>
      </section>
      <Offers {...props} />
      <Reasons {...props} />
      <Envelope {...props} />
    </article>
  )
}

function Offers({ t }: PageProps) {
  return (
    <section className="section quiet" aria-labelledby="services-title" id="services">
      <div className="bounded">
        <SectionHead
          t={t}
          id="services-title"
          name={text('Services')}
          title="What people bring, and what they leave with"
        />
        <ul className="offers">
          {aboutServices.map(({ title, description }, at) => (
            <li key={title}>
              <ServiceObject at={at} />
              <h3>{t(title)}</h3>
              <p>{t(description)}</p>
              <a className="onward" href="#contact" aria-label={t('Learn More: {service}', { service: t(title) })}>
                {t('Learn More')}
                <Arrow />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Reasons({ t }: PageProps) {
  return (
    <section className="section" aria-labelledby="why-title">
      <div className="bounded">
        <SectionHead t={t} id="why-title" name={text('Why Choose Us')} title="Open any drawer" />
        <ul className="cabinet">
          {aboutReasons.map(({ stat, title, description }) => (
            <li key={title}>
              <Figure>{stat}</Figure>
              <h3>{t(title)}</h3>
              <p>{t(description)}</p>
              <span className="handle" aria-hidden="true" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Envelope(props: PageProps) {
  const { t } = props
  return (
    <section className="section quiet" aria-labelledby="contact-title" id="contact">
      <div className="bounded halves" id="consultation">
        <div>
          <SectionHead t={t} id="contact-title" name={text('Contact Us')} title="Write to us, or come in" />
          <p>{t('The first consultation is free and takes forty minutes. Write or call, and we agree on a time.')}</p>
          <p className="ways-on">
            <a className="button filled" href={paths.consultation}>
              {t('Book a Free Consultation')}
            </a>
            <a className="button" href={paths.contact}>
              {t('Write to us')}
            </a>
          </p>
        </div>
        <div className="envelope">
          <Postmark />
          <Ways {...props} />
        </div>
      </div>
    </section>
  )
}
