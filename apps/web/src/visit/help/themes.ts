import type { HelpTheme } from './article'
import { admin } from './articles/admin'
import { candidates } from './articles/candidates'
import { company } from './articles/company'
import { data } from './articles/data'
import { jobs } from './articles/jobs'
import { mail } from './articles/mail'
import { sales } from './articles/sales'
import { start } from './articles/start'
import { students } from './articles/students'
import { vendors } from './articles/vendors'
import { visitors } from './articles/visitors'

/** All articles, in the order in which Help lists them. */
export const themes: readonly HelpTheme[] = [
  start,
  candidates,
  sales,
  jobs,
  students,
  vendors,
  mail,
  company,
  data,
  admin,
  visitors,
]
