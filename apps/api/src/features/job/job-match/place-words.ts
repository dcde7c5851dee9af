// A state that lies in two zones has that of most of its people. NL and PE are countries first of all, so two provinces have no letters.
const table = `US America/New_York: Connecticut CT|Delaware DE|District of Columbia DC|Florida FL|Georgia GA|Indiana IN|Kentucky KY|Maine ME|
  Maryland MD|Massachusetts MA|Michigan MI|New Hampshire NH|New Jersey NJ|New York NY|North Carolina NC|Ohio OH|Pennsylvania PA|
  Rhode Island RI|South Carolina SC|Vermont VT|Virginia VA|West Virginia WV
US America/Chicago: Alabama AL|Arkansas AR|Illinois IL|Iowa IA|Kansas KS|Louisiana LA|Minnesota MN|Mississippi MS|Missouri MO|Nebraska NE|
  North Dakota ND|Oklahoma OK|South Dakota SD|Tennessee TN|Texas TX|Wisconsin WI
US America/Denver: Colorado CO|Idaho ID|Montana MT|New Mexico NM|Utah UT|Wyoming WY
US America/Phoenix: Arizona AZ
US America/Los_Angeles: California CA|Nevada NV|Oregon OR|Washington WA
US America/Anchorage: Alaska AK
US Pacific/Honolulu: Hawaii HI
US America/Puerto_Rico: Puerto Rico PR
CA America/Toronto: Ontario ON|Quebec QC
CA America/Winnipeg: Manitoba MB
CA America/Regina: Saskatchewan SK
CA America/Edmonton: Alberta AB
CA America/Vancouver: British Columbia BC
CA America/Halifax: Nova Scotia NS|Prince Edward Island
CA America/Moncton: New Brunswick NB
CA America/St_Johns: Newfoundland and Labrador`

/** A state of the United States or a province of Canada. */
export interface State {
  country: 'US' | 'CA'
  /** Its words as `foldPlace` answers them: the name, and its two letters if it has them. */
  words: [name: string] | [name: string, letters: string]
  /** IANA name of the zone that most of its people live in. */
  zone: string
}

export const states: readonly State[] = table.split(/\n(?=\S)/).flatMap((line) => {
  const [, country, zone = '', names = ''] = /^(US|CA) (\S+): (.+)$/s.exec(line) ?? []
  return names.split('|').map((entry): State => {
    const [, name = '', letters] = /^(.+?)(?: ([A-Z]{2}))?$/.exec(entry.trim()) ?? []
    return {
      country: country === 'CA' ? 'CA' : 'US',
      words: letters ? [foldPlace(name), foldPlace(letters)] : [foldPlace(name)],
      zone,
    }
  })
})

/** Words of a place without accents, capitals, points and doubled blanks, so that two spellings are one. */
export function foldPlace(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.\s]+/g, ' ')
    .trim()
}

/** Parts of a place as people write it, folded, without postal codes: 'Irving, TX 75038' has two. */
export function partsOfPlace(text: string): string[] {
  return text
    .split(/[,·|]/)
    .map((part) => foldPlace(part.replace(/\d[\d-]*/g, ' ')))
    .filter(Boolean)
}
