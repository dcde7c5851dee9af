import { isLanguage, type Language, languageCookie, splitLanguage } from '@corridor/contract/wire/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieOf } from '../cookie.ts'

const yearSeconds = 31_536_000

/** The language of a page: asked for by `?lang` or named by its address, which is remembered, else the one kept in the cookie, else the browser's. */
export function chooseLanguage(request: FastifyRequest, reply: FastifyReply): Language {
  const [pathname = '/', query] = request.url.split('?', 2)
  const asked = splitLanguage(pathname).language ?? new URLSearchParams(query).get('lang')
  if (isLanguage(asked)) {
    reply.header('set-cookie', `${languageCookie}=${asked}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`)
    return asked
  }
  const kept = cookieOf(request.headers.cookie, languageCookie)
  return isLanguage(kept) ? kept : acceptedLanguage(request.headers['accept-language'])
}

/** The first of ours that the browser names, by its weights. */
export function acceptedLanguage(header = ''): Language {
  const wishes = header.split(',').map((wish) => {
    const [tag = '', ...params] = wish.trim().split(';')
    const weight = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find(Boolean)
    return { language: tag.split('-')[0]?.toLowerCase(), weight: Number(weight ?? 1) }
  })
  const [best] = wishes
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return isLanguage(best?.language) ? best.language : 'en'
}
