/** Something that only a few files may do. */
export interface Ban {
  what: string
  pattern: RegExp
  within: RegExp
  except: RegExp
  advice: string
}

const product = /^(apps|packages)\/\w+\/src\//
const formatter = /^packages\/contract\/src\/format\//

const [first, last] = ['first_?name', 'last_?name']
const pair = (between: string) => `(${first}${between}${last}|${last}${between}${first})`
/** First and last name side by side in a text, a list that is joined, a sum, or SQL that does one of these. */
const joinedName = new RegExp(
  [
    pair('\\}[ ,]{1,2}\\$\\{[\\w.?]*'),
    `\\[[^\\]]*${pair('[^\\]]*')}[^\\]]*\\].*\\.join\\('[^']`,
    pair(` (\\+|\\|\\|) '[ ,]{1,2}' (\\+|\\|\\|) [\\w.]*`),
    `concat(_ws)?\\([^)]*${pair('[^)]*')}`,
  ].join('|'),
  'i',
)

export const bans: readonly Ban[] = [
  {
    what: 'process.env',
    pattern: /\bprocess\.env\b/,
    within: /^apps\/api\/src\//,
    except: /\/config\.ts$|\/db\/embedded\//,
    advice: 'only config.ts reads the environment',
  },
  {
    what: 'the clock',
    pattern: /\bnew Date\(\)|\bDate\.now\(\)/,
    within: /^apps\/api\/src\//,
    except: /\/platform\/clock\.ts$|\/db\/embedded\//,
    advice: 'ask platform/clock.ts',
  },
  {
    what: 'fetch',
    pattern: /(?<![\w.])fetch\(/,
    within: /^apps\/(api|web)\/src\//,
    except: /\/platform\/|\/reading\/second-opinion\/|\/lib\/(call\/(client|call)|language\/text-parts)\.ts$/,
    advice: 'calls go through the client or the platform',
  },
  {
    what: 'the name of a company',
    pattern: /\bscopedTo\(|\.inNameOf\(/,
    within: /^apps\/api\/src\//,
    except: /\/http\/session\/gate\.ts$|\/db\/(scoped|pool\/pool)\.ts$/,
    advice: 'only the gate names a company, where it makes a context',
  },
  {
    what: 'a format of the platform',
    pattern: /\bIntl\.\w+Format\b|\.toLocale(Date|Time)?String\(/,
    within: product,
    // The reader of resumes asks for the names of months, to know them again.
    except: new RegExp(`${formatter.source}|/reading/text/month-names\\.ts$`),
    advice: 'the contract’s format/ writes dates, numbers and money',
  },
  {
    what: 'names of a language',
    pattern: /\bIntl\.(?!\w+Format\b)/,
    within: /^apps\/web\/src\//,
    // Texts choose their plural forms themselves.
    except: /\/locales\/translate\.ts$/,
    advice: 'lib/format/format.ts asks the contract’s format/',
  },
  {
    what: 'a name put together',
    pattern: joinedName,
    within: product,
    // A contact of a candidate has no column of the whole name to sort by.
    except: /\/candidate\/part\/tables\.ts$|\/demo\/(seed|lint)\/|^packages\/contract\/src\/format\//,
    advice: 'personName of the contract’s format/ writes names, and full_name sorts them',
  },
  {
    what: 'cents and money',
    pattern: /\/ 100\b(?!_)|\b\w*(minor|amount|price|cents)\w*\)? \* 100\b(?!_)/i,
    within: product,
    except: formatter,
    advice: 'moneyText and readTypedAmount of the contract’s format/ know the minor units',
  },
  {
    what: 'the validator',
    pattern: /from '(zod|@orpc)\b/,
    within: /^packages\/contract\/src\/.*\/facts\.ts$/,
    except: /^$/,
    advice: 'facts are plain data, and shapes stand in shapes.ts',
  },
  {
    what: 'SQL',
    pattern: /\b(sql|tx|db|owner)(<[^>]*>)?`/,
    within: /^apps\/api\/src\/features\//,
    except: /\/(store|tables|levels)\.ts$|\/demo\/(seed|lint)\//,
    advice: 'queries stand in store.ts or tables.ts',
  },
  {
    what: 'a scope',
    pattern: /\bas (Company|Platform|Own)?Scope\b/,
    within: /^apps\/api\/src\//,
    except: /\/http\/session\/gate\.ts$/,
    advice: 'only the gate makes a scope',
  },
]
