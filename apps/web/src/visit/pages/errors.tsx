import { entryPaths as paths } from '../../entry-paths'
import { text } from '../../lib/language/text'
import { Notice } from '../notice'
import type { PageProps, VisitPage } from '../page'

export const forbiddenPage: VisitPage = { title: text('You may not open this page'), status: 403, Body: ForbiddenPage }
export const notFoundPage: VisitPage = { title: text('We have lost this page'), status: 404, Body: NotFoundPage }
export const serverErrorPage: VisitPage = { title: text('Internal Server Error'), status: 500, Body: ServerErrorPage }

function ForbiddenPage({ t }: PageProps) {
  const actions = (
    <>
      <ReturnHome t={t} />
      <WhatItMeans t={t} />
    </>
  )
  return (
    <Notice code="403" title={t('You may not open this page')} actions={actions}>
      {t('Your role does not include it. Ask the owner of your company, or sign in as someone else.')}
    </Notice>
  )
}

function NotFoundPage({ t }: PageProps) {
  const actions = (
    <>
      <ReturnHome t={t} />
      <WhatItMeans t={t} />
      <button type="button" className="button" data-back hidden>
        {t('Go Back')}
      </button>
    </>
  )
  return (
    <Notice code="404" title={t('We have lost this page')} actions={actions}>
      {t('The address may be mistyped, or the page may have moved.')}
    </Notice>
  )
}

function ServerErrorPage({ t }: PageProps) {
  const actions = (
    <>
      <a className="button filled" href={paths.home}>
        {t('Back to Home')}
      </a>
      <WhatItMeans t={t} />
    </>
  )
  return (
    <Notice code="500" title={t('Internal Server Error')} actions={actions}>
      {t('Server error occurred. Please try again later')}
    </Notice>
  )
}

function WhatItMeans({ t }: Pick<PageProps, 't'>) {
  return (
    <a className="button" href={`${paths.help}/errors`}>
      {t('What does this error mean?')}
    </a>
  )
}

/** For whoever is signed in, the script makes it lead to their dashboard. */
function ReturnHome({ t }: Pick<PageProps, 't'>) {
  return (
    <a className="button filled" href={paths.home} data-home>
      {t('Return Home')}
    </a>
  )
}
