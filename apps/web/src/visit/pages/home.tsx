import type { PageProps, VisitPage } from '../page'
import { DemoBar } from '../site/demo-bar'
import { Banner, Contact, Firms, Questions, Stories } from '../site/home-rest'
import { Hero, Landing, Process, Services, Why } from '../site/home-top'

export const homePage: VisitPage = { isSite: true, Body: HomePage }

/** Spec 3 §2.5: its five sections in their order; ahead of them what one arrives at, after them the product itself. */
function HomePage(props: PageProps) {
  return (
    <>
      <DemoBar {...props} />
      <article className="site">
        <Hero {...props} />
        <Landing {...props} />
        <Why {...props} />
        <Services {...props} />
        <Process {...props} />
        <Stories {...props} />
        <Banner {...props} />
        <Questions {...props} />
        <Firms {...props} />
        <Contact {...props} />
      </article>
    </>
  )
}
