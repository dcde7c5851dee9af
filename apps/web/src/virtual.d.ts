interface ImportMetaEnv {
  /** True while developing: the public pages load their parts from Vite. */
  readonly VISIT_FROM_VITE: boolean
}

declare module 'virtual:contract' {
  /** A call is written as the first letter of its method, none for POST, and its path; what the paths of a group begin with stands under ''. */
  const routes: import('./lib/call/read-route').Packed
  export default routes
}

/** By `build/places.ts`: what nouns of the floors above put into each place. */
declare module 'virtual:place/candidate.activity' {
  const place: (given: import('./lib/places').Given<'candidate.activity'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/candidate.address' {
  const place: (given: import('./lib/places').Given<'candidate.address'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/candidate.drop' {
  const place: (given: import('./lib/places').Given<'candidate.drop'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/candidate.hotlist' {
  const place: (given: import('./lib/places').Given<'candidate.hotlist'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/candidate.jobs' {
  const place: (given: import('./lib/places').Given<'candidate.jobs'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/candidate.next' {
  const place: (given: import('./lib/places').Given<'candidate.next'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/mail.counted' {
  const place: (given: import('./lib/places').Given<'mail.counted'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/mail.answer' {
  const place: (given: import('./lib/places').Given<'mail.answer'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/mail.submit' {
  const place: (given: import('./lib/places').Given<'mail.submit'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/mail.again' {
  const place: (given: import('./lib/places').Given<'mail.again'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/interview.offer' {
  const place: (given: import('./lib/places').Given<'interview.offer'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/interview.offers' {
  const place: (given: import('./lib/places').Given<'interview.offers'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/student.ask' {
  const place: (given: import('./lib/places').Given<'student.ask'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/application.papers' {
  const place: (given: import('./lib/places').Given<'application.papers'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/student.review' {
  const place: (given: import('./lib/places').Given<'student.review'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/job.presented' {
  const place: (given: import('./lib/places').Given<'job.presented'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/job.present' {
  const place: (given: import('./lib/places').Given<'job.present'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/student.applications' {
  const place: (given: import('./lib/places').Given<'student.applications'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/company.dossier' {
  const place: (given: import('./lib/places').Given<'company.dossier'>) => import('react').ReactNode
  export default place
}

/** By `build/steady-fonts.ts`. */
declare module '*.css?steady'
declare module 'virtual:place/student.papers' {
  const place: (given: import('./lib/places').Given<'student.papers'>) => import('react').ReactNode
  export default place
}

declare module 'virtual:place/vendor.work' {
  const place: (given: import('./lib/places').Given<'vendor.work'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/student.money' {
  const place: (given: import('./lib/places').Given<'student.money'>) => import('react').ReactNode
  export default place
}
declare module 'virtual:place/application.money' {
  const place: (given: import('./lib/places').Given<'application.money'>) => import('react').ReactNode
  export default place
}
