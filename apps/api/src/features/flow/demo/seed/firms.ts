export interface Firm {
  name: string
  domain: string
  aliases: string[]
  /** Days since it was added. */
  days: number
}

const words = (text: string) => text.trim().split(/\s+/)
// Names that were put together for the demo: no firm is called so.
const clientWords =
  words(`Harrowgate Palisade Meridale Norwhistle Redfern Alderpoint Brackwater Candlemere Dovermoor Eastwick Fennimore
  Goldcrest Hollowell Ivybridge Junipero Kettleby Lantern Millhaven Newbarrow Oldcastle Pinecliff Quillstone Rosemoor Silverthorn Tidewell
  Underhill Valemont Westerby Yarrowdale Zephyrine Ashcombe Birchmere Coppergate Driftmoor Emberly Foxhollow Greymarsh Hazelmoor Inglewick
  Kingsferry`)
const trades = words('Bank Energy Health Airlines Insurance Foods Retail Logistics Telecom Motors')
const vendorWords =
  words(`Brightpath Teksource Sierrafield Cobaltway Orbitside Lakeviewer Saltmarsh Amberline Brindlewood Cloverdell Dapplegate
  Elderstone Fernhollow Gablepoint Heathmoor Ironquay Jasperfield Knollwood Larchway Maplecrest Nightjar Otterbrook Peregrove Quarrymen
  Ravenscar Stonebridge Thistledown Umberfield Vinewater Wrenfield Yewbarrow Zinnia Aldermoor Bellmarsh Cragside Dunlinmoor Eveningside
  Flintlock Glenmarrow Hawkridge Islewater Jackdaw Kingsmere Lavenderhill Moorgate Nutcombe Oystermouth Plumtree Quickset Rookwood
  Sandpiper Teasel Uplander Verbena Whinfell Yellowhammer Zeldamoor Applecross Bracken Chalkwater Dewberry Elmswell Furzedown Gorsehill
  Hartsease Inkwell Kestrelby Longmeadow Mistlewood Northcliffe Orchardleigh Petrelmoor Quenby Riverhead Sorrelton Tamarack Upwell
  Venturine Willowherb Yarmoor Zetland Ashlar Buttermere Cinderford Dandelby Eiderdown Foxglove Gannetway Hopfield Ivorygate Kitewing`)
const kinds = words('Consulting Technologies Talent Solutions Systems Partners Staffing')
const clientsMade = 40
// A firm brings most of those that it works with at first.
const firstDays = 420
const early = 1.7

const domainOf = (name: string) => `${name.split(' ')[0]?.toLowerCase()}.example`
const ageAt = (place: number, of: number) => Math.round(firstDays * (1 - ((place + 1) / (of + 1)) ** early))

/** The first five by name are those of the demo's first jobs. */
const aliases: Record<string, string[]> = {
  'Harrowgate Bank': ['HGB', 'Harrowgate'],
  'Palisade Energy': ['PSE'],
  'Meridale Health': ['Meridale'],
  'Norwhistle Airlines': ['NWA', 'Norwhistle'],
}

/** Clients of the work. */
export const clientFirms: readonly Firm[] = clientWords.slice(0, clientsMade).map((word, at) => {
  const name = `${word} ${trades[[0, 1, 2, 3, 4][at] ?? (at * 7) % trades.length]}`
  return { name, domain: domainOf(name), aliases: aliases[name] ?? [], days: ageAt(at, clientsMade) }
})

/** Vendors who ask for people, beside those that the demo tells more of. */
export const vendorFirms: readonly Firm[] = vendorWords.map((word, at) => {
  const name = `${word} ${kinds[at % kinds.length]}`
  return { name, domain: domainOf(name), aliases: [], days: ageAt(at, vendorWords.length) }
})
