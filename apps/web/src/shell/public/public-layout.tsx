import { createFileRoute } from '@tanstack/react-router'
import { PublicFrame } from './public-frame'

export const Route = createFileRoute('/_public')({ component: PublicFrame })
