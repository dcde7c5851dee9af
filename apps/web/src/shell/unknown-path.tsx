import { useEffect } from 'react'
import { targetOf } from '../entries'
import { loadPage } from '../lib/page/load-page'
import { PageBusy } from '../lib/page/page-busy'
import { paths } from '../paths'

/** An address that is no page of the office: another way in has it, or nobody (spec 3 §2.1). */
export function UnknownPath() {
  useEffect(() => {
    const target = targetOf(location.pathname)
    const isOurs = 'way' in target && target.way === 'office'
    void loadPage(isOurs ? paths.error.notFound : location.href)
  }, [])
  return <PageBusy />
}
