import { z } from 'zod'
import { now } from '../clock.ts'
import { hashToken } from '../crypto.ts'
import { withoutControls } from './address.ts'

/** A provider at which the operator registered the installation (OAuth 2.0, RFC 6749). */
export interface ConsentServer {
  clientId: string
  clientSecret: string
  authorizeUrl: string
  tokenUrl: string
  scope: string
  /** Parameters that the provider wants beside the standard's, so that it gives a refresh token. */
  more: Record<string, string>
}

export interface ConsentTokens {
  accessToken: string
  accessUntil: Date
  /** Null if the one that stands goes on. */
  refreshToken: string | null
  /** Address of the account, in lower case; null if the provider does not say. */
  address: string | null
}

/** Refusal of the provider for good: the code or token is dead. The message is its own words. */
export class ConsentRefused extends Error {
  override name = 'ConsentRefused'
}

export interface ConsentClient {
  /** Address at which somebody agrees. */
  urlFor(asked: { redirectUrl: string; state: string; verifier: string; address: string | undefined }): string
  /** Tokens for the code that came back. Throws `ConsentRefused`, or why there was no answer. */
  exchange(given: { code: string; verifier: string; redirectUrl: string }): Promise<ConsentTokens>
  refresh(refreshToken: string): Promise<ConsentTokens>
}

const answerWithinMs = 10_000
const answerCharsMax = 65_536
const usualSeconds = 3_600

const tokens = z.object({
  access_token: z.string().min(1).max(8_000),
  refresh_token: z.string().min(1).max(8_000).optional(),
  expires_in: z.coerce
    .number()
    .positive()
    .max(7 * 86_400)
    .optional(),
  id_token: z.string().optional(),
})
const refusal = z.object({ error: z.string(), error_description: z.string().optional() })
const claims = z.object({ email: z.string().optional(), preferred_username: z.string().optional() })

export function openConsent(server: ConsentServer): ConsentClient {
  const { clientId, clientSecret, authorizeUrl, tokenUrl, scope, more } = server

  async function ask(fields: Record<string, string>): Promise<ConsentTokens> {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      // An answer that leads elsewhere would take the secret there.
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: String(new URLSearchParams({ ...fields, client_id: clientId, client_secret: clientSecret })),
    })
    const text = (await response.text()).slice(0, answerCharsMax)
    const body = parsed(text)
    if (response.ok) return toTokens(tokens.parse(body))
    const said = refusal.safeParse(body).data
    const words = withoutControls(said?.error_description ?? said?.error ?? `status ${response.status}`).slice(0, 300)
    // RFC 6749, 5.2: only this one says that code or token are dead. The others are the operator's to mend, or pass.
    if (said?.error === 'invalid_grant') throw new ConsentRefused(words)
    throw new Error(words)
  }

  return {
    urlFor({ redirectUrl, state, verifier, address }) {
      const url = new URL(authorizeUrl)
      for (const [name, value] of Object.entries({
        ...more,
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUrl,
        scope,
        state,
        code_challenge: hashToken(verifier).toString('base64url'),
        code_challenge_method: 'S256',
        ...(address ? { login_hint: address } : {}),
      }))
        url.searchParams.set(name, value)
      return url.href
    },
    exchange: ({ code, verifier, redirectUrl }) =>
      ask({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUrl }),
    refresh: (refreshToken) => ask({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const toTokens = ({ access_token, refresh_token, expires_in, id_token }: z.infer<typeof tokens>): ConsentTokens => ({
  accessToken: access_token,
  accessUntil: new Date(now().getTime() + (expires_in ?? usualSeconds) * 1_000),
  refreshToken: refresh_token ?? null,
  address: addressIn(id_token),
})

// It came from the provider itself over TLS, so its signature says nothing more (OpenID Connect Core, 3.1.3.7). The mail server judges, at
// the sign-in that follows, whether the account opens the mailbox of this address.
function addressIn(idToken: string | undefined): string | null {
  const [, body = ''] = (idToken ?? '').split('.')
  const said = claims.safeParse(parsed(Buffer.from(body, 'base64url').toString('utf8'))).data
  return (said?.email ?? said?.preferred_username)?.toLowerCase() ?? null
}
