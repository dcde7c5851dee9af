import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../paths'

/** An address without a page leads to the not-found page (spec 3 §2.1). */
export function UnknownPath() {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({ to: paths.error.notFound, replace: true })
  }, [navigate])
  return null
}
