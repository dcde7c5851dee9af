import { cut, type Span } from '../text/lines.ts'

const kinds = {
  client: 'client|end client|customer|client name|kunde|cliente',
  employer: `company|company name|employer|organi[sz]ation|firm|firma|unternehmen|arbeitgeber|entreprise|
    employeur|société|empresa|empleador|azienda|datore di lavoro|bedrijf|werkgever|firma|pracodawca|företag|arbetsgivare|şirket|компания|
    работодатель|организация|公司|公司名称|单位|会社|会社名|勤務先|회사|회사명|근무처|الشركة|חברה|شرکت|nazwa firmy|entidade`,
  title: `role|title|job title|position|designation|job role|role played|position held|position title|job position|rolle|stelle|funktion|tätigkeit|
    beruf|poste|fonction|rôle|puesto|cargo|rol|ruolo|posizione|mansione|qualifica|función|função|functie|rol|stanowisko|befattning|roll|tjänst|
    pozisyon|görev|unvan|должность|роль|позиция|职位|職位|职务|職務|岗位|役職|職種|직위|직책|직무|담당|المسمى الوظيفي|الوظيفة|תפקיד|سمت|عنوان شغلی`,
  location: `location|place|city|work location|ort|lieu|ville|lugar|ubicación|localidad|ciudad|local|luogo|sede|plaats|miejsce|ort|yer|konum|место|
    город|地点|地點|所在地|勤務地|위치|근무지|الموقع|מיקום|محل`,
  // Labels that head no entry.
  none: `duration|period|dates?|from|environment|tech(?:nical)? environment|technologies|responsibilities|project(?: (?:name|title))?|project description|vendor|
    implementation partner|implementor|prime vendor|partner|industry|domain|team size|tools|description|reporting to|type|employment type|website|
    zeitraum|dauer|période|durée|periodo|duración|período|duração|durata|periode|okres|period|süre|период|时间|時間|期間|기간|المدة|תקופה|department|abteilung|部门|部門|부서`,
}
type Kind = keyof typeof kinds
const patterns = (Object.entries(kinds) as [Kind, string][]).map(([kind, words]): [Kind, RegExp] => [
  kind,
  new RegExp(`^(?:${words.replace(/\s*\n\s*/g, '')})\\s*(?:#?\\d+\\s*)?(?:[:：]\\s*|$)`, 'iu'),
])

interface Labelled {
  employer?: Span
  title?: Span
  location?: Span
}

/**
 * Takes the parts that a label names - 'Client:', 'Role:' - apart from those that bear none. The person worked for the client, not for the
 * firm that implements for it.
 */
export function takeLabelled(parts: readonly Span[]): { labelled: Labelled; rest: Span[] } {
  const found: Partial<Record<Kind, Span>> = {}
  const rest = parts.filter((part) => {
    const [kind, pattern] = patterns.find(([, one]) => one.test(part.text)) ?? []
    if (!kind || !pattern) return true
    const value = cut(part, pattern.exec(part.text)?.[0].length)
    if (value.text === '' && kind !== 'none') return true
    found[kind] ??= value
    return false
  })
  const { client, employer, title, location } = found
  const named = client ?? employer
  return {
    labelled: { ...(named && { employer: named }), ...(title && { title }), ...(location && { location }) },
    rest,
  }
}

/** True for a line that begins with a label of a position. */
export const isLabelled = (text: string) =>
  /[:：]/.test(text) && patterns.some(([kind, pattern]) => kind !== 'none' && pattern.test(text))

/** True for a line that begins with the label of something else, as 'Environment:' or 'Responsibilities:'. */
export const isAside = (text: string) =>
  patterns.some(([kind, pattern]) => kind === 'none' && pattern.test(text)) && !/\d{4}/.test(text)

/** True for the first row of a table, as 'Position | Employer | From | To'. */
export const isTableHead = (text: string) => {
  const cells = text.split(/\s*[\t|]\s*/).filter(Boolean)
  const labels = cells.filter((cell) => patterns.some(([, pattern]) => pattern.exec(cell)?.[0] === cell))
  return labels.length > 1 && labels.length >= cells.length - 1
}
