import type { VisitPath } from '../entries'
import type { VisitPage } from './page'
import { aboutPage } from './pages/about'
import { agreePage } from './pages/agree'
import { applyPage } from './pages/apply'
import { bookPage } from './pages/book'
import { certificatePage, codePage } from './pages/certificate'
import { forbiddenPage, notFoundPage, serverErrorPage } from './pages/errors'
import { helpPage } from './pages/help'
import { helpArticlePage } from './pages/help-article'
import { homePage } from './pages/home'
import { jobPage, jobsPage } from './pages/jobs'
import { assessmentPage, consultationPage, contactPage, startPage } from './pages/lead-forms'
import { mailChoicePage } from './pages/mail-choice'
import { presentedPage } from './pages/presented'
import { sharePage } from './pages/share'
import { termsPage } from './pages/terms'
import { unsubscribePage } from './pages/unsubscribe'

/** The page of each public address. */
export const visitPages: Record<VisitPath, VisitPage> = {
  '/': homePage,
  '/about': aboutPage,
  '/fr': homePage,
  '/fr/about': aboutPage,
  '/zh': homePage,
  '/zh/about': aboutPage,
  '/ar': homePage,
  '/ar/about': aboutPage,
  '/contact': contactPage,
  '/assessment': assessmentPage,
  '/consultation': consultationPage,
  '/get-started': startPage,
  '/help': helpPage,
  '/help/$article': helpArticlePage,
  '/terms': termsPage,
  '/unsubscribe-digest/$token': unsubscribePage,
  '/unsubscribe/$token': mailChoicePage,
  '/share/$token': sharePage,
  '/share-submission/$token': presentedPage,
  '/agree/$token': agreePage,
  '/book/$token': bookPage,
  '/jobs/$company': jobsPage,
  '/jobs/$company/$job': jobPage,
  '/jobs/$company/$job/apply': applyPage,
  '/certificate': codePage,
  '/certificate/$code': certificatePage,
  '/error/403': forbiddenPage,
  '/error/404': notFoundPage,
  '/error/500': serverErrorPage,
}
