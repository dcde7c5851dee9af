/** Something that only a few files may do. */
export interface Ban {
  what: string
  pattern: RegExp
  within: RegExp
  except: RegExp
  advice: string
}

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
    except: /\/platform\/|\/reading\/second-opinion\/|\/lib\/(client|call|text-parts)\.ts$/,
    advice: 'calls go through the client or the platform',
  },
  {
    what: 'Intl',
    pattern: /\bIntl\.|\.toLocale(Date|Time)?String\(/,
    within: /^apps\/web\/src\//,
    except: /\/lib\/format\.ts$|\/locales\/translate\.ts$/,
    advice: 'lib/format.ts formats',
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
    except: /\/(store|tables|levels)\.ts$|\/demo\/seed\//,
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
