import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { faultsOf } from '../../field/faults-of.ts'
import { findPostcodeFault, toPostcode } from '../../field/postcode.ts'
import { CompanyNames, CompanyUpdate, documentationForm, WhoAreYou } from '../company/shapes.ts'
import { CompanyEmployeeAdd, CompanyEmployees } from '../contact/shapes.ts'
import { CompanyDocuments } from '../document/shapes.ts'
import { CompanyLocationAdd, CompanyLocations } from '../location/shapes.ts'
import { CompanyReferenceAdd } from '../reference/shapes.ts'
import { companyDocumentTypes, documentFlags } from './choices.ts'
import { findMissingDocuments } from './documents.ts'

const id = '01900000-0000-7000-8000-000000000001'
const names = { tradingName: 'Maple Pathways', companyName: 'Maple Pathways Limited' }
const place = {
  addressType: 'headOffice',
  country: id,
  state: 'Gujarat',
  city: 'Surat',
  address: '12 Ring Road, Surat',
}
const person = {
  authorityType: 'headCanadaTeam',
  authorityPosition: 'partner',
  firstName: 'Asha',
  lastName: 'Mehta',
  email: 'asha@maple.example',
  countryCode: '+91',
  mobile: '9876543210',
}

type Row = [field: string, value: unknown, message: string]
const eachRow = (schema: z.ZodType, valid: object, rows: Row[]) => {
  it('takes what is right', () => expect(faultsOf(schema, valid)).toEqual({}))
  it.each(rows)('%s %j: %s', (field, value, message) => {
    expect(faultsOf(schema, { ...valid, [field]: value })).toEqual({ [field]: message })
  })
}
const eachTaken = (schema: z.ZodType, valid: object, rows: object[]) =>
  it.each(rows)('takes %j', (more) => expect(faultsOf(schema, { ...valid, ...more })).toEqual({}))

describe('company names (spec 3 §5.1)', () => {
  eachRow(CompanyNames, names, [
    ['tradingName', 'M', 'Minimum 2 characters required'],
    ['tradingName', 'M'.repeat(31), 'Maximum 30 characters allowed'],
    ['tradingName', 'Maple 2', 'Only alphabets and spaces are allowed'],
    ['tradingName', 'Maple <b>', 'Only alphabets and spaces are allowed'],
    ['tradingName', 'Maple  Pathways', 'Consecutive spaces are not allowed'],
    ['tradingName', 'Maple P', 'One space followed by one character is not allowed'],
    ['companyName', undefined, 'Company Name is required'],
    ['companyName', '  ', 'Company Name is required'],
    ['companyName', 'M', 'Minimum 2 characters required'],
    ['companyName', 'M'.repeat(41), 'Maximum 40 characters allowed'],
    ['companyName', 'Maple & Co', 'Only alphabets and spaces are allowed'],
    ['companyName', '3M', 'Only alphabets and spaces are allowed'],
    ['companyName', 'Maple  Ltd', 'Consecutive spaces are not allowed'],
    ['companyName', 'Plan B', 'One space followed by one character is not allowed'],
  ])
  eachTaken(CompanyNames, names, [
    { tradingName: '' },
    { tradingName: null },
    { tradingName: undefined },
    { tradingName: 'M'.repeat(30), companyName: 'M'.repeat(40) },
    { companyName: 'Müller-Søren d’Été St.' },
    { companyName: '王小明' },
    { companyName: 'Plan B', nameConfirmed: true },
    { companyName: '李', nameConfirmed: true },
    { companyName: 'AT&T Staffing, Inc.', tradingName: 'AT&T', nameConfirmed: true },
    { companyName: '3M', tradingName: 'Bright Bench 24', nameConfirmed: true },
    { companyName: 'O’Hara (UK) Ltd.', nameConfirmed: true },
  ])
  it.each(['<b>Firm</b>', '&&', '...', '.com', '(24)', 'Firm;', 'Firm\u202E', 'https://firm.example', 'Firm "One"'])(
    'refuses %j, also as the registered name',
    (companyName) => {
      const message = 'Only alphabets and spaces are allowed'
      expect(faultsOf(CompanyNames, { ...names, companyName, nameConfirmed: true })).toEqual({ companyName: message })
    },
  )
  it('asks who somebody is', () => expect(faultsOf(WhoAreYou, {})).toEqual({ type: 'Please select who you are' }))
})

