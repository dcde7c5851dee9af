import { createFileRoute } from '@tanstack/react-router'
import { AuthFrame } from './auth-frame'

export const Route = createFileRoute('/_auth')({ component: AuthFrame })
