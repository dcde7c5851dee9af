/**
 * Trades of people, as titles say them. The first that a title meets is its trade, so the narrower stand before the wider ones. `near` are
 * those from which people come.
 */
const trades = [
  ['recruiting', /recruit|talent acqui|sourcer/, ['hr']],
  ['hr', /\bhr\b|human resources|personnel|people (?:partner|operations)/, ['recruiting', 'administration']],
  [
    'engineering-management',
    /(?:engineering|development|software)\W+(?:\w+\W+)?manager|(?:manager|director|head|vp|vice president) of (?:software|engineering)|\bcto\b/,
    [],
  ],
  ['machine-learning', /machine.?learning|\bml\b|data scien|deep learning|\bai\b/, ['data-engineering', 'analytics']],
  [
    'data-engineering',
    /(?:big.?data|data|etl|pipeline|informatica|hadoop|snowflake)\W+(?:\w+\W+)?(?:engineer|architect|developer|programmer)|\bdba\b|database/,
    ['analytics', 'machine-learning', 'backend'],
  ],
  ['finance', /financ|fp&a|treasury|controller|investment|underwrit/, ['accounting', 'analytics']],
  ['accounting', /account(?:ant|ing|s\b)|bookkeep|audit|\btax/, ['finance']],
  [
    'analytics',
    /(?:data|bi|reporting|business intelligence|quantitative)\W+(?:\w+\W+)?(?:analyst|developer|architect)|\bbi\b|business intelligence|analytics/,
    ['data-engineering', 'finance'],
  ],
  ['business-analysis', /business (?:systems? )?analyst|systems? analyst/, ['analytics', 'product', 'project']],
  ['security', /security|penetration|\bsoc\b|ciso/, []],
  ['quality', /\bqa\b|quality (?:assurance|engineer)|tester|\bsdet\b|test (?:automation|engineer|lead|analyst)/, []],
  ['salesforce', /salesforce/, []],
  ['sap', /\bsap\b|abap/, []],
  [
    'design',
    /\bux\b|\bui\b|user experience|(?:product|interaction|web|graphic|visual) design|of design\b/,
    ['frontend', 'product'],
  ],
  [
    'frontend',
    /front.?end|react developer|angular developer|javascript (?:engineer|developer)/,
    ['fullstack', 'design'],
  ],
  ['fullstack', /full.?stack|web developer/, ['frontend', 'backend']],
  ['mobile', /mobile|android|\bios\b|flutter/, ['frontend']],
  ['embedded', /embedded|firmware|\bbsp\b|hardware|fpga|asic/, []],
  [
    'devops',
    /devops|\bsre\b|site reliability|platform|infrastructure engineer|cloud engineer|build (?:and )?(?:release )?engineer|configuration|release|systems? admin|linux|unix|network (?:engineer|admin)/,
    ['architecture', 'backend'],
  ],
  ['architecture', /(?:solutions?|cloud|enterprise|systems?) architect|^architecte?\b/, ['devops', 'backend']],
  [
    'backend',
    /back.?end|software|programmer|(?:java|j2ee|python|\.net|c#|c\+\+|php|ruby|golang|go|node\.?js|scala|kotlin)\b.*(?:developer|engineer|architect|lead)|developer/,
    ['fullstack'],
  ],
  ['project', /project|program manager|scrum|delivery manager|\bpmo?\b/, ['product', 'business-analysis']],
  ['product', /product/, ['project', 'design']],
  ['sales', /sales|account (?:executive|manager)|business development|vendeur|inside rep/, ['service']],
  ['marketing', /marketing|\bseo\b|brand|content strateg|communications/, ['product', 'sales']],
  [
    'service',
    /customer|client (?:service|success)|call cent|guest|help ?desk|technical support|support (?:engineer|specialist)/,
    ['administration', 'sales'],
  ],
  ['writing', /writer|editor|copywrit/, ['marketing']],
  ['health', /nurs|physician|clinic|therapist|pharmac|medical|doctor/, []],
  ['teaching', /teacher|instructor|tutor|professor|lecturer|trainer/, []],
  ['operations', /operations|logistic|warehouse|supply|transport/, []],
  ['trades', /technician|mechanic|electric|hvac|weld|plumb/, []],
  ['administration', /administrat|assistant|clerk|secretar|office/, ['service', 'hr']],
] as const satisfies readonly (readonly [string, RegExp, readonly string[]])[]

export type Trade = (typeof trades)[number][0]
export const tradeNames: readonly Trade[] = trades.map(([name]) => name)

/** The trade that a title names, by its number; -1 if none is known. */
export function tradeOf(title: string): number {
  const text = title.toLowerCase()
  return trades.findIndex(([, pattern]) => pattern.test(text))
}

/** From which trades, by their numbers, people come to this one. */
export const nearTo = (trade: number): number[] => (trades[trade]?.[2] ?? []).map((name) => tradeNames.indexOf(name))

const levels: [number, RegExp][] = [
  [5, /\b(?:director|vp|vice president|head|chief|c[tefio]o)\b/],
  [1, /\b(?:intern|internship|trainee|junior|jr|entry|apprentice|graduate|student)\b/],
  [4, /\b(?:lead|staff|principal|manager|architect|supervisor)\b/],
  [3, /\b(?:senior|sr|iii)\b/],
]
const usual = 2

/** Finds the level of a title: 1 junior, 2 if it says nothing, 3 senior, 4 lead, 5 director. */
export const levelOf = (title: string): number =>
  levels.find(([, pattern]) => pattern.test(title.toLowerCase()))?.[0] ?? usual