describe('locations (spec 3 §5.2)', () => {
  eachRow(CompanyLocationAdd, place, [
    ['addressType', undefined, 'Address Type is required'],
    ['addressType', 'villa', 'Address Type is required'],
    ['country', undefined, 'Country is required'],
    ['country', '', 'Country is required'],
    ['state', undefined, 'State is required'],
    ['state', ' ', 'State is required'],
    ['city', undefined, 'City is required'],
    ['address', undefined, 'Address is required'],
    ['address', '', 'Address is required'],
    ['address', '12 Ring R', 'Address must be at least 10 characters'],
    ['address', 'x'.repeat(51), 'Address cannot exceed 50 characters'],
    ['address', '12 Ring Road #@.,&-', 'Cannot have 6 or more special characters together'],
    ['address', '__++**(( Ring Road', 'Cannot have 6 or more special characters together'],
  ])
  eachTaken(CompanyLocationAdd, place, [
    { address: 'x'.repeat(10) },
    { address: 'x'.repeat(50) },
    { address: '12 Ring Road #@.,&' },
  ])
  it('are at least one', () => {
    for (const body of [{}, { locations: [] }]) {
      expect(faultsOf(CompanyLocations, body)).toEqual({ locations: 'At least one location is required' })
    }
  })
})

describe('a postcode', () => {
  it.each<[string, string | null, string]>([
    ['', 'IN', 'PIN/ZIP Code is required'],
    ['  ', null, 'PIN/ZIP Code is required'],
    ['1234567', null, 'PIN/ZIP Code cannot exceed 6 characters'],
    ['1234567', 'IN', 'PIN/ZIP Code cannot exceed 6 characters'],
    ['SW1A 1AAA', 'GB', 'PIN/ZIP Code cannot exceed 7 characters'],
    ['12-345', null, 'PIN/ZIP Code can only contain letters and digits'],
    ['395-03', 'IN', 'PIN/ZIP Code can only contain letters and digits'],
    ['000000', 'IN', 'PIN/ZIP Code cannot repeat one character 6 times'],
    ['aaaaaa', null, 'PIN/ZIP Code cannot repeat one character 6 times'],
    ['aaaaaa', 'IN', 'PIN/ZIP Code cannot repeat one character 6 times'],
    ['ABCDEF', 'IN', 'PIN/ZIP Code is not valid for this country'],
    ['12345', 'GB', 'PIN/ZIP Code is not valid for this country'],
    ['7500', 'US', 'PIN/ZIP Code is not valid for this country'],
    ['K1A0B', 'CA', 'PIN/ZIP Code is not valid for this country'],
  ])('%j in %s: %s', (postcode, country, message) => expect(findPostcodeFault(postcode, country)).toBe(message))
  it.each<[string, string | null]>([
    ['395003', 'IN'],
    ['75001', 'US'],
    ['k1a 0b1', 'CA'],
    ['SW1A 1AA', 'GB'],
    ['1500001', 'JP'],
    ['', 'AE'],
    ['', 'HK'],
    ['A1B2', null],
  ])('%j is one in %s', (postcode, country) => expect(findPostcodeFault(postcode, country)).toBeNull())
  it('is kept in capitals and without spaces', () => expect(toPostcode(' k1a 0b1 ')).toBe('K1A0B1'))
})

