export interface Demo {
  password: string
  persons: { name: string; email: string; area: string }[]
}

/** The persons of the demo mode; null everywhere else. Outside of the contract, because only a demo answers it. */
export async function loadDemo(): Promise<Demo | null> {
  const response = await fetch('/api/v1/demo')
  if (!response.ok) return null
  const body: unknown = await response.json()
  return isDemo(body) ? body : null
}

function isDemo(body: unknown): body is Demo {
  if (typeof body !== 'object' || body === null) return false
  const { demo, password, persons } = body as Record<string, unknown>
  return demo === true && typeof password === 'string' && Array.isArray(persons)
}
