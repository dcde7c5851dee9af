import { movedTo, entryPaths as paths } from './entry-paths.ts'

/** The public pages: the server draws them, and they work without script. `$name` stands for one part of an address. */
export const visitPaths = [
  '/',
  '/about',
  '/fr',
  '/fr/about',
  '/zh',
  '/zh/about',
  '/ar',
  '/ar/about',
  '/contact',
  '/assessment',
  '/consultation',
  '/get-started',
  '/help',
  '/help/$article',
  '/terms',
  '/unsubscribe-digest/$token',
  '/unsubscribe/$token',
  '/share/$token',
  '/share-submission/$token',
  '/agree/$token',
  '/book/$token',
  '/jobs/$company',
  '/jobs/$company/$job',
  '/jobs/$company/$job/apply',
  '/certificate',
  '/certificate/$code',
  '/error/403',
  '/error/404',
  '/error/500',
] as const
/** The pages of people who are not in yet. */
export const doorPaths = [
  '/admin/auth/sign-in',
  '/company/auth/sign-in',
  '/candidate/auth/sign-in',
  '/company/auth/sign-up',
  '/candidate/auth/sign-up',
  '/company/onboarding',
  '/company/onboarding/onboarding-step-one',
  '/company/onboarding/onboarding-step-two',
  '/company/auth/verify-email',
  '/auth/classic/reset-password',
  '/invite/$token',
  '/company/auth/sign-out',
] as const
export type DoorPath = (typeof doorPaths)[number]
export type VisitPath = (typeof visitPaths)[number]

const officeAreas = ['admin', 'company', 'candidate', 'account']

/** The answer at an address: a page of one of the ways in, or another address. */
export type Target =
  | { way: 'visit'; page: VisitPath }
  | { way: 'door'; page: DoorPath }
  | { way: 'office' }
  | { moved: string }

/** Which way in an address belongs to. One without a page leads to the not-found page (spec 3 §2.1). */
export function targetOf(pathname: string): Target {
  const moved = movedTo(pathname)
  if (moved) return { moved }
  const page = findPage(visitPaths, pathname)
  if (page) return { way: 'visit', page }
  const door = findPage(doorPaths, pathname)
  if (door) return { way: 'door', page: door }
  const [, area = '', section] = pathname.split('/')
  return officeAreas.includes(area) && section !== 'auth' ? { way: 'office' } : { moved: paths.error.notFound }
}

function findPage<Path extends string>(known: readonly Path[], pathname: string): Path | undefined {
  const parts = pathname.replace(/(?<=.)\/+$/, '').split('/')
  return known.find((path) => {
    const wanted = path.split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((part, at) => (part.startsWith('$') ? parts[at] !== '' : part === parts[at]))
    )
  })
}