describe('contact authorities (spec 3 §5.3)', () => {
  eachRow(CompanyEmployeeAdd, person, [
    ['authorityType', undefined, 'Contact Authority Type is required'],
    ['authorityPosition', undefined, 'Authority Position is required'],
    ['firstName', undefined, 'First Name is required'],
    ['firstName', '', 'First Name is required'],
    ['lastName', undefined, 'Last Name is required'],
    ['lastName', '', 'Last Name is required'],
    ['firstName', 'A', 'Minimum 2 characters required'],
    ['lastName', 'M', 'Minimum 2 characters required'],
    ...['firstName', 'middleName', 'lastName'].flatMap((field): Row[] => [
      [field, 'A'.repeat(21), 'Maximum 20 characters allowed'],
      [field, 'Asha1', 'Only alphabets and spaces are allowed'],
      [field, 'Asha_', 'Only alphabets and spaces are allowed'],
      [field, 'Asha  Devi', 'Consecutive spaces are not allowed'],
      [field, ' Asha', 'Spaces at the beginning or the end are not allowed'],
      [field, 'Asha ', 'Spaces at the beginning or the end are not allowed'],
      [field, 'A Devi', 'One character followed by a space is not allowed'],
    ]),
    ['email', undefined, 'Email is required'],
    ['email', '', 'Email is required'],
    ['email', `${'a'.repeat(20)}@maple.example`, 'Maximum 30 characters allowed'],
    ['email', 'asha', 'Invalid email format'],
    ['email', 'asha@@maple.example', 'Email should contain only one @'],
    ['countryCode', undefined, 'Country Code is required'],
    ['countryCode', '', 'Country Code is required'],
    ['mobile', undefined, 'Mobile is required'],
    ['mobile', '', 'Mobile is required'],
    ['mobile', 'none', 'Mobile is required'],
    ['mobile', '987654321', 'Mobile number must be exactly 10 digits'],
    ['mobile', '0987654321', 'Mobile number cannot start with 0'],
    ['mobile', '9999999123', 'No digit may be repeated more than 5 times'],
  ])
  eachTaken(CompanyEmployeeAdd, person, [
    { middleName: '' },
    { middleName: 'K' },
    { firstName: 'Li', lastName: 'Wu' },
    { firstName: 'X', nameConfirmed: true },
    { lastName: '', hasOnlyOneName: true },
    { firstName: "D'Arcy-Lou", lastName: 'Nguyễn' },
    { mobile: '98765-432 10' },
    { mobile: '9999912345' },
    { countryCode: '+44', mobile: '7400123456' },
  ])
  it.each([
    ['+44', '12345', 'Mobile number must be 6 to 15 digits'],
    ['+44', '1'.repeat(16), 'Mobile number must be 6 to 15 digits'],
    ['+1', '202555012', 'Mobile number must be exactly 10 digits'],
  ])('mobile %s %s: %s', (countryCode, mobile, message) => {
    expect(faultsOf(CompanyEmployeeAdd, { ...person, countryCode, mobile })).toEqual({ mobile: message })
  })
  it('are told all their faults at once', () => {
    expect(faultsOf(CompanyEmployeeAdd, { authorityType: '', email: 'a@@b', firstName: '', countryCode: '' })).toEqual({
      authorityType: 'Contact Authority Type is required',
      authorityPosition: 'Authority Position is required',
      firstName: 'First Name is required',
      lastName: 'Last Name is required',
      email: 'Email should contain only one @',
      countryCode: 'Country Code is required',
      mobile: 'Mobile is required',
    })
    expect(faultsOf(CompanyEmployeeAdd, { ...person, authorityType: '', lastName: '', mobile: '12' })).toEqual({
      authorityType: 'Contact Authority Type is required',
      lastName: 'Last Name is required',
      mobile: 'Mobile number must be exactly 10 digits',
    })
  })
  it('are at least one', () => {
    for (const body of [{}, { employees: [] }]) {
      expect(faultsOf(CompanyEmployees, body)).toEqual({ employees: 'At least one contact authority is required' })
    }
  })
})

describe('documents (spec 3 §5.4)', () => {
  it.each([
    'ftp://maple.example',
    'maple',
    'javascript:alert(1)',
    'http://',
    'https://a b.example',
    'na',
    'http://me@maple.example',
    'me@maple.example',
    'maple..example',
  ])('websiteLink %s', (websiteLink) => {
    expect(faultsOf(CompanyUpdate, { id, websiteLink })).toEqual({
      websiteLink: 'Website link should be a valid URL or "NA"',
    })
  })
  it.each(['https://maple.example/en', 'http://maple.example', 'NA', '', null])(
    'websiteLink %s is taken',
    (websiteLink) => {
      expect(faultsOf(CompanyUpdate, { id, websiteLink })).toEqual({})
    },
  )
  it.each([
    ['maple.example', 'https://maple.example'],
    [' www.maple.example/en?a=b ', 'https://www.maple.example/en?a=b'],
    ['maple.example:8080', 'https://maple.example:8080'],
    ['http://maple.example', 'http://maple.example'],
    ['NA', 'NA'],
  ])('websiteLink %s is kept as %s', (websiteLink, kept) => {
    expect(CompanyUpdate.parse({ id, websiteLink })).toMatchObject({ websiteLink: kept })
  })
  it('the website is at most 50 long', () => {
    const websiteLink = `https://${'m'.repeat(40)}.example`
    expect(faultsOf(CompanyUpdate, { id, websiteLink })).toEqual({ websiteLink: 'Maximum 50 characters allowed' })
  })
  it.each([
    ['visitingCard', 'Visiting Card is required'],
    ['panCard', 'PAN Card is required', 'hasPanCard', 'needsPanCard'],
    ['idProof', 'ID Proof is required', 'hasIdProof', 'needsIdProof'],
    ['gstCertificate', 'GST Certificate is required', 'hasGst', 'needsGst'],
    ['licenceDocument', 'Licence Document is required', 'hasLicence', 'needsLicence'],
    ['authorityLetter', 'Authority Letter is required'],
    ['cancelledCheque', 'Cancelled Cheque is required'],
  ] as const)('%s: %s', (type, message, ...flags) => {
    const others = companyDocumentTypes.filter((other) => other !== type)
    expect(findMissingDocuments(others, {}, 'IN')).toEqual([[type, message]])
    expect(findMissingDocuments(companyDocumentTypes, {}, 'IN')).toEqual([])
    for (const flag of flags) expect(findMissingDocuments(others, { [flag]: true }, 'IN')).toEqual([])
  })
  it.each([
    [null, ['panCard', 'gstCertificate']],
    ['IN', ['panCard', 'gstCertificate']],
    ['AU', ['gstCertificate']],
    ['US', []],
  ])('are asked for as far as the country knows them: %s', (country, asked) => {
    const others = companyDocumentTypes.filter((type) => type !== 'panCard' && type !== 'gstCertificate')
    expect(findMissingDocuments(others, {}, country).map(([type]) => type)).toEqual(asked)
  })
  it('are judged with the website', () => {
    const info = Object.fromEntries(
      Object.values(documentFlags).flatMap(({ lacks, spares }) => [
        [lacks, true],
        [spares, false],
      ]),
    )
    const values = { id, version: 1, websiteLink: 'maple', ...info }
    expect(faultsOf(documentationForm(['visitingCard', 'authorityLetter'], 'IN'), values)).toEqual({
      websiteLink: 'Website link should be a valid URL or "NA"',
      cancelledCheque: 'Cancelled Cheque is required',
    })
  })
  it('one file stands for one document', () => {
    const panCard = { documentType: 'panCard', documentKey: 'key' }
    expect(faultsOf(CompanyDocuments, { documents: [panCard, panCard] })).toEqual({
      documents: 'One file per document',
    })
    expect(faultsOf(CompanyDocuments, { documents: [] })).toEqual({ documents: 'At least one document is required' })
  })
})

