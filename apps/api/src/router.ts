import { features } from './features.ts'
import { api } from './http/api.ts'

type Routes = { [Noun in keyof typeof features]: (typeof features)[Noun]['routes'] }

const routes = Object.fromEntries(Object.entries(features).map(([noun, feature]) => [noun, feature.routes])) as Routes

/** Every endpoint of the contract with its function; one that is missing does not compile. */
export const router = api.router(routes)
