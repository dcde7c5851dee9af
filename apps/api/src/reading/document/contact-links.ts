import type { SizedText } from './page-text.ts'

/** The addresses of mailto and tel links that the text itself does not show. */
export function toContactLines(targets: string[], text: string): SizedText[] {
  const shown = squash(text)
  const addresses = targets
    .filter((target) => /^(?:mailto|tel):/i.test(target))
    .map((target) => decodeTarget(target.replace(/^[a-z]+:/i, '').replace(/\?.*$/, '')))
  return [...new Set(addresses)]
    .filter((address) => address && !shown.includes(squash(address)))
    .map((address) => ({ text: address, size: 0 }))
}

const squash = (text: string) => text.replace(/[\s()./-]+/g, '').toLowerCase()

function decodeTarget(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}