describe('the reference (spec 3 §5.5)', () => {
  it('says where from', () =>
    expect(faultsOf(CompanyReferenceAdd, {})).toEqual({ referenceBy: 'Reference By is required' }))
  it.each([
    ['SOCIAL_MEDIA', 'socialMedia', 'Social Media is required', 'REDDIT'],
    ['WEBSITE', 'website', 'Website is required', 'x'.repeat(100)],
    ['NEWS_PAPER', 'newspaperType', 'Newspaper Type is required', 'MAGAZINE'],
    ['TV_ADS', 'tvAdsType', 'TV Ads Type is required', 'NATIONAL_TV'],
    ['RADIO_ADS', 'radioAdsType', 'Radio Ads Type is required', 'REGIONAL_RADIO'],
    ['MARKETING_EMAIL', 'marketingEmailType', 'Marketing Email Type is required', 'EMAIL'],
    ['MARKETING_SMS', 'marketingSmsType', 'Marketing SMS Type is required', 'SMS'],
    ['MARKETING_WHATSAPP', 'marketingWhatsappType', 'Marketing WhatsApp Type is required', 'WHATSAPP'],
    ['OLD_REFERENCE', 'oldReference', 'Old Reference is required', 'x'.repeat(30)],
    ['EXECUTIVE_REFERENCE', 'executiveReference', 'Executive Reference is required', 'x'.repeat(30)],
    ['OTHER', 'otherReference', 'Other Reference is required', 'x'.repeat(30)],
  ])('%s asks for %s', (referenceBy, field, message, right) => {
    for (const given of [{}, { [field]: ' ' }]) {
      expect(faultsOf(CompanyReferenceAdd, { referenceBy, ...given })).toEqual({ [field]: message })
    }
    expect(faultsOf(CompanyReferenceAdd, { referenceBy, [field]: right })).toEqual({})
  })
  it.each([
    ['WEBSITE', 'website', 101, 'Maximum 100 characters allowed'],
    ['OLD_REFERENCE', 'oldReference', 31, 'Maximum 30 characters allowed'],
    ['EXECUTIVE_REFERENCE', 'executiveReference', 31, 'Maximum 30 characters allowed'],
    ['OTHER', 'otherReference', 31, 'Maximum 30 characters allowed'],
  ])('%s: %s of %i', (referenceBy, field, length, message) => {
    expect(faultsOf(CompanyReferenceAdd, { referenceBy, [field]: 'x'.repeat(length) })).toEqual({ [field]: message })
  })
  it('takes only the values of its list', () => {
    expect(faultsOf(CompanyReferenceAdd, { referenceBy: 'SOCIAL_MEDIA', socialMedia: 'MYSPACE' })).toEqual({
      socialMedia: 'Social Media is required',
    })
  })
})
