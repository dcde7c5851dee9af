import { existsSync, readFileSync } from 'node:fs'
import type { ModelConfig } from './model.ts'

interface ModelSettings {
  MODEL_URL?: string | undefined
  MODEL_NAME?: string | undefined
  MODEL_KEY?: string | undefined
  MODEL_KEY_FILE?: string | undefined
}

/** The model that an operator plugged in; undefined without one; a sentence if a setting must be corrected. */
export function readModelConfig({
  MODEL_URL,
  MODEL_NAME: name,
  MODEL_KEY,
  MODEL_KEY_FILE,
}: ModelSettings): ModelConfig | string | undefined {
  if (!MODEL_URL) {
    return name || MODEL_KEY || MODEL_KEY_FILE
      ? 'MODEL_URL is missing. Set it to ask a model, or leave all MODEL_ settings out.'
      : undefined
  }
  if (!name) return 'MODEL_NAME is missing. Set it to the name by which the server at MODEL_URL knows its model.'
  const { username, password, search, hash } = new URL(MODEL_URL)
  if (username || password || search || hash)
    return 'MODEL_URL must hold no user, password, query or fragment. The key goes into MODEL_KEY.'
  if (MODEL_KEY && MODEL_KEY_FILE) return 'MODEL_KEY and MODEL_KEY_FILE are both set. Set one of them.'
  if (MODEL_KEY_FILE && !existsSync(MODEL_KEY_FILE)) return 'MODEL_KEY_FILE names a file that is not there.'
  const key = MODEL_KEY_FILE ? readFileSync(MODEL_KEY_FILE, 'utf8').trim() : MODEL_KEY
  return { url: MODEL_URL.replace(/\/+$/, ''), name, key }
}
