/** True if `url` names a server (or several, comma separated) and a database. */
export function isPostgresUrl(url: string): boolean {
  const parsed = parsePostgresUrl(url)
  return Boolean(parsed?.hostname && parsed.pathname.length > 1)
}

/** The parts of a connection address that may be shown: never the password. */
export function describePostgresUrl(url: string): { server: string; user: string; database: string } {
  const parsed = parsePostgresUrl(url)
  return {
    server: parsed ? `${parsed.hostname}:${parsed.port || '5432'}` : 'the server',
    user: decodeURIComponent(parsed?.username ?? ''),
    database: decodeURIComponent(parsed?.pathname.slice(1) ?? ''),
  }
}

function parsePostgresUrl(url: string): URL | undefined {
  if (!/^postgres(ql)?:\/\//.test(url)) return undefined
  // A list of hosts for failover is valid in PostgreSQL but not for URL.
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? []
  const first = URL.canParse(before + hosts + after) ? hosts : (hosts.split(',')[0] ?? '')
  return URL.canParse(before + first + after) ? new URL(before + first + after) : undefined
}
