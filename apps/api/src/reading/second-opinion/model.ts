import { z } from 'zod'
import { askedFor, instructions, toMessage } from './question.ts'

export interface ModelConfig {
  /** The address before `/chat/completions`, without a trailing slash. */
  url: string
  name: string
  key: string | undefined
}

const opinion = z.object({
  ...(Object.fromEntries(askedFor.map((field) => [field, z.string().max(200).nullable()])) as Record<
    (typeof askedFor)[number],
    z.ZodNullable<z.ZodString>
  >),
  skills: z.array(z.string().max(100)).max(100),
})
/** Opinion of a model on the content of a resume. Nothing of it counts before it is found in the resume. */
export type Opinion = z.infer<typeof opinion>

export interface Model {
  /** The model's reading of a text; null if it did not give one in time that keeps to the form. Never rejects. */
  ask(text: string): Promise<Opinion | null>
}

export const modelLimits = { timeoutMs: 20_000, answerBytesMax: 262_144, tries: 2 }

/** A model behind an address that speaks as OpenAI's does. Source: decision 18. */
export function openModel(config: ModelConfig, limits = modelLimits): Model {
  return {
    async ask(text) {
      for (let tried = 0; tried < limits.tries; tried += 1) {
        const answer = await askOnce(config, text, limits)
        if (answer !== 'again') return answer
      }
      return null
    },
  }
}

// Asks a second time if the model answered wrong, or not at all; a refusal stays one.
async function askOnce(
  { url, name, key }: ModelConfig,
  text: string,
  { timeoutMs, answerBytesMax }: typeof modelLimits,
): Promise<Opinion | null | 'again'> {
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      // An answer that leads elsewhere would take the resume there.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({
        model: name,
        temperature: 0,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: toMessage(text) },
        ],
        response_format: { type: 'json_schema', json_schema: { name: 'resume', strict: true, schema: jsonSchema } },
      }),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return response.status === 429 || response.status >= 500 ? 'again' : null
    }
    return parseAnswer(await readWithin(response, answerBytesMax)) ?? 'again'
  } catch {
    return 'again'
  }
}

const jsonSchema = z.toJSONSchema(opinion)
const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

function parseAnswer(body: string): Opinion | null {
  const { choices } = completion.parse(JSON.parse(body))
  return opinion.safeParse(JSON.parse(choices[0]?.message.content ?? '')).data ?? null
}

/** The body as text; throws if it is larger. */
async function readWithin(response: Response, bytesMax: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > bytesMax) throw new Error('The answer is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
