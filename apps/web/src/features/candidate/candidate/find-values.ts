import type { CandidateRecord } from '@corridor/contract/candidate/candidate/shapes'
import { findHits, type Hit } from '@corridor/contract/candidate/search/hits'
import type { QueryTerm } from '@corridor/contract/candidate/search/query-tree'
import { readWords } from '@corridor/contract/candidate/search/words'

type Values = Pick<
  CandidateRecord,
  'firstName' | 'lastName' | 'emails' | 'phones' | 'jobTitle' | 'skills' | 'location' | 'workAuthorizationInfo'
>

const marksMax = 1_000
/** As many of a number's last digits as tell it apart, however its country code is written. */
const phoneDigits = 9
const digitsOf = (text: string) => text.replace(/\D/g, '')
const phonePattern = /\+?\d[\d\s().\-/\u2010-\u2015]{5,24}\d/g

/** Finds the places of the record's values in the text of the resume: in its order, without overlap. Names, addresses and skills are compared as the search does. */
export function findValues(candidate: Values): (text: string) => Hit[] {
  const { firstName, lastName, emails, phones, jobTitle, skills, location, workAuthorizationInfo } = candidate
  // Whichever of the two is written first.
  const names = [
    [firstName, lastName],
    [lastName, firstName],
  ]
  const said = [...emails, jobTitle ?? '', location ?? '', ...skills, ...workAuthorizationInfo.map(({ name }) => name)]
  const parts = [...names, ...said.map((value) => [value])].flatMap(termOf)
  const numbers = phones.map((phone) => digitsOf(phone).slice(-phoneDigits)).filter((digits) => digits.length >= 7)
  return (text) => {
    const worded = parts.length === 0 ? [] : findHits(text, { kind: 'or', parts }, marksMax)
    return [...worded, ...findPhones(text, numbers)].sort((a, b) => a.start - b.start).filter(isApart)
  }
}

function termOf(values: string[]): QueryTerm[] {
  const words = values.flatMap((value) => [...readWords(value)]).map(({ word }) => word)
  return words.length > 0 ? [{ kind: 'term', words, isPrefix: false }] : []
}

const findPhones = (text: string, numbers: string[]): Hit[] =>
  [...text.matchAll(phonePattern)]
    .filter(([written]) => numbers.some((digits) => digitsOf(written).endsWith(digits)))
    .map(({ 0: written, index }) => ({ start: index, end: index + written.length }))

const isApart = ({ start }: Hit, at: number, all: Hit[]) => all.slice(0, at).every(({ end }) => end <= start)
